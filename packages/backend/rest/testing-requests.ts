import fc from "fast-check";
import { readableTables } from "../testing/site.ts";

const columns = [
  ...new Set(Object.values(readableTables).flat()),
  ...`nothing * "id" id::text a->b a:id "a'b$1":brand_name count()`.split(" "),
];
const words = (
  "eq neq gt gte lt lte like ilike in is not match fts plfts(german) phfts wfts(simple) fts(english) cs or and " +
  "asc desc nullsfirst nullslast null true select order limit offset columns on_conflict"
).split(" ");
const marks = [
  ...". ( ) \" ' \\ ; -- /* * % _ $1 : :: { } = & é \u{1f980} \ud800 0 -1 99999999999999999999 1e9 2026-01-01".split(
    " ",
  ),
  ",",
  " ",
  "\0",
  "\n",
  "pg_sleep(9)",
];

export const randomText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...columns, ...words, ...marks), { maxLength: 12 })
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);
const column = fc.constantFrom(...columns);
const filter = fc
  .tuple(column, fc.boolean(), fc.constantFrom(...words), randomText)
  .map(([name, negated, word, value]) => [name, `${negated ? "not." : ""}${word}.${value}`]);
const reserved = fc.oneof(
  fc.array(column, { maxLength: 5 }).map((names) => ["select", names.join(",")]),
  fc
    .tuple(column, fc.constantFrom("", ".asc", ".desc", ".desc.nullslast", ".nullsfirst", ".x"))
    .map(([name, rest]) => ["order", name + rest]),
  fc.tuple(fc.constantFrom("limit", "offset"), fc.oneof(fc.integer().map(String), randomText)),
);

/** Conditions that are often well formed, unlike `randomText`. */
const { condition } = fc.letrec<{ condition: string; group: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    filter.map(([name, test]) => `${name}.${test}`),
    tie("group"),
    fc.tuple(column, fc.constantFrom(...words), randomText).map(([name, word, value]) => `${name}.${word}."${value}"`),
    randomText,
  ),
  group: fc
    .tuple(fc.constantFrom("and", "or", "not.and", "not.or "), fc.array(tie("condition"), { maxLength: 4 }))
    .map(([logic, conditions]) => `${logic}(${conditions.join(",")})`),
}));
const logic = fc
  .tuple(fc.constantFrom("and", "or", "not.and", "not.or", "x.or"), fc.array(condition, { maxLength: 4 }))
  .map(([name, conditions]) => [name, `(${conditions.join(",")})`]);
const parameter = fc.oneof(filter, logic, reserved, fc.tuple(randomText, randomText));

/** The query is sometimes unencoded, as a careless client would send it. */
function toQuery([parameters, encoded]: [string[][], boolean]): string {
  const encode = (text: string) => (encoded ? encodeURIComponent(text.toWellFormed()) : text.replace(/[#\s]/g, ""));
  return parameters.map((pair) => pair.map(encode).join("=")).join("&");
}

export const query = fc.tuple(fc.array(parameter, { maxLength: 5 }), fc.boolean()).map(toQuery);
export const header = fc.option(
  fc.constantFrom(..."0-1 5-2 0- x count=exact return=representation missing=default".split(" ")),
  { nil: "" },
);

export const accepted = fc.constantFrom(
  ..."*/* image/png application/vnd.pgrst.object+json application/vnd.pgrst.array+json;nulls=stripped".split(" "),
);
