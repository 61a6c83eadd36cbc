import { D as t, Lt as dealNumberFault, W as isFreecellGame, dn as suitOf, f as painted, h as isKnownUnwinnable, vt as unseenCards } from "./table-B2t0YWwZ.js";
// ../../packages/core/src/solver/fewestCellsTable.ts
/** By deals 1 … 32,000: the fewest cells, as `fewestCells.ts` reads them. */
var CELLS = "n2lmqq6qnaeqlqq6aa2l6qq6unpqdutpVuVtt23qrrrqmqqarapmr6hpsmqUrafqeZb6nS62mpmp276fqmZmuq7qJ69Z2aKq1qqqpm+a6quv9vq57qqZ2urWplpprZqqbanqZnWbqara/W7qmmqpraroZZrVrrqb6uuWll9baqdvemqutumrunqmZV6qqmqy3r3qeqr4dmq6qheflabufpqqq3Km6q7quW7q6l72+a6qquqr6uaWpv76mqZVZqqqtuoqpqp66651abu7q6q6ktWqn+qrqqp97mvrr2tr2kqqrZn77t6q+ldu+/6WvmtWqtWufqqYq8tmpZqraUp/7Sarqu9+eZq+uu+brr9a4pnptq1Zmm7mqap7pWiqu62opprrruVrunr2bqpqq6pq32pbmuampmZbnqfq6m6a+quqrrnquaaqrqnWpen7Wqqnmnmuvbvqm6tW7buqfr6amqmeqmvummqrOdmmm6Z+q2qp6rr6rqsuq6X7+mmrdRafpqmatm2qmpjZqa5rmtaW2nqqW67r5ma52prq6m65uiqlm6uumq6utpmva2nWbpmmqGqmqa6tabuq6q6qaWtnuerl2tqWr6lrq9quaaq5lu1m+eapqm6rWaqanqqnle6nZfqrlqOVbq62WpqJmbupeurpW+6WXvml6daqabvrpaqq+u77urqeqxqaqmqaquaqqu6p+1q52m66qp7qqqZ6rZr2eafmqqpqt6arnaqqqtDeqmXvmuuuvqtqlqe6bv/Wtrquapmeuutrt6a36m5uXe6qWqqqmqVvqmurubpWpr/qubqumq+2qmueaqq6q2q6a6aOtGaqaemqqaaamm+m2pkf5n7rur5qpnfqmqpWmqmZbuqqq9qmqm6qlGmaaWmqpa+q5qqtXpnmqaZq+lr+paqmarr/pqqfZmqqWOrqbeaW7qelutqmm6/mqrupWqt+trumqqq+u63amqmq5rqmZ6bbt6auemr63qatqqqZqqqqGqfrumapu6qq6VqupXW6lp2pXZp6qqtp6Xqbn+K06p2ptluuurqa+upo767pqZ7HvqqarqOu6rqrqp6ourr6Zuarqp7qo3upqamaqpq7qruqq+66urapq5mprZpqWrqqqZqmtqbm66uuuqqrubqtq6rd7puuqaeq2rpqm6mva65pmqarWqqvadm+t3qp+rp6WqmZ6rpqmpaqrsvqrquqqqna6peW92qps1pV6aqaZq6qWqa/ntuZqtqq+33pasrtZm+lqWlqq1mauZqqXq3qqmqpaq6aWa66Woaqbpm6v2abqtqm7bvpqar6p+p56bqqrqrevmpaLqvavf6q7vqquZr6qpu7qpurZ5vpnqnr5alptpmZ/qqpq5f+qqqrWanpp76b/p1rrrnZaZ6arqrel6u+2p67mmu+p6vW9Zqqra6e6mlWqu+2r6m3qrqqfqqr62uJq5+mpuaqnqqaq6+pa35q62q6ubemtpqp6vqqqZp6m6mqraaanZquppmqt7qmmqt6lqmdqtqar+/rmWrpo6rupiqv6prqr7Wafqqu1uqqvuq5upZqaWtvWr1rq1unq5mu7amppq7Wqumpt7b6Xrp6rqmb9rnmrl2rqWr6616dlq56qqq+prq52rpVq6KbZ65ly6XWqlZZbmq3WmqqrpnpqWmqfpqqnmp6almlOqq63ppl6q6uapm9rVnp5rabmrpqt7WrpoKad+mubqb1qa6Gvr65bhruuump6r9qfr+kqq+6m5rrbqqqZmhq9a5deuuk/atumuralat6qr67aqpqrmqqrfpqtquqp+aquu/6qqb6KWqqarrmq+f6qlmpu5676mepqlVuqn/qn6rmqqeqd7uq6XmTm2qpurvqfqrmn13aXq++brqqqppqarW1Zqsrvpav6u6m6ap69pmrr2m6pmWqW26Wapqq1Grqbf1vqa2uqpn+7q++WaGqqme9nmdWJ52leu9lKmlqqqq5pZq5um5rKrWqq2Xqq6apmR7qatarX69anfb1n6qZbpquap6a5bqrXqqtJqubqq47q6qq67qr6trp+uqmb6a6pum5+rqW67q6r+nrOdevppZtqu5qqqpqrqq6embpnq6qpWmu/vVt6TZtqp3areqmuerqpub61qm6Wqeaa6mmubZv7qmbtmu2+K1Zurrlpv2nqu6mabpatq56nmq7+t7rrnua7avt5qanemmaqn/rp6q6vq6qXppln9qZqtmareW1pqtWau6mbj+mqqa+6bo+qr76rb9raftm5+6qmOaqqvq2qrepm6rtpapmahv2+qa2WKlauunqpubqqqq9qqqu5quqqrqt2ouabfqom6rpZq/v52l6g62Wq66pqprq3Xq9J6uWnpWf23mu5qtut6eqJueq5enmua5aul1u+p27qpWqv+aruer76quqrprq5qaqeuInrqqa2qruurvuv6rrutqaqvblvutqmurqql52q6qrZtqOpepu+rp/aeqqkq6quqZmtv7qm6+bpqq6qmmWq6dqumsbqq75n+tnpnr7q6lvpV3u66mdq5+a6rZ2q6mqpZqq6qTbqn6r+ltLumpqqrq1qpu+WupnV6qp5+5qqpkn6qq5rapa57bmZuuqZq66Zqaqp6qmpqZ3ava5rbtpq6p7tZpad6q+r/qqppauamaWrru27pq6qq31mXp3umrq5mm7q2aqqq6ppn6qfrWv5qpZupqraqVWuZumqltkqm275qWqa6nqrruqqqul2pnmabn1+qqvquZu6qquua6qqnrVqmnqerafKqmulq6V7qqruaZVqmaabar+am75mqpqqK2p7qqj62mrdpprarqa6q2f69+qr6mqqaWqKWmrm7eqarax2nr7q2Fmuqql+pqauaa+rrfqW7qoeqn6tuZaZatr6Vaq+rtaq6+72vqpmqqlrZrmb7ftatmq7qqGqnlqq77qnqa2eqquqaq66Vm5vqbtlamVqprTZqq27mq7/5Oqvq5uqbopqad1q2uapq7mmlqaaqrmmqe6uqybmpqmqb6qZ5qpJmqp6qqvmK5aqpqprquq5ZqZvlXqaaZrnSqtqquurmrpemv7epmvaWqZS6pq1eqq416Zqmlfrrsmtui1qrq92qteaWZqnprfq+um6q24W4nquq6qprparqW4mua6q9clpZUrqnyxqllu7Vv/ln6X9qm5SVdpqLp2q6v+7vie8P6vZabXavbaqmur1qdqtqrpbuapb7V96qW7napq7qmturrmqr/p96pt343o6qa1rerWur5ata5q2ebp67aqvrfW4ar6qau6vqqq/66rvpr56qu2qr/pma5Zqqa5q+apRd6qqrlel7uqm7ltqlnppuuq6ququeqa2qetaVqe6qbqual5rmqquv6pl6vreXqu6uqlqmpqaaptnutlqp6r6uuWeqaZqbmrqoqWq7pvZruZqvrqqp+2r76nZ5lpyru6Wpqqa6auq+a7mmq6nquqa62pqrqpqaaq6epr+uq6qZqp9qmVp6p6rpWqZtqmu+qpqql5l9ra+u3m6bvq6maqqqrqtrtqrbultrqrbu5Gp7bqmqu7qqvqWWadr2ruqq56+qjurmt68rqququ67qurppeqqaqq9nmuprqaqmaqrrWqurfqpnvb27rqqqappl6tWqqe+1b6rqrrtq6Zq22pb+quqqa+tq2mv/r7r626umq6eqWnq1am/2qWq5ufqq77+ubqu3pl6qqmvq2rZd6ldq6bqqqrvr2arm+qrqqkave60qrqqqbKmq66rqqpm52luqmqrr5ue1mqWpvvqV9prZ6ZpYprl65pmnqqulpqu2e6qq6alq66qrr4r662+ZumbatqVq6muumrqvrqpua+qbmua2qqpqnrppauqZpppraraqpprubpqvZapuq2Vtmamlarmamhula25+7qnq76plluqrpqdm1Surnunurluaub/mgvq+6tau6++pabqume6v9uqru6qoWrp5fm/r6qqLZiqqmqpL6uatKrqma5itrqav/ppYZrqaq7krnqumq7bbWpqrqqtmt5qumqr76oupmqqpumq7parrra+qu+5mevpr3qaq7ar+rrpqRv6apaqt7uvaYdKHa2mbaqe+qpl21rTaJ6Kqyqqr6rNpmmu26m2Wqrqaqp1qp7v7up+bqpZu7qq6aqqv6b6rqaub9r6qqm2rna3pqa6+7qqW62qemumuaumr6u+qqalq5qeYlqWmrWqqmqruqmlp2qqq6urrGpuqtrpQeulq66NuapvJ7aqpVqr7pqrtmqrqr66mmqqmmaqpWqrqraqkpanuaZmqtpr6pepapqqbaXbqmVpqpylpob+aqbaaaauuaaWqurae+mpp2nfa6rrVbadrqpq5WrWqqmqqaaWpqummlu6eqap6qri+vm3n6qearqrrqrZ3m+Zar662qmqqiqmq6mq7+Zamqtqrqjvp6rZmnql6inmrpZu6qb7qqquu6mqq2mZfuK/6plvupne5vtaqqqp6rbuuima7d6+ebafq6q+mrPrl+6Jq/rqrZZuqqttXlqe7Z6qlbWmvaq62rqdppWq6pprq3q9pupnrmzqq7qvpWWtm63Wmququp6r5ep7rmq+qraqnqq6lUqua66raq6r2qrauq74Oanqqq7pu9nr/46vqq66p+lO77rrrtsar5Spqn627v9qqmqqOaXtrsuma6KKq/mf61qpfarpqppZe7plqqmq6n6qrppaZqpqXqqan6qZ5lqpp6nqquS7almp695qlqWq3p5Znqpmaqqpap+6mmtppqr+p6uq652nuqr6n+59peumaK6e52pu9Jmt2vqpmm2pqp5apaquq6qrmX6unqqu6qqqqq+unaW6qq6q2bqrag66qV5rq6pqqpqqrZ6qmlZuttbm6n6Z9qat6pqe2uuqreuuqvqaVrvmNqdqmqarrvamLa6pmpam+7qaqqa6amuraqqm/uH+d5f2Wp2q1eqqqe6rq9anqqq7a6qupupmWq/urXeuraprVrq6pmVup2auqmanqpqurmqqp+WqmX73mhusrqrruavupqmmqmpbYmq62aqq+purr+rato7W6errqaqaqaqq66pZa6qp6apqia3Oqararqqrqqrmvqo6qp6qrq3mXuevpuemq2pqaoqrq+uWqapLqulpqVuqmj6qmq6Zqufa2Wpqb+kqarqnq1Z+u7ral6qX/v6rKqqqprqaWppbueql2ffem5xvlh7zuqq75etmb6/ua/2q+qprma216rlrnrL+lZ6mr6mVvdqq/qprdpmpqquWruaqi6r69pX6Z5n5lbt6uqu5qKauWZrq6qru7eaprq6Wpa7mqr6+6bVvX6Zt6qrrap675/66rqmuaq6rqato66p+6mq2qqqq2uqqplq62aax65l9+6uZauqqW26qabapnu5nq1pqm6empqavqrv6Wp4puv6qu5qW7mlpqa+9qmbqtbpJqqnpuqmmuutpapqppmrq5qr6uaa6n6pqb9qfuu13+a66quamWflqab+5vuuWamrnrap6frvruqq6bnrrv7q6pml69nqmmav62vqpqq5qr+nqrur6qmq6X+uXnpen6l22pqqqvar97a7pq6q7/3a7urlqpqqp25r6u6rqqdt6uueamqqrrumZpurrmab63aWqt6aquaqr6qtmv1am+qqXaq6mpqrrp2burpqqtaa5tql6qqppup1qtqq6rqqtququZr6ru2mu2umqqqqu3vqeqtqqqXlmeuelZ3emp26fpqat22qquuqGqWqurpq6rbqrqebab5ap6uqqqapWe6uhqqqb9qdqr6a7lsmqqnbpfrq+taqtpa6qrmaur6qqfpp2upuW6qa6WmrvqqbmpqaquqlqWWZZ76rtq+pqpmqtYYruqq+a2+dqua6uqqJt2q6Z75JaWeFrtpamaqWmmn5qp2qtmrWqmq/tZ6mq/cZN6rqrn6qqelqa2mqq6Wqe5m6bquqq3a7pr66qmL5leu6u3nmVmqqyrzeZm66qXq7/qu6qmq5/3qbld7vmruom2+6ZavalOuauqamqpe/XrqKq5pWqul6pqqam5qqq7arqbd6Zup6nrua7ua6rrvql6qqpb3aaau62Zirt9maqrqp/rVnmWmZeqv+2qkqnr6d7u+r3pua6m2Xlafm5leerquq6aqaqelnmp6aq+qabqv66rV9aqaKvupmrq2ip+ptqqXmbr6a6vq75t+prvq+qqvqtbqdq+62qWr+mpq6qmmpu2q6tmlqup5m/ubuqppm2a2e+qrq7mnVrqj+qqrnmrX1u7q/purqqq6v+6Wjequupqp2qua6a7vduqqaayquWuaqqnqedqu7b6aq6vruqmrWurpuuqmpertap/p6pK++uZq5quaZ1u226eaVmqaqaa+lqqa5mu7qpqpbuqpbquqr96meqn66apmaq6qlleb7rW6qbqrWqa9mlprr6+mat2qre1qn+7qmaqmmplpWtprlq1+qa26qqqq56pmZ5qZ1pqnuqv/qvemuraqf6K66r6qqfpuWqaqqvpqqZq2u6q+nta17uefa66Vq6+bpaq1r5pqr6au+uqqvK6eW1qeaaq6pub2pmpp/aupaYrbqq+6666Zq6ny+d6pam6/q2rpq3rfWuaqutXUaqqmraprqrt+quqtuarmpqtmrubp66qqqKulnrpWrlaqbru+ptZWJm6mquamteuuv6tatX9mpVueW2nppqppt+alrqu6qq6ppZqrqbpqumeWq5quvapmrqnqq6pqrvqKW2e5uqqXu165q665bbm6rq6ncnNmfmuum5uq6aqqmmqqVpqtaqiadlmpmrq66a+r+oqfqKqu6q3m/qtrl4aGqmqna2vrebemtur2qqmqnZvb5lm+qqtlembap66ua1aqas61uoquqqkHtud1aqqur7mjqqaa+h26u9pbovm6+bar7qu6ppaqqWmurvur7+6fun6mm/Zqr6uuqqqZqemp5aWlmepWrq7q6ZZuqWra52/ruvqlq3mvqatnla6rrqqq2tmq17rrad6qrqpv6a6qWbqWrdeZqlVuZmqp5Zut2mqq5mqtq6qnqupqqiprubW66qr76nrpuXqeXqpvaZpqn5eadnrrqmeq6nutmtamq77Z6rrpav9Lo22eaqqmnmuqy5WqpaataltqXu/qqmqqefuiv/m+qqaZvW1+ua5pamuXt+ammpavfurOrpb6la+7+5qpq36vp6aqaamqX5Wraqqqtparqqmqjmq6ba66qqa6apq/qrppqprqqmqq6qpbuq6bpv1uNpnqppqtZqmpZKqa+Zprrm5qq6aqa2rnrbra+qmqpn6mmqbuqqq55qqmq6qqrunnfZnvqt+qq5qunrq66aqbp9umvaq+f0qeaq5dv1prdpprZvv66uq1q5uvb6mrquuuqq+qr9tbqa196fpt+2Oqbq6qd2um2rrq3qpluuvpmqrqZ+eqqu6mu25vXqpan5ra/q2aut11vvqllf5Hvaa2nt6muqmqmqqqqrqplquqb6qmrqqqpqryuf9mZblr6Yi4qqaaumlvmqqqpWqmtqtq6rqumr2pZq/5nmbv7um/6p7duq2qaeq7mmuuqmmmqqqnqaWqp2mmlXlaWme3hqafl65qr7rmqqqWqaWqZ5avpZqaqmuq+rptuvpqueaa6qtqqmpWeZu6amqqq6nrmmqq3nW2qruq2a666bui2ammqp57mVqarqv2n3qve2qqbqqe2rpaq2rbr13lnq6qqqeqmrrarq5rH6q+eWrmdZqmmbptquaqe+2pm5vmrmpm6Wm6qqquqpbqm2rlqquq3q6pref5e166ul/rrpumm+qnqWW6t2bqvuqq+lurW3rqr7pranu65auutruqematVnmquaqmvdrqpqturrp2qaqu+pq+queWquqmfl6qprqmZqWi7q6Wa6q/r5qeqpr6amJZmrqqqru73t+uq6arp67uu+uqqma6qraqq5S+quqqma2mrq6/vpqqaeZ7v62m62p9arr5p6qWbmeirZ62rrbnn56m7bqut95va2aiqrvrq7qpqq3aqauebbmqvqrqqqpaqqWqlqZ+rae6VZaqtqrm/draq6fqu9mqumqrqna/nr/5rqqlvaVW+q/qeerebqWqpWaup5tqWrqqmmqqtfq66Wlqqm6adal5qaq6qqraaplamJnpulqpummW1qmlpu6vbpqZrqu2Z6bpuaamqqqu6Wa2r6r6vJnqr9qpa/rralpqn6qbqu6VpqWmumm2e64vmmqqq6+pmaZqeq1nrqpVqmXqqeVoelXmaqtvrqqZquKut6qqqvKrpqh7puGqa+mrvuqZpaqu6WqrrrurlqutqlqZ6aqm5qlnr4rq+p1pm+qatnp3aqq6m6urm2KqqhrmtW2uW5qb0qqquq46r6u7rvu7miqumreYmleaqprlWqpW6qo6pmmspuZu5pbrutqvmp5zq7qqpqdqkb6uutrrs5errquZ7uqaaWvXlnoar9qrqq6roqaeqqZW9r1raKGprmqrq+qqmqWZraqV6/qX2tnbC6KWrqXbq6rGprqW69qZmqaq6unvmbmaunuqmtmtatbpql6tqqvqXquqlv9ubmWq55q72KZmqntjXaqXarab9qp672qu6oZ6qurnrq5mqGrf1repmqmu6yrWr16ulb6Kyq6et+urZqvqqqapZp7a6qulp7lnlruqqr6qmrrpv6aq4qv5pWrp6um6mp5uqupaZ7fpam6fvaWWry/vrvqe5n6ZW16ueqa5eqqmqu+tX+p6mvmemq67eqptanm669pnnqX7Wmmu9W7mqWqa+pW2uupqlaXqbqqaqqm5aarenWqhqqua5++ruZnZVapaqoqq6arqpmZ6uZ2+a2ZrqpTW5q2vrbb0pa1quln6mppqZZ1vW6l6mq6qv65rrqqupq6apVq5q1262mrpVaqq6qq6qqqmarmr6/r6r6qbZ66r6quqq+qaW7Z6a3aqtmtpqtqrrfqmpnomaavutua55uqreqdauq1m5+m9+oremq7efm7q+qbvp+tuq6q+fqrPq2aanqWpuuqqepXqnmuq+uqn5ut+qW/q+qmpq+v6q/2q9mmraqt6u2qqurqp6nOuvpZq3pqmarqppnutpZ6pqq6p6u+qqapqammurpv6mpra9qquqq7ZnZ2r66qrWbtrWruqutqqqprqq2qpq+3ata5qtqrp6qaWqaaqpqq6Jrqql62vqWlvpZql62ama66aGbupupakmq7ume66+f5e6Wp6pYm6arlalmqqrmamWWr2mqbamVrqrTep6/+qmiq+aZvbVmqrvqmqqavern+mr2paqutqmqta6m++q2dq6vbrm+6arhn+oq/6mr55aaqapvqa9mmqvqe2plvuarnaqqbenp6Zporr6q5mZaq6vnqqq1q6m6m6qnKu/6mqqa56uqnqqplaaquuqp+pqb9mmaWv6u9ulZ2u+W3q66arpul6q55quluqfqnrWapmqqqluqvtpqrqrbqrWlvl6pqZqm5quun2pframv1qqqorpam2+t6qlpnql+676ruauqr2d6aqampvmquqqrnqqp965brl6dprqq66qZ2q26ph5uq6mWtquba3fpe+qqqZ96qauv6pqq2yp2umqqtqqZ+fqmtuqvmubuqt6qu6uZa+mpa56p36Z+qprqu6r/bbqpVqrera6+qmr66umZmrrv7rrmvbfvaprtrm7u9boqarvqa2dXpqr5+rmuqnmWqmprraqnuraql6vnhuerqqpp6u6naaaaqruqrarpqpqpm2i+qt6qqvqjbrujuZrrraper7paqun6taqqaV1WapuvqeqpvHGqqbuqoaZq2nrn6fKbamqlbp3bnq6ZqeKumu17tmme/qtuq+quambarppeqru6a6qupqZ5aqaqq6arebZ9puq65umqmZ6Wam/aZ62mm2qummWabiq+6m57qa3elb/ppZ3qprumaraq9mtr63apqoanqqqq9qv6nLrauqXpnmuZ7auvr76qWm5pt6rZm6raaaovis5Zebp6vm6e6qq2l5dZubqmqbpvvpmq7uvr6r6mmr7mrd9aepqqqluuylWppe6mqruuW7+7qv7qpm3qqq65KqoVqrqqbWuZqmVlqrv6uaemaneqrq6iarq7qe6tvWqaq6qqbOmrqaq1qhqrW+qqau76666lu15Z5r+2pplK566arWrmtq7arpvqv5q6+deql/pra3ieapvf67mqmqaru2q6Zaqqb6q7a9qq6Kqqeqq6/7qmnaTr+JfWlUa+Zlquqq9u2qmZo7af5eeqqu26qp/eWpaWuv6W/Zt6buJqhvaq7aK6q6qpur7qfa6Znul7Xqqpmqvvuqq3e3qeurqmmG7pqqumuZ5pqqv3ruuvqr+p9Zqq6tr+t2qGquWaGqv6WSqen5prnne6n/eqY55erupplq1a2q7qprq/aqm6qamr2qqqmrpommrb7F6mbq1bV6u1r6ar+Waveyaaummv+fWqaVv5mqvpim+np9mqq7hpqe++2uq6qaaq9sq65bpqVXZuqqrabmmk+vqqW7Kqq6d6Wu2pfpZ1qqqr6Zb6tuWuK+qqXmuq7l9qZqrqm2ubaqqaurqrpnnqaetr+6rombrbqvaemoqpnq2p5L";
/** Those that need none, four, or more than four (5). */
var MORE = {
	164: 0,
	169: 4,
	178: 4,
	285: 4,
	454: 4,
	575: 4,
	598: 4,
	617: 4,
	657: 4,
	775: 4,
	829: 4,
	892: 0,
	988: 4,
	1012: 0,
	1025: 4,
	1081: 0,
	1136: 4,
	1150: 0,
	1443: 4,
	1495: 4,
	1529: 0,
	1661: 4,
	1734: 4,
	1941: 4,
	2081: 4,
	2240: 4,
	2241: 4,
	2508: 0,
	2514: 0,
	2563: 4,
	2670: 4,
	2802: 4,
	3015: 4,
	3130: 4,
	3178: 0,
	3225: 0,
	3250: 0,
	3289: 4,
	3685: 4,
	3772: 4,
	4368: 4,
	4609: 4,
	4625: 4,
	4929: 0,
	4946: 4,
	5055: 0,
	5152: 0,
	5157: 4,
	5213: 0,
	5254: 4,
	5300: 0,
	5463: 4,
	5707: 4,
	5814: 0,
	5877: 0,
	5907: 0,
	5979: 4,
	6017: 4,
	6139: 4,
	6255: 4,
	6365: 4,
	6498: 4,
	6749: 0,
	6775: 4,
	6834: 4,
	6893: 0,
	6918: 4,
	7e3: 4,
	7018: 0,
	7057: 4,
	7058: 0,
	7107: 4,
	7167: 0,
	7303: 4,
	7305: 4,
	7477: 4,
	7700: 4,
	7807: 0,
	8182: 4,
	8355: 0,
	8454: 4,
	8471: 0,
	8591: 4,
	8613: 4,
	8820: 4,
	8927: 4,
	8961: 0,
	9209: 4,
	9278: 4,
	9784: 4,
	9790: 4,
	9877: 4,
	9998: 0,
	10288: 4,
	10370: 4,
	10692: 4,
	10772: 0,
	11281: 4,
	11304: 4,
	11819: 4,
	11863: 0,
	11944: 4,
	11982: 5,
	11987: 0,
	12006: 4,
	12021: 4,
	12166: 4,
	12319: 4,
	12330: 4,
	12381: 4,
	12392: 0,
	12411: 0,
	12676: 0,
	12753: 4,
	12773: 4,
	12795: 4,
	13007: 4,
	13015: 4,
	13214: 0,
	13304: 4,
	13388: 4,
	13464: 0,
	13532: 0,
	13751: 4,
	13867: 4,
	13926: 4,
	14014: 0,
	14027: 4,
	14070: 4,
	14267: 4,
	14623: 4,
	14624: 0,
	14826: 0,
	14904: 4,
	15140: 0,
	15196: 0,
	15339: 4,
	15382: 4,
	15512: 4,
	15562: 4,
	15695: 4,
	15704: 4,
	15710: 4,
	16129: 4,
	16202: 4,
	16407: 4,
	17426: 4,
	17467: 4,
	17680: 4,
	17683: 4,
	17736: 4,
	17772: 0,
	17863: 4,
	17871: 0,
	17985: 4,
	18026: 0,
	18118: 4,
	18150: 0,
	18192: 4,
	18356: 4,
	18427: 0,
	18600: 4,
	18623: 4,
	18872: 4,
	18947: 4,
	19013: 4,
	19146: 4,
	19590: 4,
	19767: 4,
	19837: 4,
	19880: 4,
	19951: 0,
	20055: 4,
	20112: 4,
	20418: 4,
	20489: 4,
	20533: 0,
	20547: 4,
	20581: 4,
	20589: 4,
	20725: 4,
	20737: 4,
	20757: 4,
	20810: 4,
	20830: 4,
	21278: 4,
	21454: 4,
	21491: 4,
	21560: 4,
	21657: 0,
	21900: 0,
	21939: 4,
	22177: 4,
	22521: 4,
	22661: 4,
	22663: 0,
	22907: 4,
	23156: 4,
	23328: 0,
	23874: 4,
	24104: 4,
	24176: 0,
	24591: 4,
	24735: 4,
	24919: 0,
	25001: 0,
	25014: 4,
	25129: 4,
	25246: 4,
	25315: 4,
	25375: 4,
	25424: 4,
	25450: 4,
	25558: 4,
	25599: 4,
	25602: 4,
	25904: 0,
	25957: 4,
	25995: 4,
	26061: 4,
	26194: 4,
	26294: 4,
	26576: 4,
	26629: 4,
	26693: 4,
	26719: 0,
	27040: 4,
	27121: 0,
	27201: 4,
	27390: 4,
	27853: 0,
	27938: 4,
	28118: 4,
	28856: 0,
	28952: 4,
	29230: 4,
	29345: 4,
	29435: 4,
	29462: 4,
	29474: 4,
	29580: 4,
	29596: 4,
	29628: 4,
	29676: 4,
	30057: 4,
	30329: 0,
	30414: 4,
	30418: 0,
	30506: 4,
	30584: 0,
	30663: 4,
	30755: 0,
	30849: 0,
	30887: 4,
	30897: 4,
	30952: 4,
	31044: 4,
	31049: 4,
	31185: 0,
	31302: 4,
	31316: 0,
	31465: 4,
	31601: 4,
	31631: 4,
	31675: 4,
	31729: 4,
	31945: 4
};
// ../../packages/core/src/solver/fewestCells.ts
/** Three deals to a digit, two bits each, the first deal in the lowest bits: 1, 2 or 3 cells, or 0 for the others. */
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var PER_DIGIT = 3;
/** What the table says of a deal; undefined where it says nothing. */
function fewestCellsKnown(number, runLimit = "standard") {
	if (runLimit !== "standard" || dealNumberFault(number) !== void 0) return void 0;
	const index = number - 1;
	const digit = CELLS[Math.floor(index / PER_DIGIT)];
	if (digit === void 0) return void 0;
	return DIGITS.indexOf(digit) >> index % PER_DIGIT * 2 & 3 || MORE[number];
}
// ../../packages/core/src/solver/coach/kinds.ts
function kindOf(card) {
	return card & 63;
}
// ../../packages/core/src/solver/coach/view.ts
/** What a player of this game knows, of its position or of an earlier one. */
function viewOf(game, position = game.position) {
	const { rules, columns, stock, foundations } = position;
	const unseen = new Set(unseenCards(game));
	const known = (card) => unseen.has(card) ? 0 : kindOf(card);
	return {
		rules,
		columns: columns.map(({ cards, hidden }) => ({
			kinds: cards.map(known),
			hidden
		})),
		stock: stock.map(known),
		done: foundations.flatMap((run) => run.slice(0, 1).map(suitOf))
	};
}
// ../../packages/core/src/solver/coach/question.ts
/** What a player of this game knows. */
function questionOf(game) {
	const { position, positions, cursor } = game;
	const before = positions.slice(0, cursor).filter(({ columns, stock }) => stock.length === position.stock.length && columns.every(({ hidden }, index) => hidden === position.columns[index].hidden));
	return {
		view: viewOf(game),
		barred: before.map((earlier) => viewOf(game, earlier))
	};
}
// ../../packages/core/src/solver/protocol.ts
/** Requests are plain arrays and objects, whatever the caller's position is wrapped in. */
function solveRequest(id, position, limits) {
	return {
		type: "solve",
		id,
		position: plainPosition(position),
		limits: plainLimits(limits)
	};
}
function shortenRequest(id, position, { metric, memory }) {
	const options = {
		...metric !== void 0 && { metric },
		...memory !== void 0 && { memory }
	};
	return {
		type: "shorten",
		id,
		position: plainPosition(position),
		options
	};
}
function reviewRequest(id, { positions, steps, cursor }, limits) {
	const plainSteps = steps.slice(0, cursor).map(({ command, moves, automatic }) => ({
		command,
		moves: moves.map((move) => ({ ...move })),
		automatic: automatic.map((move) => ({ ...move }))
	}));
	return {
		type: "review",
		id,
		position: plainPosition(positions[0]),
		steps: plainSteps,
		limits: plainLimits(limits)
	};
}
function coachRequest(id, { view, barred }, options) {
	const { seed, samples, milliseconds } = options;
	return {
		type: "coach",
		id,
		question: {
			view: plainView(view),
			barred: barred.map(plainView)
		},
		options: {
			seed,
			...samples !== void 0 && { samples },
			...milliseconds !== void 0 && { milliseconds }
		}
	};
}
function cellsRequest(id, deal, { runLimit, memory }) {
	return {
		type: "cells",
		id,
		deal,
		options: {
			...runLimit !== void 0 && { runLimit },
			...memory !== void 0 && { memory }
		}
	};
}
function plainView({ rules, columns, stock, done }) {
	return {
		rules: { ...rules },
		columns: columns.map(({ kinds, hidden }) => ({
			kinds: [...kinds],
			hidden
		})),
		stock: [...stock],
		done: [...done]
	};
}
function plainPosition({ rules, columns, cells, foundations, stock }) {
	return {
		rules: plainRules(rules),
		columns: columns.map(({ cards, hidden }) => ({
			cards: [...cards],
			hidden
		})),
		cells: [...cells],
		foundations: foundations.map((pile) => [...pile]),
		stock: [...stock]
	};
}
function plainRules(rules) {
	if (rules.game === "spider") return { ...rules };
	return {
		...rules,
		foundations: [...rules.foundations],
		doubleClick: [...rules.doubleClick]
	};
}
function plainLimits({ positions, memory }) {
	return {
		...positions !== void 0 && { positions },
		...memory !== void 0 && { memory }
	};
}
/** Whether a message from the worker is one that this side knows. */
function isReply(data) {
	return typeof data === "object" && data !== null && "type" in data && "id" in data && [
		"progress",
		"working",
		"done",
		"failed"
	].includes(data.type);
}
// ../../packages/core/src/solver/client.ts
/** Milliseconds after which a worker that says nothing is given up; a search tells its progress far more often. */
var PATIENCE = 1e4;
var STOPPED = {
	type: "undecided",
	reason: "stopped"
};
/**
* Solves in a worker, one job at a time: the latest wins, and whoever waited for an older one is told `stopped`.
* So is whoever waits for a worker that dies; the next job starts a new one. Nothing here ever rejects.
*/
var SolverClient = class {
	createWorker;
	worker;
	/** Its kind is known to whoever asked for it, and to the worker. */
	job;
	lastId = 0;
	watch;
	/** No worker is created before the first job. */
	constructor(createWorker) {
		this.createWorker = createWorker;
	}
	/** Decides a position; where that is stopped, it remains `undecided`, `stopped`. */
	async solve(position, { limits = {}, progress } = {}) {
		const result = await this.run((id) => solveRequest(id, position, limits), progress);
		return result === "stopped" ? STOPPED : result;
	}
	/** Finds shorter and shorter lines, which it tells, until it is sure of the shortest, gives up, or is stopped. */
	shorten(position, { progress, ...options } = {}) {
		return this.run((id) => shortenRequest(id, position, options), progress);
	}
	/** Reviews a game up to its cursor. */
	review(game, { limits = {}, progress } = {}) {
		const hear = progress;
		return this.run((id) => reviewRequest(id, game, limits), hear);
	}
	/** Advises a player of Spider, who is told what the coach thinks so far. */
	coach(game, { progress, ...options }) {
		return this.run((id) => coachRequest(id, questionOf(game), options), progress);
	}
	/** The fewest cells with which a deal can be won, as far as memory suffices. */
	fewestCells(deal, { progress, ...options } = {}) {
		return this.run((id) => cellsRequest(id, deal, options), progress);
	}
	/** Ends the job under way, if any; the worker stays for the next one. */
	stop() {
		if (!this.job) return;
		const { id } = this.job;
		this.end("stopped");
		this.send({
			type: "stop",
			id
		});
	}
	/** Ends the job under way and the worker. */
	close() {
		this.worker?.then((worker) => worker.terminate(), () => void 0);
		this.worker = void 0;
		this.end("stopped");
	}
	run(requestOf, hear) {
		this.end("stopped");
		const id = ++this.lastId;
		return new Promise((resolve) => {
			this.job = {
				id,
				hear,
				end: resolve
			};
			this.expectWord();
			this.send(requestOf(id));
		});
	}
	async send(request) {
		const starting = this.worker ??= this.start();
		try {
			const worker = await starting;
			if (request.type === "stop" ? this.job : this.job?.id !== request.id) return;
			worker.postMessage(request);
		} catch {
			if (this.worker === starting) this.close();
		}
	}
	async start() {
		const worker = await this.createWorker();
		worker.onmessage = ({ data }) => {
			if (isReply(data) && data.id === this.job?.id) this.hear(data);
		};
		worker.onerror = worker.onmessageerror = () => this.close();
		return worker;
	}
	hear(reply) {
		switch (reply.type) {
			case "progress":
				this.expectWord();
				this.job?.hear?.(reply.progress);
				break;
			case "working":
				this.expectWord();
				break;
			case "done":
				this.end(reply.result);
				break;
			case "failed": this.end("stopped");
		}
	}
	expectWord() {
		clearTimeout(this.watch);
		this.watch = setTimeout(() => this.close(), PATIENCE);
	}
	end(result) {
		clearTimeout(this.watch);
		const { job } = this;
		this.job = void 0;
		job?.end(result);
	}
};
// ../../packages/ui/src/difficulty.ts
/** More cells than this nobody asks about: what cannot be won even with four has no level. */
var MOST_CELLS = 4;
/** The fewest cells that the deals of each level need. */
var LEVELS = {
	easy: [0, 1],
	normal: [2, 2],
	hard: [3, 4]
};
/** The deals whose fewest cells are tabled. */
var TABLED_DEALS = 32e3;
/** The levels that have deals which can be won under the rules; none where no table tells. */
function levelsOf(rules) {
	if (rules.game !== "freecell" || rules.runLimit !== "standard") return [];
	return Object.keys(LEVELS).filter((level) => LEVELS[level][0] <= rules.cells);
}
/**
* A random deal of a level that can be won under rules which have that level; `random` gives 0 … 1, 1 excluded.
* Whoever wins with few cells wins with more.
*/
function randomOfLevel(rules, level, random = Math.random) {
	const [least, most] = LEVELS[level];
	const cells = rules.game === "freecell" ? rules.cells : 0;
	for (;;) {
		const number = 1 + Math.floor(random() * TABLED_DEALS);
		const needed = fewestCellsKnown(number);
		if (needed !== void 0 && needed >= least && needed <= Math.min(most, cells)) return number;
	}
}
/**
* How hard the deal of a game is, by the fewest cells with which it can be won: "Easy · 1 cell". Undefined where
* that is not known, and in Spider.
*/
function difficultyText(game) {
	if (!isFreecellGame(game) || game.deal === null) return void 0;
	if (isKnownUnwinnable({
		...game.rules,
		cells: MOST_CELLS
	}, game.deal)) return t("level.none");
	const cells = fewestCellsKnown(game.deal, game.rules.runLimit);
	return cells === void 0 ? void 0 : textOf(cells);
}
function textOf(cells) {
	if (cells > MOST_CELLS) return t("level.none");
	return t(`level.${cells <= 1 ? "easy" : cells === 2 ? "normal" : "hard"}`, { count: cells });
}
/** What is known of the cells a deal needs; undefined where that is nothing yet. */
function rangeText({ least, most }) {
	if (least === most) return textOf(most);
	if (most <= MOST_CELLS) return t("level.range", {
		least,
		most
	});
	return least > 0 ? t("level.least", { count: least }) : void 0;
}
// ../../packages/ui/src/solver.ts
/** A solver in a worker of the host's. None is started before the first question, nor before the table is painted. */
function createSolver(host) {
	return new SolverClient(async () => {
		await painted();
		return await host.createWorker();
	});
}
export { rangeText as a, randomOfLevel as i, difficultyText as n, levelsOf as r, createSolver as t };
