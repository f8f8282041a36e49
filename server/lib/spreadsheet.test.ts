import { expect, test } from "vitest";
import { escapeFormula, spreadsheetResponse, spreadsheetWriter, unescapeFormula } from "./spreadsheet.ts";

const formulas = ["=1+1", "+1", "-1", "@x", "\t=1", "\rx", "\nx", " =1", "＝1", "'=1"];

test.each(formulas)("P2 the cell %j can't run as a formula", (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
  expect(unescapeFormula(escapeFormula(text))).toBe(text);
  const plain = spreadsheetWriter(["name"])([[text]]).replaceAll('"', "");
  expect(plain).toBe(`\uFEFFname\r\n'${text}\r\n`);
});

test("an apostrophe that escapes nothing is part of the text", () => {
  for (const text of ["'t Hooft", "'", "''", "it's =1"]) {
    expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text]);
  }
});

test("a cell stays whole in a program that expects a separator other than the comma", () => {
  const cells = ["a,b", "a;b", "a\tb", "a\nb", "a b", -1, null];
  expect(spreadsheetWriter(["name"])([cells])).toBe('\uFEFFname\r\n"a,b","a;b","a\tb","a\nb",a b,-1,\r\n');
});

test("a file is read page by page, with the column names once, even without rows", async () => {
  const pages: Record<string, { items: string[]; next: string | null }> = {
    first: { items: ["one", "two"], next: "last" },
    last: { items: ["three"], next: null },
  };
  const columns = [["name", (text: string) => text]] as const;
  const places: (string | null)[] = [];
  const file = spreadsheetResponse({
    filename: "names.csv",
    columns,
    readPage: async (after) => {
      places.push(after);
      return pages[after ?? "first"] ?? { items: [], next: null };
    },
  });
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="names.csv"');
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe("\uFEFFname\r\none\r\ntwo\r\nthree\r\n");
  expect(places).toEqual([null, "last"]);
  const readPage = async () => ({ items: [], next: null });
  const empty = spreadsheetResponse({ filename: "none.csv", columns, readPage });
  expect(Buffer.from(await empty.arrayBuffer()).toString()).toBe("\uFEFFname\r\n");
});
