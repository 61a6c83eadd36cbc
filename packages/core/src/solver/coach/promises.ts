/**
 * How promising a position is to search further: a weight for each feature of columns, one for runs done, one for steps
 * (`Judgement.promises`). Learned from searches: what lay on the way to the best outcome, against what did not. One set
 * for any number of suits, as `digits.ts` writes it.
 */
export const PROMISES = `
2
82
0.9025999903678894
od-yGNKEgAcfAAha3AFlHoqIAR3RAAYUcP+ISnAARiAB7mSAFCKNbQASxNIAPu7n+Gm-w1KhAAPbYAHBGr-wgO4TgAL6AC1R-NAAbBEoAD2ABQcHh4ANDAC8Va-z-rLAAtehACzSUHQAShAB4KHADoSRIoASeAFmUnAERPBLgAjUrgACvIIBDz-uQGG-ziMmAD1ABf7----zm
`;
