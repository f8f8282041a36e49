/** Facts that several pages share; names and trades are in the texts. */
export const sampleShops = {
  bakery: { people: 1_240 },
} as const;
