import { createInterface } from "node:readline/promises";

/** Asks the operator to type a text before an action that can't be undone. @returns whether exactly that text was typed */
export async function confirmByTyping(
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
  question: string,
  expected: string,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return (await Promise.race([terminal.question(question), closed])).trim() === expected;
  } finally {
    terminal.close();
  }
}
