import { answers } from "#content/answers.ts";
import { integrations } from "#words/pages/integrations.ts";

export const systemsAnswer = answers.find(({ id }) => id === "systems")!;

const { works } = integrations;

/** @throws Error for a status word that the page doesn't explain */
function readRow([name = "", word = "", how = "", plan = ""]: readonly string[]) {
  const status = works.find((known) => known.word === word)?.status;
  if (!status) throw new Error(`The page does not explain “${word}” (${name}).`);
  return { name, word, status, how, plan };
}

export const table = systemsAnswer.answer.find((block) => block.kind === "table")!;
export const systems = table.rows.map(readRow);
