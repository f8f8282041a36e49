import type { templateDays } from "#words/pages/templates.ts";

export type DayId = (typeof templateDays)[number]["id"];

/** ISO 3166 codes, which need an entry in text-prices.ts to have names. */
const western = "AR AT AU CA CH CL CO DE ES FR GB IE MX NG PE US".split(" ");
const arab = "AE EG JO MA SA".split(" ");

/** ISO 8601 without a time zone, such as "2027-05-09". */
export type CalendarDay = string;

type Rule = (year: number) => CalendarDay;

const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date));
const toIsoDate = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

const fixed =
  (month: number, date: number): Rule =>
  (year) =>
    toIsoDate(day(year, month, date));

/** `nth("Sunday", 1, month)` is the first Sunday of the month. */
const nth =
  (weekday: "Sunday" | "Saturday" | "Thursday", count: number, month: number, later = 0): Rule =>
  (year) => {
    const first = day(year, month, 1).getUTCDay();
    const wanted = { Sunday: 0, Thursday: 4, Saturday: 6 }[weekday];
    return toIsoDate(day(year, month, 1 + ((wanted - first + 7) % 7) + 7 * (count - 1) + later));
  };

/** Days after western Easter Sunday (Meeus, Astronomical Algorithms, chapter 8). */
const easter =
  (later = 0): Rule =>
  (year) => {
    const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
    const [d, e] = [Math.floor(b / 4), b % 4];
    const g = Math.floor((8 * b + 13) / 25);
    const h = (19 * a + b - d - g + 15) % 30;
    const [i, k] = [Math.floor(c / 4), c % 4];
    const l = (32 + 2 * e + 2 * i - h - k) % 7;
    const m = Math.floor((a + 11 * h + 19 * l) / 433);
    const month = Math.floor((h + l - 7 * m + 90) / 25);
    const date = (h + l - 7 * m + 33 * month + 19) % 32;
    return toIsoDate(day(year, month, date + later));
  };

/** The last Sunday of May, or a week later if that is Pentecost (French law 50-577 of 1950). */
const frenchMothersDay: Rule = (year) => {
  const last = nth("Sunday", 1, 6, -7)(year);
  return last === easter(49)(year) ? nth("Sunday", 1, 6)(year) : last;
};

/** Eastern Easter Sunday (Meeus, chapter 8). Until 2099 the Julian calendar is 13 days behind. */
const easternEaster: Rule = (year) => {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  return toIsoDate(day(year, 3, 22 + d + e + 13));
};

const islamicDate = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

/** Umm al-Qura calendar. Its year is shorter, so a date may occur twice in a Gregorian year. The first one counts. */
const islamic =
  (month: number, date: number): Rule =>
  (year) => {
    let candidate = day(year, 1, 1);
    for (let next = 2; islamicDate.format(candidate) !== `${month}/${date}`; next++) candidate = day(year, 1, next);
    return toIsoDate(candidate);
  };

const observe = (countries: readonly string[], rule: Rule): Readonly<Record<string, Rule>> =>
  Object.fromEntries(countries.map((country) => [country, rule]));

const motheringSunday = easter(-21);

/** Rules by country. Countries without a rule don't observe the day. */
const rules: Readonly<Record<DayId, Readonly<Record<string, Rule>>>> = {
  "new-year": observe([...western, ...arab], fixed(1, 1)),
  "valentines-day": { ...observe([...western, "AE", "EG", "JO", "MA"], fixed(2, 14)), CO: nth("Saturday", 3, 9) },
  easter: { ...observe(western, easter()), ...observe(["EG", "JO"], easternEaster) },
  "mothers-day": {
    ...observe(western, nth("Sunday", 2, 5)),
    ...observe(arab, fixed(3, 21)),
    AR: nth("Sunday", 3, 10),
    ES: nth("Sunday", 1, 5),
    FR: frenchMothersDay,
    ...observe(["GB", "IE", "NG"], motheringSunday),
    MA: nth("Sunday", 1, 6, -7),
    MX: fixed(5, 10),
  },
  "fathers-day": {
    ...observe([...western, "MA", "SA"], nth("Sunday", 3, 6)),
    ...observe(["AE", "EG", "JO"], fixed(6, 21)),
    AT: nth("Sunday", 2, 6),
    AU: nth("Sunday", 1, 9),
    CH: nth("Sunday", 1, 6),
    // Ascension Day.
    DE: easter(39),
    ES: fixed(3, 19),
  },
  ramadan: observe([...arab, "NG"], islamic(9, 1)),
  "eid-al-fitr": observe([...arab, "NG"], islamic(10, 1)),
  "eid-al-adha": observe([...arab, "NG"], islamic(12, 10)),
  // In the US, the Saturday after Thanksgiving (the fourth Thursday in November). In the UK, the first Saturday in December.
  "small-business-saturday": { US: nth("Thursday", 4, 11, 2), GB: nth("Saturday", 1, 12) },
  christmas: { ...observe([...western, "JO"], fixed(12, 25)), EG: fixed(1, 7) },
};

/** These dates depend on sighting the moon and may be off by a day. */
export const isLunar = (id: DayId): boolean => ["ramadan", "eid-al-fitr", "eid-al-adha"].includes(id);

export function findDate(id: DayId, country: string, year: number): CalendarDay | null {
  return rules[id][country]?.(year) ?? null;
}

/** Returns dates by country, but only for countries that observe the day. */
export const findDates = (id: DayId, years: readonly number[]): Map<string, readonly CalendarDay[]> =>
  new Map(Object.entries(rules[id]).map(([country, rule]) => [country, years.map(rule)]));
