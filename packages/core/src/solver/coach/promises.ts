/**
 * How promising a position is to search further: a weight for each feature of columns, one for runs done, one for steps
 * (`Judgement.promises`). Learned from searches: what lay on the way to the best outcome, against what did not. One set
 * for any number of suits. As `digits.ts` writes them.
 */
export const PROMISES = `
0.9025999903678894
0OrWbmaVpZbVRwUTmFSkglY4hODcMTb1ZXEqei+sJzg7cb3bXPGbc4M2+lDGfQHa5fae8Wnnmzpn3CjSydZAavgbDBSUKqaZjVgdFCdHhYj9aDQeRCaqS
XAzUcTSfveFBerlg48R8WZeueRuqsygAAKaaONMQvbbdHY7GW2JWvkbFva8qfiuZV4W3vWw7jueVsogvpbMGYf4mdoOV0e+4eo3h5KhE+jC6fp-ZtQfwk
gAAgAA---c5p
`;
