import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyServer, type ServerCopy } from "./server-copy.ts";

/** Milliseconds for all blocks: the site starts three times. */
const slow = 300_000;
const page = readFileSync(path.resolve(import.meta.dirname, "../../docs/deploy.md"), "utf8");

interface Block {
  /** The step of the page that it belongs to. */
  step: string;
  commands: string;
}

const blocks = page.split(/^## /m).flatMap((section): Block[] => {
  const step = section.split("\n")[0] ?? "";
  const found = section.matchAll(/<!-- run -->\n```sh\n(.*?)```/gs);
  return [...found].map(([, commands = ""]) => ({ step, commands }));
});

let server: ServerCopy;
beforeAll(async () => {
  server = await copyServer();
});
afterAll(() => server.remove());

const account = { email: "anna@example.com", password: "four-quiet-Lighthouses-7" };

async function post(address: string): Promise<number> {
  const answer = await fetch(`${server.url}/auth/v1${address}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("the commands of docs/deploy.md do what it says, one after the other", { timeout: slow }, async () => {
  expect(blocks.map(({ step }) => step.slice(0, 2))).toEqual(["2.", "3.", "4.", "7.", "7.", "7.", "8.", "8.", "11"]);
  const failed: string[] = [];
  const unfound: string[] = [];
  const accounts: number[] = [];
  for (const { step, commands } of blocks) {
    const { status, output } = server.run(commands);
    if (status !== 0) {
      const log = readFileSync(path.join(server.folder, "site.log"), "utf8").slice(-2000);
      failed.push(`${step} (${status})\n${commands}\n${output}\n${log}`);
      break;
    }
    if (step === "4. Start") accounts.push(await post("/signup"));
    // The restored data is that of the backup.
    if (commands.includes("larkpost-before")) accounts.push(await post("/token?grant_type=password"));
    if (commands.includes("find anna") && !output.includes(account.email)) unfound.push(output);
  }
  expect({ failed, accounts, unfound }).toEqual({ failed: [], accounts: [200, 200], unfound: [] });
});
