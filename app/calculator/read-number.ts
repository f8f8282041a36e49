import { numberMarks as marks } from "#words/number-marks.ts";

/** What a field takes: whole numbers, such as people, or numbers with decimals, such as dollars. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals?: true;
}

/** What somebody meant by what stands in a field, in an address or beside a word of the chat. */
export type NumberReading =
  | { readonly is: "read"; readonly number: number }
  /** It may mean each of these, one or two that the range holds: whoever wrote it is asked. */
  | { readonly is: "ask"; readonly readings: readonly number[] }
  | { readonly is: "unreadable" }
  | { readonly is: "outside" }
  /** Nothing but blanks. */
  | { readonly is: "empty" };

const list = (words: string): string[] => words.split(/\s+/);
const valuesOf = (words: string) =>
  new Map(list(words).map((word) => [word.split("=")[0] ?? "", Number(word.split("=")[1])]));
const among = (signs: string): string => signs.replace(/\s+/g, "").replace(/[\]\\^-]/g, "\\$&");

const factors = valuesOf(marks.factors);
const numbers = valuesOf(marks.numbers);
const [minus, range, beside] = [marks.minus, marks.range, marks.beside].map((words) => new Set(list(words)));
const onlyThousands = among(marks.onlyThousands);
const mark = `[${onlyThousands}${among(marks.onlyDecimal + marks.decimal + marks.thousands)}]`;
/** Digits with marks or single blanks between them, another word, or a sign. */
const tokens = new RegExp(
  String.raw`${mark}?\d+(?:(?:${mark}|\s(?=\d{3}(?!\d)))\d+)*|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*\$?|\S`,
  "gu",
);

/**
 * Reads a number as people write it: "24,000", "24.000", "24 000", "24k", "1.5 million", "~24,000 people", digits of any script. What
 * could mean two numbers is asked: "2,4" where a field takes whole numbers, "24.000" where it takes decimals, "20–30k" anywhere.
 */
export function readNumber(text: string, field: NumberRange): NumberReading {
  if (text.trim() === "") return { is: "empty" };
  const readings = readingsOf(text, field.decimals ?? false);
  if (!readings) return { is: "unreadable" };
  const held = [...new Set(readings.numbers)].filter((number) => number >= field.min && number <= field.max);
  const [first] = held;
  if (first === undefined) return { is: "outside" };
  // Of 100, "24.000" is 24: the other thing that it means elsewhere is none that the field holds.
  const isOnly = readings.isExact && held.length === 1;
  return readings.sure || isOnly ? { is: "read", number: first } : { is: "ask", readings: held };
}

/** The number of a text that can be read without asking; null for any other. */
export function numberOf(text: string, field: NumberRange): number | null {
  const reading = readNumber(text, field);
  return reading.is === "read" ? reading.number : null;
}

/** A text that is read as this number wherever the range holds it: 24000, 2.4, and 0.1250, which can't be thousands. */
export function plainNumber(number: number): string {
  return String(number).replace(/\.\d{3}$/, "$&0");
}

/** Characters of the longest text that is looked at. */
const longest = 80;

interface Readings {
  readonly numbers: readonly number[];
  readonly sure: boolean;
  /** Of several, each is what was written, and not rounded. */
  readonly isExact?: boolean;
}

function readingsOf(text: string, decimals: boolean): Readings | null {
  if (text.length > longest) return null;
  const first: string[] = [];
  let second: string[] | null = null;
  let isNegative = false;
  const plain = plainText(text);
  for (const { 0: token, index } of plain.matchAll(tokens)) {
    // "12a" is a slip, "12 a month" is not.
    if (/^\p{L}$/u.test(token) && !factors.has(token) && /\d/.test(plain[index - 1] ?? "")) return null;
    const number = (second ?? first).some(isNumber);
    if (number && !second && range?.has(token)) second = [];
    else if (!number && !second && minus?.has(token)) isNegative = true;
    else if (!beside?.has(token) && !range?.has(token)) (second ?? first).push(token);
  }
  const low = readOne(first, decimals);
  if (!second?.length) return low && isNegative ? { ...low, numbers: low.numbers.map((number) => -number) } : low;
  // "20–30k" are thousands at both ends; "500–1k" are not.
  const high = readOne(second.slice(0, 1), decimals);
  const isShared = first.length === 1 && Number(low?.numbers[0]) < Number(high?.numbers[0]);
  const [from] = (isShared ? readOne([...first, ...second.slice(1)], decimals) : low)?.numbers ?? [];
  const [to] = readOne(second, decimals)?.numbers ?? [];
  // "200 and 50" and "4,000 people and 4 emails" are no range.
  return from === undefined || to === undefined || to < from || isNegative
    ? null
    : { numbers: [from, to], sure: from === to };
}

