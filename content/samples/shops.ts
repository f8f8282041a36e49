/** Facts that several pages share. The shops' names and trades are in the texts. */
export const sampleShops = {
  bakery: { people: 1_240 },
} as const;
