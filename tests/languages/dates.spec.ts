import { expect } from "../engines/fixtures.ts";
import { languages, test } from "./site.ts";

/** What islands leave to the browser, because the hour is the visitor's own: content/account.ts, support-status.tsx, open-receipt.tsx, price-reply.ts. */
const formats: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "long" },
  { dateStyle: "medium", timeStyle: "short" },
  { month: "short", year: "numeric" },
  { timeStyle: "short" },
  { timeStyle: "short", hourCycle: "h23" },
  { weekday: "short" },
];
/** Each month, each day of the week, morning and afternoon. */
const instants = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, month + 8, month * 2, 5));
const lists = [["SMS"], ["SMS", "CRM"], ["SMS", "CRM", "WhatsApp"]];

/** Runs in the page, too. */
function write(locale: string, options: readonly Intl.DateTimeFormatOptions[], times: number[], parts: string[][]) {
  const names = new Intl.ListFormat(locale, { type: "conjunction" });
  return [
    ...options.flatMap((each) => {
      const format = new Intl.DateTimeFormat(locale, { ...each, timeZone: "UTC" });
      return times.map((instant) => format.format(instant));
    }),
    ...parts.map((list) => names.format(list)),
  ];
}

test("D25 dates, times and lists read the same in every engine", async ({ visitor }) => {
  await visitor.goto("/");
  for (const locale of ["en-US", ...languages.map((language) => language.locale)]) {
    const given = [locale, formats, instants, lists] as Parameters<typeof write>;
    expect(await visitor.evaluate(write, ...given), locale).toEqual(write(...given));
  }
});
