import { expect, test } from "vitest";
import { islandProps } from "./island-props.ts";
import { runPass } from "./testing.ts";

const long = JSON.stringify({ words: "Fresh bread & more. ".repeat(30) });
const island = (props: string, when = "intent"): string =>
  `<div data-island="chat" data-when="${when}" data-props="${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></div>`;

test("D13 long props of an island that may never hydrate are a file, short ones and those of one that does at once stay", () => {
  const texts: string[] = [];
  const fileOf = (text: string): string => `/assets/props-${texts.push(text)}.json`;
  const body = [island(long), island('{"a":1}'), island(long, "now"), island(long, "near")].join("");
  expect(runPass(islandProps, { body }, { fileOf })).toContain(
    [
      island("/assets/props-1.json"),
      island('{"a":1}'),
      island(long, "now"),
      island("/assets/props-2.json", "near"),
    ].join(""),
  );
  expect(texts).toEqual([long, long]);
});

test("D13 props that no file can hold stay in the page", () => {
  expect(runPass(islandProps, { body: island(long) }, { fileOf: () => null })).toContain(island(long));
});
