import type { templateCountries, templateDays } from "#words/pages/templates.ts";

export type DayId = (typeof templateDays)[number]["id"];
export type CountryCode = (typeof templateCountries)[number]["id"];

/** ISO 8601 without a time zone, such as "2027-05-09". */
export type CalendarDay = string;

type Rule = (year: number) => CalendarDay;

const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date));
const toIsoDate = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

const fixed =
  (month: number, date: number): Rule =>
  (year) =>
    toIsoDate(day(year, month, date));

/** The first Sunday of a month is `nth("Sunday", 1, month)`. */
const nth =
  (weekday: "Sunday" | "Saturday" | "Thursday", count: number, month: number, later = 0): Rule =>
  (year) => {
    const first = day(year, month, 1).getUTCDay();
    const wanted = { Sunday: 0, Thursday: 4, Saturday: 6 }[weekday];
    return toIsoDate(day(year, month, 1 + ((wanted - first + 7) % 7) + 7 * (count - 1) + later));
  };

/** Days after Easter Sunday of the western churches (Meeus, Astronomical Algorithms, chapter 8). */
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

const everywhere = (rule: Rule): Readonly<Record<CountryCode, Rule>> => ({
  AU: rule,
  CA: rule,
  DE: rule,
  ES: rule,
  FR: rule,
  GB: rule,
  IE: rule,
  MX: rule,
  US: rule,
});

const motheringSunday = easter(-21);

/** A country without a rule doesn't observe the day. */
const rules: Readonly<Record<DayId, Partial<Readonly<Record<CountryCode, Rule>>>>> = {
  "new-year": everywhere(fixed(1, 1)),
  "valentines-day": everywhere(fixed(2, 14)),
  easter: everywhere(easter()),
  "mothers-day": {
    ...everywhere(nth("Sunday", 2, 5)),
    ES: nth("Sunday", 1, 5),
    FR: frenchMothersDay,
    GB: motheringSunday,
    IE: motheringSunday,
    MX: fixed(5, 10),
  },
  "fathers-day": {
    ...everywhere(nth("Sunday", 3, 6)),
    AU: nth("Sunday", 1, 9),
    // Ascension.
    DE: easter(39),
    ES: fixed(3, 19),
  },
  // The Saturday after Thanksgiving, the fourth Thursday of November; the first of December in the United Kingdom.
  "small-business-saturday": { US: nth("Thursday", 4, 11, 2), GB: nth("Saturday", 1, 12) },
  christmas: everywhere(fixed(12, 25)),
};

export function findDate(id: DayId, country: CountryCode, year: number): CalendarDay | null {
  return rules[id][country]?.(year) ?? null;
}

export function findDates(id: DayId, countries: readonly CountryCode[], years: readonly number[]) {
  return countries.flatMap((country) => {
    const dates = years.flatMap((year) => findDate(id, country, year) ?? []);
    return dates.length > 0 ? [{ country, dates }] : [];
  });
}