const isNumber = (token: string): boolean => /\d/.test(token) || numbers.has(token) || factors.has(token);

/** One number and what multiplies it. */
function readOne([first = "", ...others]: readonly string[], decimals: boolean): Readings | null {
  // "Hundred" is one of them; "k" alone is a slip.
  const isFactor = factors.has(first) && first.length > 2;
  const named = isFactor ? 1 : numbers.get(first);
  const multipliers = (isFactor ? [first, ...others] : others).map((word) => factors.get(word));
  if (multipliers.includes(undefined)) return null;
  const factor = multipliers.reduce<number>((product, one) => product * (one ?? 1), 1);
  const written =
    named === undefined ? readDigits(first, { decimals, multiplied: factor > 1 }) : { numbers: [named], sure: true };
  if (!written) return null;
  // A binary fraction times a thousand is a hair off: 1.1 × 1,000.
  const values = written.numbers.map((number) => Number((number * factor).toPrecision(15)));
  const isWhole = decimals || values.every(Number.isInteger);
  return { ...written, numbers: isWhole ? values : values.map(Math.round), sure: written.sure && isWhole };
}

/** Digits with the marks between them. */
function readDigits(
  written: string,
  { decimals, multiplied }: { decimals: boolean; multiplied: boolean },
): Readings | null {
  if (!/\d/.test(written)) return null;
  const parts = written.split(/\D/);
  const signs = written.replace(/\d/g, "").replace(new RegExp(`[\\s${onlyThousands}]`, "g"), "'");
  const [head = "", tail = ""] = [parts.slice(0, -1).join(""), parts.at(-1)];
  const last = signs.at(-1);
  const before = signs.slice(0, -1);
  if (!/^\d/.test(written) && (last === "'" || parts.length > 2)) return null;
  if (last === undefined) return sure(tail);
  if (new Set(before).size > 1) return null;
  const grouped = sure(head + tail);
  if (before.includes(last) || (last === "'" && !before)) return isGrouped(parts) ? grouped : null;
  if (last === "'") return null;
  if (before && !isGrouped(parts.slice(0, -1))) return null;
  const precise = sure(`${head}.${tail}`);
  const asked = { numbers: [...precise.numbers, ...grouped.numbers], sure: false };
  const whole = Number(tail) === 0;
  if (marks.onlyDecimal.includes(last) || before || head.length > 3)
    return decimals || multiplied || whole ? precise : asked;
  const canGroup = isGrouped(parts);
  if (!decimals && !multiplied) return canGroup ? grouped : { ...asked, numbers: asked.numbers.map(Math.round) };
  if (tail.length !== 3 || (multiplied && last === marks.decimal)) return precise;
  return canGroup && last === marks.thousands && !multiplied ? grouped : { ...asked, isExact: true };
}

const sure = (digits: string): Readings => ({ numbers: [Number(digits)], sure: true });

/** "24,000", "1,234,567", and "1,00,000" as India writes it. */
function isGrouped([head = "", ...groups]: readonly string[]): boolean {
  return (
    /^[1-9]\d{0,2}$/.test(head) &&
    groups.slice(0, -1).every((group) => /^\d{2,3}$/.test(group)) &&
    groups.at(-1)?.length === 3
  );
}

/** In lower case, with the digits and signs of any script as ASCII has them, and without what is not seen. */
function plainText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** Unicode has the ten digits of a script in a row, which begins at a code that ends in 0 or in 6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80 || code > 0xffff) return digit;
  const place = code % 16;
  return String(/\p{Nd}/u.test(String.fromCharCode(code - place)) ? place : place - 6);
}
