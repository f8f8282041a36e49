import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { readContent, refuseHidden } from "../words/read-content.ts";
import { readTexts, withLineEnds } from "./texts.ts";

const folder = (root: string): string => path.join(root, "content", "words", "en", "answers");

const toFile = (root: string, topic: string): string => path.join(folder(root), `${path.basename(topic)}.yaml`);

export const answerTopics = (root: string): string[] =>
  readdirSync(folder(root))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => path.basename(file, ".yaml"));

/** Appends the answer to its topic. `asks` has one question per line. @throws Error with a message for the author */
export function addAnswer(root: string, topic: string, form: Readonly<Record<string, string>>): void {
  const { id = "", question = "", asks = "", answer = "" } = form;
  const file = toFile(root, topic);
  const source = readContent(root, path.relative(root, file).replaceAll(path.sep, "/"));
  for (const text of [question, asks, answer]) refuseHidden(text, { file: topic, line: 0 });
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    throw new Error("Use only lowercase letters and hyphens in the name of the answer.");
  const taken = answerTopics(root).find((candidate) =>
    readTexts(readFileSync(toFile(root, candidate), "utf8")).some(
      ({ keys, value }) => /^answers\.\d+\.id$/.test(keys) && value === id,
    ),
  );
  if (taken) throw new Error(`${taken} already has an answer named ${id}: choose another name.`);
  for (const [name, text] of Object.entries({ question, answer }))
    if (text.trim() === "") throw new Error(`The ${name} is missing.`);
  const asked = asks
    .trim()
    .split(/\s*\n\s*/)
    .join("; ");
  const head = stringify([{ id, question: question.trim(), asks: asked }], { lineWidth: 0 });
  const text = indent(answer.replaceAll("\r\n", "\n").trim(), 4);
  const item = `${head}  answer: !markdown |-\n${text}\n  settled: false\n`;
  writeFileSync(file, withLineEnds(source, `${source.trimEnd()}\n${indent(item, 2)}`));
}

const indent = (text: string, columns: number): string => text.replaceAll(/^(?=.)/gm, " ".repeat(columns));
