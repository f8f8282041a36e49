import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Runs until its standard input ends, like a server with a request in progress. */
const program = `import { stopOnSignal } from ${JSON.stringify(new URL("stop-signals.ts", import.meta.url).href)};
  stopOnSignal(async () => {
    console.log("stopping");
    process.stdin.on("end", () => process.exit(0)).resume();
  });
  setInterval(() => {}, 1_000);
  console.log("serving");`;

test.each([
  ["the same", "SIGINT", "SIGINT"],
  ["another, as a supervisor sends", "SIGTERM", "SIGINT"],
  ["another, the other way round", "SIGINT", "SIGTERM"],
] as const)("D2 a repeated signal still lets open requests finish: %s", async (_, first, second) => {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  await once(child.stdout, "data");
  child.kill(first);
  await once(child.stdout, "data");
  child.kill(second);
  child.stdin.end();
  expect(await exited).toEqual([0, null]);
});
