/** Facts about sample shops that several pages share. Names and trades are in the texts. */
export const sampleShops = {
  bakery: { people: 1_240 },
} as const;
