// Written by `pnpm cells pack`; each number was proved in both directions. Not to be edited by hand.

/** By deals 1 … 32,000: the fewest cells, as `fewestCells.ts` reads them. */
export const CELLS = ''
  + 'n2lmqq6qnaeqlqq6aa2l6qq6unpqdutpVuVtt23qrrrqmqqarapmr6hpsmqUrafqeZb6na62mpmp276fqmZmuq7qp69Z2aKq1qqq'
  + 'pm+a6quv9vq57qqZ2urWplpprZqqbanqZnWbqara/W7qmmqpraroZZrVrrqb6uuWll9baqdvemqutumrunqmZV6qqmqy3r3qeqr4'
  + 'dmq6qheflabufpqqq3Km6q7quW7q6l72+a6qquqr6uaWpv76mqZVZqqqtuoqpqp66651abu7q6q6ktWqn+qrqqp97mvrr2tr2kqq'
  + 'rZn77t6q+ldu+/6WvmtWqtWufqqbq8tmpZqraUp/7Sarqu9+eZq+uu+brr9a4pnptq1Zmm7mqap7pWiqu62opprrruVrunr2bqpq'
  + 'q6pq32pbmuampmZbnqfq6m6a+quqrrnquaaqrqnWpen7Wqqnmnmuvbvqm6tW7buqfr6amqmeqmvummqrOdmmm6Z+q2qp6rr6rqsu'
  + 'q6X7+mmrdRafpqmatm2qmprZqa5rmtaW2nqqW67r5ma52prq6m65uiqlm6uumq6utpmva2nWbpmmqGqmqa6tabuq6q6qaWtnuerl'
  + '2tqWr6lrq9quaaq5lu1m+eapqm6rWaqanqqnle6nZfqrlqOVbq62WpqpmbupeurpW+6WXvml6daqabvrpaqq+u77urqeqxqaqmqa'
  + 'quaqqu6p+1q52m66qp7qqqZ6rZr2eafmqqpqt6arnaqqqtDeqmXvmuuuvqtqlqe6bv/Wtrquapmeuutrt6a36m5uXe6qWqqqmqVv'
  + 'qmurubpWpr/qubqumq+2qmueaqq6q2q6a6aOtGaqaemqqaaamm+m2pkf5n7rur5qpnfqmqpWmqmZbuqqq9qmqm6qlGmaaWmqpa+q'
  + '5qqtXpnmqaZq+lr+paqmarr/pqqfZmqqWOrqbeaW7qelutqmm6/mqrupWqt+trumqqq+u63amqmq5rqmZ6bbt6auemr63qatqqqZ'
  + 'qqqqGqfrumapu6qq6VqupXW6lp2pXZp6qqtp6Xqbn+606p2ptluuurqa+upo767pqZ7XvqqarqOu6rqrqp6ourr6Zuarqp7qo3up'
  + 'qamaqpq7qruqq+66urapq5mprZpqWrqqqZqmtqbm66uuuqqrubqtq6rd7puuqaeq2rpqm6mva65pmqarWqqvadm+t3qp+rp6WqmZ'
  + '6rpqmpaqruvqrquqqqna6peW92qps1pV6aqaZq6qWqa/ntuZqtqq+33pasrtZm+lqWlqq1mauZqqXq3qqmqpaq6aWa66Wqaqbpm6'
  + 'v2abqtqm7bvpqar6p+p56bqqrqrevmpabqvavf6q7vqquZr6qpu7qpurZ5vpnqnr5alptpmZ/qqpq5f+qqqrWanpp76b/p1rrrnZ'
  + 'aZ6arqrel6u+2p67mmu+p6vW9Zqqra6e6mlWqu+2r6m3qrqqfqqr62uJq5+mpuaqnqqaq6+pa35q62q6ubemtpqp6vqqqZp6m6mq'
  + 'raaanZquppmqt7qmmqt6lqmdqtqar+/rmWrpo6rupiqv6prqr7Wafqqu1uqqvuq5upZqaWtvWr1rq1unq5mu7amppq7Wqumpt7b6'
  + 'Xrp6rqmb9rnmrl2rqWr6616dlq56qqq+prq52rpVq6KbZ65ly6XWqlZZbmq3WmqqrpnpqWmqfpqqnmp6almlOqq63ppl6q6uapm9'
  + 'rVnp5rabmrpqt7WrpoKad+mubqb1qa6mvr65bhruuump6r9qfr+kqq+6m5rrbqqqZmhq9a5deuul/atumuralat6qr67aqpqrmqq'
  + 'rfpqtquqp+aquu/6qqb6KWqqarrmq+f6qlmpu5676mepqlVuqn/qn6rmqqeqd7uq6XmXm2qpurvqfqrmn13aXq++brqqqppqarW1'
  + 'Zqsrvpav6u6m6ap69pmrr2m6pmWqW26Wapqq1Grqbf1vqa2uqpn+7q++WaGqqme9nmdWJ52leu9lamlqqqq5pZq5um5rKrWqq2Xq'
  + 'q6apmR7qatarX69anfb1n6qZbpquap6a5bqrXqqtpqubqq47q6qq67qr6trp+uqmb6a6pum5+rqW67q6r+nrOdevppZtqu5qqqpq'
  + 'rqq6embpnq6qpWmu/vVt6TZtqp3areqmuerqpub61qm6Wqeaa6mmubZv7qmbtmu2+K1Zurrlpv2nqu6mabpatq56nmq7+t7rrnua'
  + '7avt5qanemmaqn/rp6q6vq6qXppln9qZqtmareW1pqtWau6mbj+mqqa+6bo+qr76rb9raftm5+6qmOaqqvq2qrepm6rtpapmahv2'
  + '+qa2WKlauunqpubqqqq9qqqu5quqqrqt2ouabfqom6rpZq/v52l6g62Wq66pqprq3Xq9J6uWnpWf23mu5qtut6eqJueq5enmua5a'
  + 'ul1u+p27qpWqv+aruer76quqrprq5qaqeuInrqqa2qruurvuv6rrutqaqvblvutqmurqql52q6qrZtqepepu+rp/aeqqkq6quqZm'
  + 'tv7qm6+bpqq6qmmWq6dqumtbqq75n+tnpnr7q6lvpV3u66mdq5+a6rZ2q6mqpZqq6qTbqn6r+ltrumpqqrq1qpu+WupnV6qp5+5q'
  + 'qpkn6qq5rapa57bmZuuqZq66Zqaqp6qmpqZ3ava5rbtpq6p7tZpad6q+r/qqppauamaWrru27pq6qq31mXp3umrq5mm7q2aqqq6p'
  + 'pn6qfrWv5qpZupqraqVWuZumqltkqm275qWqa6nqrruqqqul2pnmabn1+qqvquZu6qquua6qqnrVqmnqerafKqmulq6V7qqruaZV'
  + 'qmaabar+am75mqpqqK2p7qqj62mrdpprarqa6q2f69+qr6mqqaWqqWmrm7eqarax2nr7q2Fmuqql+pqauaa+rrfqW7qqeqn6tuZa'
  + 'Zatr6Vaq+rtaq6+72vqpmqqlrZrmb7ftatmq7qqGqnlqq77qnqa2eqquqaq66Vm5vqbtlamVqprTZqq27mq7/5Oqvq5uqbqpqad1'
  + 'q2uapq7mmlqaaqrmmqe6uq+bmpqmqb6qZ5qppmqp6qqvm65aqpqprquq5ZqZvlXqaaZrnSqtqquurmrpemv7epmvaWqZS6pq1eqq'
  + '516Zqmlfrrumtuq1qrq92qteaWZqnprfq+um6q25W6nquq6qprparqW5mua6q9elpZVrqn61qllu7Vv/ln6X9qm5WVdpqrp2q6v+'
  + '7vme+v6vZabXavbaqmur1qdqtqrpbuapb7V96qW7napq7qmturrmqr/p96pt343o6qa1rerWur5ata5q2ebp67aqvrfW4ar6qau6'
  + 'vqqq/66rvpr56qu2qr/pma5Zqqa5q+apRd6qqrlel7uqm7ltqlnppuuq6ququeqa2qetaVqe6qbqual5rmqquv6pl6vreXqu6uql'
  + 'qmpqaaptnutlqp6r6uuWeqaZqbmrqoqWq7pvZruZqvrqqp+2r76nZ5lpyru6Wpqqa6auq+a7mmq6nquqa62pqrqpqaaq6epr+uq6'
  + 'qZqp9qmVp6p6rpWqZtqmu+qpqql5l9ra+u3m6bvq6maqqqrqtrtqrbultrqrbu5Gp7bqmqu7qqvqWWadr2ruqq56+qjurmt69rqq'
  + 'uqu67qurppeqqaqq9nmuprqaqmaqrrWqurfqpnvb27rqqqappl6tWqqe+1b6rqrrtq6Zq22pb+quqqa+tq2mv/r7r626umq6eqWn'
  + 'q1am/2qWq5ufqq77+ubqu3pl6qqmvq2rZd6ldq6bqqqrvr2arm+qrqqnave60qrqqqbKmq66rqqpm52luqmqrr5ue1mqWpvvqV9p'
  + 'rZ6Zpbprl65pmnqqulpqu2e6qq6alq66qrr6r662+ZumbatqVq6muumrqvrqpua+qbmua2qqpqnrppauqZpppraraqpprubpqvZa'
  + 'puq2Vtmamlarmamlula25+7qnq76plluqrpqdm1Surnunurluaub/movq+6tau6++pabqume6v9uqru6qoWrp5fm/r6qqLZiqqmq'
  + 'pL6uatKrqma5utrqav/ppbZrqaq7mrnqumq7bbWpqrqqtmt5qumqr76oupmqqpumq7parrra+qu+5mevpr3qaq7ar+rrpqVv6apa'
  + 'qt7uvaYdqHa2mbaqe+qpl21rXaJ6qqyqqr6rNpmmu26m2Wqrqaqp1qp7v7up+bqpZu7qq6aqqv6b6rqaub9r6qqm2rna3pqa6+7q'
  + 'qW62qemumuaumr6u+qqalq5qeYlqWmrWqqmqruqmlp2qqq6urrGpuqtrpSeulq66Nuapvp7aqpVqr7pqrtmqrqr66mmqqmmaqpWq'
  + 'rqraqmpanuaZmqtpr6pepapqqbaXbqmVpqpylpob+aqbaaaauuaaWqurae+mpp2nfa6rrVbadrqpq5WrWqqmqqaaWpqummlu6eqa'
  + 'p6qri+vm3n6qearqrrqrZ3m+Zar662qmqqiqmq6mq7+Zamqtqrqrvp6rZmnql6inmrpZu6qb7qqquu6mqq2mZfuK/6plvupne5vt'
  + 'aqqqp6rbuuima7d6+ebafq6q+mrPrl+6Zq/rqrZZuqqttXlqe7Z6qlbWmvaq62rqdppWq6pprq3q9pupnrmzqq7qvpWWtm63Wmqu'
  + 'qup6r5ep7rmq+qraqnqq6lUqua66raq6r2qrauq76Oanqqq7pu9nr/56vqq66p+lu77rrrtsar5Spqn627v9qqmqqOaXtruuma66'
  + 'aq/mf61qpfarpqppZe7plqqmq6n6qrppaZqpqXqqan6qZ5lqpp6nqquS7almp695qlqWq3p5Znqpmaqqpap+6mmtppqr+p6uq652'
  + 'nuqr6n+59peuma66e52pu95mt2vqpmm2pqp5apaquq6qrmX6unqqu6qqqqq+unaW6qq6q2bqrag66qV5rq6pqqpqqrZ6qmlZuttb'
  + 'm6n6Z9qat6pqe2uuqreuuqvqaVrvm9qdqmqarrvamLa6pmpam+7qaqqa6amuraqqm/uH+d5f2Wp2q1eqqqe6rq9anqqq7a6qupup'
  + 'mWq/urXeuraprVrq6pmVup2auqmanqpqurmqqp+WqmX73mhuurqrruavupqmmqmpbYmq62aqq+purr+ratq7W6errqaqaqaqq66p'
  + 'Za6qp6apqma3Oqararqqrqqrmvqo6qp6qrq3mXuevpuemq2pqaqqrq+uWqaprqulpqVuqmj6qmq6Zqufa2Wpqb+kqarqnq1Z+u7r'
  + 'al6qX/v6rqqqqprqaWppbueql2ffem5xvlh7zuqq75etmb6/ua/2q+qprma216rlrnr7+lZ6mr6mVvdqq/qprdpmpqquWruaqq6r'
  + '69pX6Z5n5lbt6uqu5q6auWZrq6qru7eaprq6Wpa7mqr6+6bVvX6Zt6qrrap675/66rqmuaq6rqato66p+6mq2qqqq2uqqplq62aa'
  + 'x65l9+6uZauqqW26qabapnu5nq1pqm6empqavqrv6Wp6puv6qu5qW7mlpqa+9qmbqtbpJqqnpuqmmuutpapqppmrq5qr6uaa6n6p'
  + 'qb9qfuu13+a66quamWflqab+5vuuWamrnrap6frvruqq6bnrrv7q6pml69nqmmav62vqpqq5qr+nqrur6qmq6X+uXnpen6l22pqq'
  + 'qvar97a7pq6q7/3a7urlqpqqp25r6u6rqqdt6uueamqqrrumZpurrmab63aWqt6aquaqr6qtmv1am+qqXaq6mpqrrp2burpqqtaa'
  + '5tql6qqppup1qtqq6rqqtququZr6ru2mu2umqqqqu3vqeqtqqqXlmeuelZ3emp26fpqat22qquuqWqWqurpq6rbqrqebab5ap6uq'
  + 'qqapWe6uhqqqb9qdqr6a7lsmqqnbpfrq+taqtpa6qrmaur6qqfpp2upuW6qa6WmrvqqbmpqaquqlqWWZZ76rtq+pqpmqtYYruqq+'
  + 'a2+dqua6uqqJt2q6Z75paWeFrtpamaqWmmn5qp2qtmrWqmq/tZ6mq/cZN6rqrn6qqelqa2mqq6Wqe5m6bquqq3a7pr66qmL5leu6'
  + 'u3nmVmqqyr7eZm66qXq7/qu6qmq5/3qbld7vmruom2+6ZavalOuauqamqpe/XrqKq5pWqul6pqqam5qqq7arqbd6Zup6nrua7ua6'
  + 'rrvql6qqpb3aaau62Zirt9maqrqp/rVnmWmZeqv+2qkqnr6d7u+r3pua6m2Xlafm5leerquq6aqaqelnmp6aq+qabqv66rV9aqaK'
  + 'vupmrq2ip+ptqqXmbr6a6vq75t+prvq+qqvqtbqdq+62qWr+mpq6qmmpu2q6tmlqup5m/ubuqppm2a2e+qrq7mnVrqj+qqrnmrX1'
  + 'u7q/purqqq6v+6Wjequupqp2qua6a7vduqqaayquWuaqqnqedqu7b6aq6vruqmrWurpuuqmpertap/p6pK++uZq5quaZ1u226eaV'
  + 'mqaqaa+lqqa5mu7qpqpbuqpbquqr96meqn66apmaq6qlleb7rW6qbqrWqa9mlprr6+mat2qre1qn+7qmaqmmplpWtprlq1+qa26q'
  + 'qqq56pmZ5qZ1pqnuqv/qvemuraqf6K66r6qqfpuWqaqqvpqqZq2u6q+nta17uefa66Vq6+bpaq1r5pqr6au+uqqvK6eW1qeaaq6p'
  + 'ub2pmpp/aupaYrbqq+6666Zq6ny+d6pam6/q2rpq3rfWuaqutXUaqqmraprqrt+quqtuarmpqtmrubp66qqqKulnrpWrlaqbru+p'
  + 'tZWJm6mquamteuuv6tatX9mpVueW2nppqppt+alrqu6qq6ppZqrqbpqumeWq5quvapmrqnqq6pqrvqqW2e5uqqXu165q665bbm6r'
  + 'q6nenNmfmuum5uq6aqqmmqqVpqtaqiadlmpmrq66a+r+oqfqKqu6q3m/qtrl4aGqmqna2vrebemtur2qqmqnZvb5lm+qqtlembap'
  + '66ua1aqas61uoquqqlHtud1aqqur7mvqqaa+h26u9pbovm6+bar7qu6ppaqqWmurvur7+6fun6mm/Zqr6uuqqqZqemp5aWlmepWr'
  + 'q7q6ZZuqWra52/ruvqlq3mvqatnla6rrqqq2tmq17rrad6qrqpv6a6qWbqWrdeZqlVuZmqp5Zut2mqq5mqtq6qnqupqqiprubW66'
  + 'qr76nrpuXqeXqpvaZpqn5eadnrrqmeq6nutmtamq77Z6rrpav9ro22eaqqmnmuqy5WqpaataltqXu/qqmqqefuiv/m+qqaZvW1+u'
  + 'a5pamuXt+ammpavfurOrpb6la+7+5qpq36vp6aqaamqX5Wraqqqtparqqmqvmq6ba66qqa6apq/qrppqprqqmqq6qpbuq6bpv1uN'
  + 'pnqppqtZqmpZKqa+Zprrm5qq6aqa2rnrbra+qmqpn6mmqbuqqq55qqmq6qqrunnfZnvqt+qq5qunrq66aqbp9umvaq+f0qeaq5dv'
  + '1prdpprZvv66uq1q5uvb6mrquuuqq+qr9tbqa196fpt+2eqbq6qd2um2rrq3qpluuvpmqrqZ+eqqu6mu25vXqpan5ra/q2aut11v'
  + 'vqllf5Hvaa2nt6muqmqmqqqqrqplquqb6qmrqqqpqr6uf9mZblr6ai4qqaaumlvmqqqpWqmtqtq6rqumr2pZq/5nmbv7um/6p7du'
  + 'q2qaeq7mmuuqmmmqqqnqaWqp2mmlXlaWme3hqafl65qr7rmqqqWqaWqZ5avpZqaqmuq+rptuvpqueaa6qtqqmpWeZu6amqqq6nrm'
  + 'mqq3nW2qruq2a666bui2ammqp57mVqarqv2n3qve2qqbqqe2rpaq2rbr13lnq6qqqeqmrrarq5rH6q+eWrmdZqmmbptquaqe+2pm'
  + '5vmrmpm6Wm6qqquqpbqm2rlqquq3q6pref5e166ul/rrpumm+qnqWW6t2bqvuqq+lurW3rqr7pranu65auutruqematVnmquaqmv'
  + 'drqpqturrp2qaqu+pq+queWquqmfl6qprqmZqWq7q6Wa6q/r5qeqpr6amJZmrqqqru73t+uq6arp67uu+uqqma6qraqq5a+quqqm'
  + 'a2mrq6/vpqqaeZ7v62m62p9arr5p6qWbmeirZ62rrbnn56m7bqut95va2aiqrvrq7qpqq3aqauebbmqvqrqqqpaqqWqlqZ+rae6V'
  + 'Zaqtqrm/draq6fqu9mqumqrqna/nr/5rqqlvaVW+q/qeerebqWqpWaup5tqWrqqmmqqtfq66Wlqqm6adal5qaq6qqraaplamJnpu'
  + 'lqpummW1qmlpu6vbpqZrqu2Z6bpuaamqqqu6Wa2r6r6vJnqr9qpa/rralpqn6qbqu6VpqWmumm2e66vmmqqq6+pmaZqeq1nrqpVq'
  + 'mXqqeVoelXmaqtvrqqZququt6qqqvqrpqh7puGqa+mrvuqZpaqu6WqrrrurlqutqlqZ6aqm5qlnr4rq+p1pm+qatnp3aqq6m6urm'
  + '2qqqlrmtW2uW5qb0qqquq76r6u7rvu7mqqumreYmleaqprlWqpW6qr6pmmspuZu5pbrutqvmp5zq7qqpqdqkb6uutrrv5errquZ7'
  + 'uqaaWvXlnpar9qrqq6roqaeqqZW9r1raKGprmqrq+qqmqWZraqV6/qX2tnbq6aWrqXbq6rWprqW69qZmqaq6unvmbmaunuqmtmta'
  + 'tbpql6tqqvqXquqlv9ubmWq55q72qZmqntjXaqXarab9qp672qu6oZ6qurnrq5mqGrf1repmqmu66rWr16ulb6K6q6et+urZqvqq'
  + 'qapZp7a6qulp7lnlruqqr6qmrrpv6aq4qv5pWrp6um6mp5uqupaZ7fpam6fvaWWry/vrvqe5n6ZW16ueqa5eqqmqu+tX+p6mvmem'
  + 'q67eqptanm669pnnqX7Wmmu9W7mqWqa+pW2uupqlaXqbqqaqqm5aarenWqhqqua5++ruZnZVapaqoqq6arqpmZ6uZ2+a2ZrqpTW5'
  + 'q2vrbb0pa1quln6mppqZZ1vW6l6mq6qv65rrqqupq6apVq5q1262mrpVaqq6qq6qqqmarmr6/r6r6qbZ66r6quqq+qaW7Z6a3aqt'
  + 'mtpqtqrrfqmpnomaavutua55uqreqdauq1m5+m9+oremq7efm7q+qbvp+tuq6q+fqrPq2aanqWpuuqqepXqnmuq+uqn5ut+qW/q+'
  + 'qmpq+v6q/2q9mmraqt6u2qqurqp6nOuvpZq3pqmarqppnutpZ6pqq6p6u+qqapqammurpv6mpra9qquqq7ZnZ2r66qrWbtrWruqu'
  + 'tqqqprqq2qpq+3ata5qtqrp6qaWqaaqpqq6prqql62vqWlvpZql62ama66ambupupanmq7ume66+f5e6Wp6pYm6arlalmqqrmamW'
  + 'Wr2mqbamVrqrTep6/+qmmq+aZvbVmqrvqmqqavern+mr2paqutqmqta6m++q2dq6vbrm+6arhn+qq/6mr55aaqapvqa9mmqvqe2p'
  + 'lvuarnaqqbenp6Zprrr6q5mZaq6vnqqq1q6m6m6qn6u/6mqqa56uqnqqplaaquuqp+pqb9mmaWv6u9ulZ2u+W3q66arpul6q55qu'
  + 'luqfqnrWapmqqqluqvtpqrqrbqrWlvl6pqZqm5quun2pframv1qqqqrpam2+t6qlpnql+676ruauqr2d6aqampvmquqqrnqqp965'
  + 'brl6dprqq66qZ2q26ph5uq6mWtquba3fpe+qqqZ96qauv6pqq2yp2umqqtqqZ+fqmtuqvmubuqt6qu6uZa+mpa56p36Z+qprqu6r'
  + '/bbqpVqrera6+qmr66umZmrrv7rrmvbfvaprtrm7u9boqarvqa2dXpqr5+rmuqnmWqmprraqnuraql6vnhuerqqpp6u6naaaaqru'
  + 'qrarpqpqpm2i+qt6qqvqjbrujuZrrraper7paqun6taqqaV1Wapuvqeqpv3GqqbuqoaZq2nrn6fKbamqlbp3bnq6ZqeKumu17tmm'
  + 'e/qtuq+quambarppeqru6a6qupqZ5aqaqq6arebZ9puq65umqmZ6Wam/aZ62mm2qummWabqq+6m57qa3elb/ppZ3qprumaraq9mt'
  + 'r63apqqanqqqq9qv6nLrauqXpnmuZ7auvr76qWm5pt6rZm6raaaqvuu5Zebp6vm6e6qq2l5dZubqmqbpvvpmq7uvr6r6mmr7mrd9'
  + 'aepqqqluuylWppe6mqruuW7+7qv7qpm3qqq65KqoVqrqqbWuZqmVlqrv6uaemaneqrq6iarq7qe6tvWqaq6qqbumrqaq1qhqrW+q'
  + 'qau76666lu15Z5r+2pplK566arWrmtq7arpvqv5q6+deql/pra3ieapvf67mqmqaru2q6Zaqqb6q7a9qq6Kqqeqq6/7qmnaTr+Jf'
  + 'WlXa+Zlquqq9u2qmZo7af5eeqqu26qp/eWpaWuv6W/Zt6buJqhvaq7aq6q6qpur7qfa6Znul7Xqqpmqvvuqq3e3qeurqmmG7pqqu'
  + 'muZ5pqqv3ruuvqr+p9Zqq6tr+t2qmquWaGqv6WSqen5prnne6n/eqa55erupplq1a2q7qprq/aqm6qamr2qqqmrpommrb7l6mbq1'
  + 'bV6u1r6ar+Wave2aaummv+fWqaVv5mqvpim+np9mqq7hpqe++2uq6qaaq9sq65bpqVXZuqqrabmmk+vqqW7qqq6d6Wu2pfpZ1qqq'
  + 'r6Zb6tuWuq+qqXmuq7l9qZqrqm2ubaqqaurqrpnnqaetr+6rombrbqvaempqpnq2p5L';

