/** Every number of the requirements page that is built. A number that no test names stands for behavior that no test proves. */
export const requirementNumbers: readonly string[] = `
  P1 P2 P3 P4 P5 P6
  S1.1 S1.2 S1.3 S1.4 S1.5 S1.6
  S2.1 S2.2 S2.3 S2.4 S2.5 S2.6 S2.7 S2.8 S2.9 S2.10
  S3.1 S3.2 S3.3 S3.4
  S4.1 S4.2 S4.3
  S5.1 S5.2
  S6.1
  S7.1 S7.2 S7.3 S7.4 S7.5 S7.6 S7.7
  S8.1 S8.2
  S9.1 S9.2 S9.3 S9.4 S9.5
  D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20 D23
`
  .trim()
  .split(/\s+/);

/** Matches a title that bears the number: `S2.1` in "S2.1 the hero", not in "S2.10 help". */
export function titlePattern(number: string): RegExp {
  return new RegExp(`\\b${number.replace(".", "\\.")}(?![\\d.]*\\d)`);
}
