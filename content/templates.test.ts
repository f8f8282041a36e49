import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { smsSegments } from "#app/calculator/sms-segments.ts";
import {
  chooseTemplates,
  findDays,
  filteredPath,
  findMonths,
  readFilters,
  type Template,
  templateFilters,
  templates,
} from "./templates.ts";

test("D17 each message has a unique address, fits into one text, and has a day only if that is its reason", () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { id, message, reason, day } of templates) {
    expect(smsSegments(message), id).toMatchObject({ encoding: "gsm7", segments: [message] });
    expect(day !== undefined, id).toBe(reason === "day");
  }
});

test.each(globSync("content/words/*/pages/templates.yaml"))(
  "D17 each message of %s is one text, or one of at most two parts in a script that texts send at twice the size",
  (file) => {
    const { templateMessages }: { templateMessages: Pick<Template, "id" | "message">[] } = parse(
      readFileSync(file, "utf8"),
    );
    for (const { id, message } of templateMessages) {
      const { encoding, segments } = smsSegments(message);
      const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(message);
      expect([id, encoding, segments.length <= (isLatin ? 1 : 2)]).toEqual([id, isLatin ? "gsm7" : "ucs2", true]);
    }
  },
);

test("D17 there is a message for every trade and every reason", () => {
  for (const trade of templateFilters.trade) expect(chooseTemplates({ trade }, 2026), trade).not.toEqual([]);
  for (const reason of templateFilters.reason) expect(chooseTemplates({ reason }, 2026), reason).not.toEqual([]);
});

test("D17 filters combine, and are read back from the address they write", () => {
  const chosen = { trade: "florist", month: "5" };
  expect(chooseTemplates(chosen, 2026).map(({ id }) => id)).toEqual(["mothers-day-flowers"]);
  expect(readFilters(new URL(filteredPath(chosen), "https://site.example").search)).toEqual(chosen);
  expect(readFilters("?trade=blacksmith&month=13&reason=sell")).toEqual({ reason: "sell" });
  expect(filteredPath({})).toBe("/templates");
});

test("D17 a day is listed in the months in which some country observes it", () => {
  expect([...findMonths("mothers-day", 2026)].sort()).toEqual([10, 3, 5]);
  const flowers = templates.find(({ id }) => id === "mothers-day-flowers");
  const days = flowers && findDays(flowers, [2026, 2027]);
  expect(days?.rows.find(({ country }) => country === "United Kingdom")?.dates).toEqual(["2026-03-15", "2027-03-07"]);
  expect(days?.isLunar).toBe(false);
  const eid = chooseTemplates({ month: "3" }, 2026).find(({ day }) => day === "eid-al-fitr");
  expect(eid && findDays(eid, [2026])).toMatchObject({ isLunar: true, name: "Eid al-Fitr" });
});
