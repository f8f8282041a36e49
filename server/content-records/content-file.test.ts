import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadsheetWriter } from "../lib/spreadsheet.ts";
import { readContentFile } from "./content-file.ts";
import { type ContentRow, otherLanguages, type RecordList, recordLists } from "./record-lists.ts";

const platforms: RecordList = recordLists.platforms;
const read = (text: string, list = platforms) => readContentFile(list, Buffer.from(text));
const row = (name: string, id?: number): ContentRow => ({
  ...(id !== undefined && { id }),
  platform_name: name,
  homepage_url: "https://one.example/",
});

test.each([
  ["commas", "platform_name,homepage_url\nOne,https://one.example/\n"],
  ["a mark, semicolons and CRLF", "\uFEFFplatform_name;homepage_url\r\nOne;https://one.example/\r\n"],
  ["tabs, without an end of line", "platform_name\thomepage_url\nOne\thttps://one.example/"],
  ["the line that names the separator", "sep=;\r\nplatform_name;homepage_url\r\nOne;https://one.example/\r\n"],
  ["quotes everywhere, old line ends", '"homepage_url","platform_name"\r"https://one.example/","One"\r'],
  ["empty rows and empty columns", "platform_name;homepage_url;;\n\n;;;\nOne;https://one.example/;;\n;;;\n"],
  ["an empty id", "id,platform_name,homepage_url\n,One,https://one.example/\n"],
])("reads spreadsheet exports: %s", (_name, text) => {
  expect(read(text)).toEqual([row("One")]);
});

test("cells keep separators, quotes and line breaks", () => {
  expect(read('platform_name;homepage_url\r\n"a;b,c ""d""\ne";https://one.example/\r\n')).toEqual([
    row('a;b,c "d"\ne'),
  ]);
});

test("rows with an id come first, and empty rows count in the numbering", () => {
  const rows = read("id,platform_name,homepage_url\n,One,https://one.example/\n7,Two,https://one.example/\n");
  expect(rows).toEqual([row("Two", 7), row("One")]);
  expect(() => read("platform_name,homepage_url\n\n,\nOne,http://one.example/\n")).toThrow(
    "row 4, column homepage_url:",
  );
});

test.each([
  ["platform_name,url\nx,y\n", 'but it names "url" and it does not name homepage_url. Nothing was written.'],
  ["id,id,platform_name,homepage_url\n", "it names id twice"],
  ["", "it does not name platform_name, homepage_url"],
  ['platform_name,homepage_url\n"One,https://one.example/\n', "a quote is not closed"],
  ['platform_name,homepage_url\n"One"x,https://one.example/\n', "a quote is misplaced at line 2"],
  ["platform_name,homepage_url\nOne,https://one.example/,x\n", "row 2: cell 3 has a value, but the first row names no"],
  ["platform_name,homepage_url\nOne\n", "row 2, column homepage_url: a value is needed."],
  ["id,platform_name,homepage_url\nx,One,https://one.example/\n", "row 2, column id: it has to be a whole number"],
  ["id,platform_name,homepage_url\n0,One,https://one.example/\n", "row 2, column id: it has to be a whole number"],
  ["id,platform_name,homepage_url\n99999999999,One,https://o.example/\n", "row 2, column id: it has to be a whole"],
  [
    `platform_name,homepage_url\n${"x".repeat(121)},https://o.example/\n`,
    "row 2, column platform_name: it is too long.",
  ],
  ["platform_name,homepage_url\n \t ,https://one.example/\n", "row 2, column platform_name: a value is needed."],
  [
    "platform_name,homepage_url\na\u0007,https://one.example/\n",
    "row 2, column platform_name: it contains a character",
  ],
  ["platform_name,homepage_url\nOne,javascript:alert(1)\n", "row 2, column homepage_url: it has to be a web address"],
  ["platform_name,homepage_url\nOne,https://a b.example/\n", "row 2, column homepage_url: it has to be a web address"],
  ["platform_name,homepage_url\nOne,https://\n", "row 2, column homepage_url: it has to be a web address"],
  [
    "id,platform_name,homepage_url\n1,One,https://one.example/\n1,Two,https://one.example/\n",
    "row 3, column id: the same as in row 2.",
  ],
  ["platform_name,homepage_url\nOne,https://one.example/\nOne,https://one.example/\n", "row 3: the same as in row 2."],
])("refuses %j with a sentence", (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});

