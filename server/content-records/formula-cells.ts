/**
 * Texts that a spreadsheet would run as a formula: those that begin with =, +, - or @ (also full-width, also behind white space), or with
 * a tab or a line break; and those with apostrophes before that, so that an escaped text can be told from one that had an apostrophe.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** The text with an apostrophe in front where a spreadsheet would run it. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The inverse of `escapeFormula`, for every text. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
