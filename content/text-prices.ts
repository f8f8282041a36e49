export interface TextPrice {
  /** ISO 3166 code. */
  readonly code: string;
  readonly name: string;
  /** A sample, in `textPriceCurrency`. */
  readonly price: number;
}
