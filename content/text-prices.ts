export interface TextPrice {
  /** ISO 3166 code. */
  readonly code: string;
  readonly name: string;
  /** A sample, in US dollars. */
  readonly price: number;
}