test("reports each wrong value with its row and column, up to twenty", () => {
  const text = `platform_name,homepage_url\n${",http://x\n".repeat(15)}`;
  const lines = (() => {
    try {
      read(text);
    } catch (error) {
      return String(error).split("\n");
    }
    return [];
  })();
  expect(lines[0]).toBe("ContentFileError: 30 values are wrong, so nothing was written.");
  expect(lines.slice(1, 3)).toEqual([
    "row 2, column platform_name: a value is needed.",
    "row 2, column homepage_url: it has to be a web address that begins with https:// and has no spaces.",
  ]);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe("… and 10 more.");
});

test.each([
  ["another encoding", Buffer.from("platform_name;homepage_url\r\nÖ;https://one.example/\r\n", "latin1")],
  ["a workbook", Buffer.from("PK\u0003\u0004\u0080", "latin1")],
])("%s is refused with the way to save it", (_name, bytes) => {
  expect(() => readContentFile(platforms, bytes)).toThrow('in Excel, choose "CSV UTF-8"');
});

test("D33 a file has the languages it names, each complete or empty", () => {
  const list: RecordList = recordLists["case-studies"];
  const columns = ["id", "de.key_results", ...list.columns.filter((column) => /^(?!id|created)\w+$/.test(column))];
  const cells = (german: string) => `${columns.join()}\n1,${german},b,i,c,p,k,m,r,https://one.example/\n`;
  expect(read(cells(""), list)).toEqual([expect.not.objectContaining({ "es.key_results": "" })]);
  expect(() => read(cells("Mehr"), list)).toThrow("row 2, column de.industry_type: a value is needed.");
  expect(() => read(cells("").replace("de.key", "fr.key"), list)).toThrow('it names "fr.key_results"');
});

test.each([
  "2026-02-31T00:00:00Z",
  "2026-01-31",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59-12:00",
  "31.01.2026 09:30",
  "2026-01-31T09:30:00",
])("refuses %s as a time", (time) => {
  const list: RecordList = recordLists["case-studies"];
  const text = `${list.columns.join(",")}\n,b,i,c,p,k,m,r,https://one.example/,${time}\n`;
  expect(() => read(text, list)).toThrow("row 2, column created_at: it has to be a time such as");
  expect(read(text.replace(time, "2026-01-31T09:30:00.123456+00:00"), list)).toHaveLength(1);
});

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom("'", '"', ",", ";", "\t", "\r", "\n", "\r\n", "=", "+", "-", "@", " ", "sep=", "\uFEFF"),
      fc.string(),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join("").slice(0, 60))
  .filter((text) => text.isWellFormed() && /\S/.test(text) && !/[^\P{Cc}\t\n\r]/u.test(text));

test("an export is imported unchanged, whatever it contains", () => {
  const names = fc.uniqueArray(hostileText, { maxLength: 5 });
  fc.assert(
    fc.property(names, (texts) => {
      const write = spreadsheetWriter(platforms.columns);
      const rows = texts.map((text, index) => row(text, index + 1));
      const cells = rows.map((values) => platforms.columns.map((column) => values[column]));
      const text = write(cells.slice(0, 1)) + write(cells.slice(1));
      expect(text.startsWith("\uFEFFid")).toBe(true);
      const untranslated = Object.fromEntries(otherLanguages.map(({ code }) => [`${code}.platform_name`, ""]));
      expect(read(text)).toEqual(rows.map((values) => ({ ...values, ...untranslated })));
    }),
  );
});
