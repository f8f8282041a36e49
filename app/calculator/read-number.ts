import { toAscii } from "#shared/fold-text.ts";
import { numberMarks as marks } from "#words/number-marks.ts";

/** Accepts whole numbers unless `decimals` is set. `perMonth` also accepts rates such as "weekly". */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly decimals?: true;
  readonly perMonth?: true;
}

export type NumberReading =
  | { readonly is: "read"; readonly number: number }
  /** One or two numbers to suggest, within the range. For a bound such as "20k+", the last one is beyond the bound. */
  | { readonly is: "ask"; readonly readings: readonly number[]; readonly isBound: boolean }
  | { readonly is: "unreadable" }
  | { readonly is: "outside" }
  | { readonly is: "empty" };

const list = (words: string): string[] => words.split(/\s+/);
const splitValues = (words: string) =>
  new Map(list(words).map((word) => [word.split("=")[0] ?? "", Number(word.split("=")[1])]));
const among = (signs: string): string => signs.replace(/\s+/g, "").replace(/[\]\\^-]/g, "\\$&");

const factors = splitValues(marks.factors);
const numbers = splitValues(marks.numbers);
const rates = splitValues(`${marks.oftens} ${marks.rates}`);
const [minus, range, beside] = [marks.minus, marks.range, marks.beside].map((words) => new Set(list(words)));
const onlyThousands = among(marks.onlyThousands);
const mark = `[${onlyThousands}${among(marks.onlyDecimal + marks.decimal + marks.thousands)}]`;
const tokens = new RegExp(
  String.raw`${mark}?\d+(?:(?:${mark}|\s(?=\d{3}(?!\d)))\d+)*|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*\$?|\S`,
  "gu",
);

/**
 * Reads numbers as people write them: "24,000", "24 000", "24k", "1.5 million", "~24,000 people", digits in any script.
 * Asks about "24,00" for whole numbers, "24.000" for decimals, and "20–30k" and "20k+" in any field.
 */
export function readNumber(text: string, field: NumberRange): NumberReading {
  if (text.trim() === "") return { is: "empty" };
  const readings = findReadings(text, field);
  if (!readings) return { is: "unreadable" };
  const held = [...new Set(readings.numbers)].filter((number) => number >= field.min && number <= field.max);
  const [first] = held;
  if (first === undefined) return { is: "outside" };
  // With a maximum of 100, "24.000" can only mean 24.
  const isOnly = readings.isExact && held.length === 1;
  if (readings.sure || isOnly) return { is: "read", number: first };
  return { is: "ask", readings: held, isBound: readings.isBound ?? false };
}

export function parseNumber(text: string, field: NumberRange): number | null {
  const reading = readNumber(text, field);
  return reading.is === "read" ? reading.number : null;
}

/** Writes a number that is unambiguous in any field: 24000, 2.4, or 0.1250, which can't be thousands. */
export function plainNumber(number: number): string {
  return String(number).replace(/\.\d{3}$/, "$&0");
}

const matchAny = (words: Iterable<string>): string => `(?<!\\p{L})(?:${[...words].join("|")})(?!\\p{L})`;
/** Matches "more than 5,000", but not "no more than 5,000". */
const above = `(?<!${matchAny(list(marks.not))}\\s)${matchAny(marks.above.split("; "))}`;
/** Matches "5,000 or more" and "5,000+". */
const orMore = `(?:${matchAny(marks.orMore.split("; "))}|(?<=[\\d\\p{L}]\\s?)\\+(?!\\s?\\d))`;
const bound = new RegExp(`${above}|${orMore}`, "giu");

const once = matchAny([...rates.keys()].filter((word) => rates.get(word) === 1));
/** Matches "every 2 weeks", "once every two weeks" and "jede 2. Woche". */
export const interval = new RegExp(
  `(?:${once}\\s)?${matchAny(list(marks.every))}\\s(\\d+|${matchAny(numbers.keys())})\\.?\\s(${[...rates.keys()].join("|")})\\p{L}{0,2}(?!\\p{L})`,
  "iu",
);

/** Returns NaN, which no field accepts, unless the result is a whole number. */
function timesInMonth(count: string, rate: string): number {
  const times = (rates.get(rate) ?? 0) / (numbers.get(count) ?? Number(count));
  return Number.isInteger(times) ? times : Number.NaN;
}

const digits = String.raw`\d+(?:[\p{P}\p{Sk}]\d+|\s\d{3}(?!\d))*`;
const amount = `(?:${digits}|${matchAny(numbers.keys())})(?:\\s?(?:${[...factors.keys()].join("|")})(?!\\p{L}))*`;
const numberInText = new RegExp(
  `(?:${above}\\s?)?${amount}(?:\\s?[-–—]\\s?${amount})?(?:(\\s\\p{L}+)?\\s?${orMore})?`,
  "giu",
);

