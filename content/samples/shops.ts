/** What several pages tell of one sample shop. Its name and trade stand in its texts. */
export const sampleShops = {
  /** Marlow Bakery: the people on its list. */
  bakery: { people: 1_240 },
} as const;
