import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import lock from "../package-lock.json" with { type: "json" };

test("npm start installs missing packages, stops at invalid words, and ends its program when killed", async () => {
  const root = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text, { mode: 0o755 });
  const record = (packages: object) => write("node_modules/.package-lock.json", JSON.stringify({ packages }));
  for (const folder of ["bin", "scripts/words", "node_modules"])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ["scripts/bootstrap.mjs", "package.json", "package-lock.json"])
    cpSync(file, path.join(root, file));
  write("bin/npm", "#!/bin/sh\necho npm $1\n");
  write("scripts/words/main.ts", "");
  write(
    "scripts/start.ts",
    'process.on("SIGTERM", () => console.log("ended") ?? process.exit()); setInterval(() => {}, 9_999); console.log("serving");',
  );
  const start = async (): Promise<string> => {
    const env = { PATH: `${path.join(root, "bin")}:${process.env.PATH}` };
    const bootstrap = spawn(process.execPath, ["scripts/bootstrap.mjs", "scripts/start.ts"], { cwd: root, env });
    let output = "";
    bootstrap.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.endsWith("serving\n")) bootstrap.kill("SIGTERM");
    });
    await once(bootstrap, "close");
    return output;
  };
  const { "node_modules/hono": _hono, ...withoutHono } = lock.packages;
  record(lock.packages);
  expect(await start()).toBe("serving\nended\n");
  record(Object.fromEntries(Object.entries(lock.packages).filter(([, locked]) => !("dev" in locked))));
  expect(await start(), "after npm prune").toBe("serving\nended\n");
  record(withoutHono);
  expect(await start()).toBe("Installing packages…\nnpm ci\nserving\nended\n");
  write("scripts/words/main.ts", "process.exitCode = 1;");
  expect(await start()).not.toContain("serving");
});
