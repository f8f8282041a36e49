import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Prints the timeout of connection attempts when the program exits. */
const report = `data:text/javascript,import net from "node:net";
  process.on("exit", () => console.log("attempt", net.getDefaultAutoSelectFamilyAttemptTimeout()));`;

test.each([
  ["the server", ["server/main.ts"]],
  ["a command", ["ops/larkpost.ts", "--help"]],
])("S6.1 %s reaches a distant host with addresses of both families", (_, program) => {
  // An invalid setting stops the server before it opens anything.
  const env = { PATH: process.env.PATH, PORT: "none" };
  const { stdout } = spawnSync(process.execPath, ["--import", report, ...program], { env, encoding: "utf8" });
  expect(stdout).toContain("attempt 2000");
});
