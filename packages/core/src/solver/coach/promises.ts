/**
 * How promising a position is to search further: a weight for each feature of columns, one for runs done, one for steps
 * (`Judgement.promises`). Learned from searches: what lay on the way to the best outcome, against what did not. One set
 * for any number of suits, as `digits.ts` writes it.
 */
export const PROMISES = `
82
0.9025999903678894
--0NWbaVZbRwTlSklYhNcLb1XEeisIg6b3XObcM3lCfPa5aeWnmyn2jSdYavbCSUqZjUdEdHYjaCeQapXAUcSfeEerg4R8ZeeRqrf-KaONQvbcY6W1WvbFa8fiZVW3WwjtVsgvbLYfmcOVe+eoh4hEjCfpZsfwf-f--+c5
`;
