import { createInterface } from "node:readline/promises";

/** Asks for a text to be typed before what can't be undone. @returns whether exactly that was typed */
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