/** A bound such as "20k+" becomes the first number beyond the bound. Null if a number is ambiguous. */
export function withPlainNumbers(text: string, field: NumberRange): string | null {
  let isSure = true;
  const plain = toAscii(text).replace(numberInText, (written, counted = "") => {
    const reading = readNumber(written, field);
    const bound = reading.is === "ask" && reading.isBound ? reading.readings.at(-1) : undefined;
    const number = reading.is === "read" ? reading.number : bound;
    isSure &&= number !== undefined;
    return ` ${number}${counted} `;
  });
  return isSure ? plain : null;
}

const longest = 80;

interface Readings {
  readonly numbers: readonly number[];
  readonly sure: boolean;
  /** Whether no reading was rounded. */
  readonly isExact?: boolean;
  readonly isBound?: boolean;
}

function findReadings(text: string, field: NumberRange): Readings | null {
  if (text.length > longest) return null;
  const lower = toAscii(text).replace(/\s+/g, " ").toLowerCase();
  const plain = field.perMonth
    ? lower.replace(interval, (_, ...[count, rate]) => `${timesInMonth(count, rate)}`)
    : lower;
  const unbound = plain.replace(bound, " ");
  const readings = readingsOfPlain(unbound, field);
  if (unbound === plain || !readings?.sure) return readings;
  const [number = 0] = readings.numbers;
  return { numbers: field.decimals ? [number] : [number, number + 1], sure: false, isBound: true };
}

function readingsOfPlain(plain: string, field: NumberRange): Readings | null {
  const first: string[] = [];
  let second: string[] | null = null;
  let isNegative = false;
  for (const { 0: token, index } of plain.matchAll(tokens)) {
    // "12a" is a typo, but "12 a month" is not.
    if (/^(?!x)\p{L}$/u.test(token) && !factors.has(token) && /\d/.test(plain[index - 1] ?? "")) return null;
    const number = (second ?? first).some(isNumber);
    if (number && !second && range?.has(token)) second = [];
    else if (!number && !second && minus?.has(token)) isNegative = true;
    else if (!beside?.has(token) && !range?.has(token)) (second ?? first).push(token);
  }
  // "Una vez a la semana" is not a range.
  if (second && !second.some(isNumber)) first.push(...second.splice(0));
  const low = readOne(first, field);
  if (!second?.length) return low && isNegative ? { ...low, numbers: low.numbers.map((number) => -number) } : low;
  // In "20–30k", both ends are thousands; in "500–1k", only one is.
  const high = readOne(second.slice(0, 1), field);
  const isShared = first.length === 1 && Number(low?.numbers[0]) < Number(high?.numbers[0]);
  const [from] = (isShared ? readOne([...first, ...second.slice(1)], field) : low)?.numbers ?? [];
  const [to] = readOne(second, field)?.numbers ?? [];
  // "200 and 50" and "4,000 people and 4 emails" are not ranges.
  return from === undefined || to === undefined || to < from || isNegative
    ? null
    : { numbers: [from, to], sure: from === to };
}

const isNumber = (token: string): boolean => /\d/.test(token) || numbers.has(token) || factors.has(token);

function readOne([first = "", ...others]: readonly string[], { decimals, perMonth }: NumberRange): Readings | null {
  const getFactor = (word: string) => factors.get(word) ?? (perMonth && rates.get(word));
  // "Hundred" alone means 100 and "weekly" means 4, but "k" alone is a typo.
  const isFactor = getFactor(first) !== undefined && first.length > 2;
  const named = isFactor ? 1 : numbers.get(first);
  const multipliers = (isFactor ? [first, ...others] : others).map(getFactor);
  if (multipliers.includes(undefined)) return null;
  const factor = multipliers.reduce<number>((product, one) => product * (one ?? 1), 1);
  const written =
    named === undefined
      ? readDigits(first, { decimals: decimals ?? false, multiplied: factor > 1 })
      : { numbers: [named], sure: true };
  if (!written) return null;
  // Rounds, because a binary fraction times a thousand may be slightly off, as in 2.01 × 1,000.
  const values = written.numbers.map((number) => Number((number * factor).toPrecision(15)));
  const isWhole = decimals ?? values.every(Number.isInteger);
  // 1.2345 thousand people can be rounded, but 12.34 people make no sense.
  const wholes = factor > 1 ? values.map(Math.round) : values.filter(Number.isInteger);
  return { ...written, numbers: decimals ? values : wholes, sure: written.sure && isWhole };
}

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
  // Nobody writes a group of one digit, so "2.5" can't be a whole number.
  if (!decimals && !multiplied) return canGroup ? grouped : whole || tail.length > 1 ? asked : null;
  if (tail.length !== 3 || (multiplied && last === marks.decimal)) return precise;
  return canGroup && last === marks.thousands && !multiplied ? grouped : { ...asked, isExact: true };
}

const sure = (digits: string): Readings => ({ numbers: [Number(digits)], sure: true });

/** Accepts "24,000", "1,234,567" and, as in India, "1,00,000". */
function isGrouped([head = "", ...groups]: readonly string[]): boolean {
  return (
    /^[1-9]\d{0,2}$/.test(head) &&
    groups.slice(0, -1).every((group) => /^\d{2,3}$/.test(group)) &&
    groups.at(-1)?.length === 3
  );
}