/** Those that need none, four, or more than four (5). */
export const MORE: Readonly<Record<number, number>> = {
  164: 0, 169: 4, 178: 4, 285: 4, 454: 4, 575: 4, 598: 4, 617: 4, 657: 4, 775: 4,
  829: 4, 892: 0, 988: 4, 1012: 0, 1025: 4, 1081: 0, 1136: 4, 1150: 0, 1443: 4, 1495: 4,
  1529: 0, 1661: 4, 1734: 4, 1941: 4, 2081: 4, 2240: 4, 2241: 4, 2508: 0, 2514: 0, 2563: 4,
  2670: 4, 2802: 4, 3015: 4, 3130: 4, 3178: 0, 3225: 0, 3250: 0, 3289: 4, 3685: 4, 3772: 4,
  4368: 4, 4609: 4, 4625: 4, 4929: 0, 4946: 4, 5055: 0, 5152: 0, 5157: 4, 5213: 0, 5254: 4,
  5300: 0, 5463: 4, 5707: 4, 5814: 0, 5877: 0, 5907: 0, 5979: 4, 6017: 4, 6139: 4, 6255: 4,
  6365: 4, 6498: 4, 6749: 0, 6775: 4, 6834: 4, 6893: 0, 6918: 4, 7000: 4, 7018: 0, 7057: 4,
  7058: 0, 7107: 4, 7167: 0, 7303: 4, 7305: 4, 7477: 4, 7700: 4, 7807: 0, 8182: 4, 8355: 0,
  8454: 4, 8471: 0, 8591: 4, 8613: 4, 8820: 4, 8927: 4, 8961: 0, 9209: 4, 9278: 4, 9784: 4,
  9790: 4, 9877: 4, 9998: 0, 10288: 4, 10370: 4, 10692: 4, 10772: 0, 11281: 4, 11304: 4, 11819: 4,
  11863: 0, 11944: 4, 11982: 5, 11987: 0, 12006: 4, 12021: 4, 12166: 4, 12319: 4, 12330: 4, 12381: 4,
  12392: 0, 12411: 0, 12676: 0, 12753: 4, 12773: 4, 12795: 4, 13007: 4, 13015: 4, 13214: 0, 13304: 4,
  13388: 4, 13464: 0, 13532: 0, 13584: 4, 13751: 4, 13867: 4, 13926: 4, 14014: 0, 14027: 4, 14070: 4,
  14267: 4, 14623: 4, 14624: 0, 14826: 0, 14904: 4, 15140: 0, 15196: 0, 15339: 4, 15382: 4, 15512: 4,
  15562: 4, 15695: 4, 15704: 4, 15710: 4, 16129: 4, 16202: 4, 16407: 4, 17426: 4, 17467: 4, 17680: 4,
  17683: 4, 17736: 4, 17772: 0, 17863: 4, 17871: 0, 17985: 4, 18026: 0, 18118: 4, 18150: 0, 18192: 4,
  18356: 4, 18427: 0, 18600: 4, 18623: 4, 18872: 4, 18947: 4, 19013: 4, 19146: 4, 19590: 4, 19767: 4,
  19837: 4, 19880: 4, 19951: 0, 20055: 4, 20112: 4, 20418: 4, 20489: 4, 20533: 0, 20547: 4, 20581: 4,
  20589: 4, 20725: 4, 20737: 4, 20757: 4, 20810: 4, 20830: 4, 21278: 4, 21454: 4, 21491: 4, 21560: 4,
  21657: 0, 21900: 0, 21939: 4, 22177: 4, 22521: 4, 22661: 4, 22663: 0, 22907: 4, 23156: 4, 23328: 0,
  23874: 4, 24104: 4, 24176: 0, 24591: 4, 24735: 4, 24919: 0, 25001: 0, 25014: 4, 25129: 4, 25246: 4,
  25315: 4, 25375: 4, 25424: 4, 25450: 4, 25558: 4, 25599: 4, 25602: 4, 25904: 0, 25957: 4, 25995: 4,
  26061: 4, 26194: 4, 26294: 4, 26576: 4, 26629: 4, 26693: 4, 26719: 0, 27040: 4, 27121: 0, 27201: 4,
  27390: 4, 27853: 0, 27938: 4, 28118: 4, 28856: 0, 28952: 4, 29230: 4, 29345: 4, 29435: 4, 29462: 4,
  29474: 4, 29580: 4, 29596: 4, 29628: 4, 29676: 4, 30057: 4, 30329: 0, 30414: 4, 30418: 0, 30506: 4,
  30584: 0, 30663: 4, 30755: 0, 30849: 0, 30887: 4, 30897: 4, 30952: 4, 31044: 4, 31049: 4, 31185: 0,
  31302: 4, 31316: 0, 31465: 4, 31601: 4, 31631: 4, 31675: 4, 31729: 4, 31945: 4,
};
