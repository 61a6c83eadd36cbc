/**
 * How promising a position is to search further: a weight for each feature of columns, one for runs done, one for steps
 * (`Judgement.promises`). Learned from searches: what lay on the way to the best outcome, against what did not. One set
 * for any number of suits, as `digits.ts` writes it.
 */
export const PROMISES = `
2
82
0.9025999903678894
oeP5DNLBIAcfAAQa3ACyHoKgAR3EQAYVHD+ISJsARiAA9mSACgKOG0ASyDQAPuO3+GmP4aKiAAIbYADgGrP4QO5E4AL7ABaR-DQAbBBIAD3AEocIIcANEABeVbP5-rLAAWehABZSUB0AShAA8KIAB0SSCIASeACyUnACIPCC4AjVK0ACvCAADzP7HGGP5xMmAB6ABH9---P5z
`;
