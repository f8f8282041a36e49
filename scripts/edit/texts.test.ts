import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readTexts, writeTexts } from "./texts.ts";

const folder = path.resolve(import.meta.dirname, "..", "..", "content", "words", "en");
const files = globSync("**/*.yaml", { cwd: folder }).map(
  (file) => [file, readFileSync(path.join(folder, file), "utf8")] as const,
);

test.each(files)("%s: changed texts keep all comments, keys and kinds", (_file, source) => {
  const texts = readTexts(source);
  const longer = ({ value, kind }: (typeof texts)[number]) =>
    kind === "markdown"
      ? `${value.trim()}\n\nOne more “paragraph”: it’s #1, isn’t it?`
      : `${value.trim()}: #1, and [more]`;
  const written = writeTexts(source, new Map(texts.map((text) => [text.keys, longer(text)])));
  const comments = (yaml: string) => yaml.split("\n").filter((line) => /^\s*# /.test(line));
  expect(comments(written)).toEqual(comments(source));
  expect(readTexts(written).map(({ keys, kind, note }) => ({ keys, kind, note }))).toEqual(
    texts.map(({ keys, kind, note }) => ({ keys, kind, note })),
  );
});

const yaml = `# For the top.\nhome:\n  # Shown once.\n  title: Send it\n  body: !markdown |-\n    One {count}.\n  steps: [One, Two]\n`;

test("texts have their kind and the comment above them", () => {
  expect(readTexts(yaml)).toMatchObject([
    { keys: "home.title", value: "Send it", kind: "plain", note: "Shown once." },
    { keys: "home.body", value: "One {count}.", kind: "markdown" },
    { keys: "home.steps.0" },
    { keys: "home.steps.1" },
  ]);
});

test("tags, comments and list style are preserved", () => {
  const changes = new Map([
    ["home.title", "Send it: now"],
    ["home.body", "One {count}.\r\n\r\nTwo."],
    ["home.steps.1", "Two, three"],
  ]);
  expect(writeTexts(yaml, changes)).toBe(
    `# For the top.\nhome:\n  # Shown once.\n  title: "Send it: now"\n  body: !markdown |-\n    One {count}.\n\n    Two.\n  steps: [One, "Two, three"]\n`,
  );
});

test.each([
  ["home.body", "One.", "This text needs {count}, which the site fills in."],
  ["home.title", "Send {nothing}", "This text has the unknown placeholder {nothing}."],
  ["home.title", " ", "This text can’t be empty."],
  ["home.title", "One\ntwo", "This text must be one paragraph"],
  ["home.title", "O\u202ene", "This text can’t be saved: the character U+202E is invisible"],
  ["home.body", "{count}\0", "This text can’t be saved: the character U+0000 is invisible"],
])("%s as “%s” is refused with a sentence", (keys, value, sentence) => {
  expect(() => writeTexts(yaml, new Map([[keys, value]]))).toThrow(sentence);
});
