import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort } from "./start-site.ts";

test("the site in development shows its pages, and its backend signs people up and in", {
  timeout: 120_000,
}, async () => {
  const data = await mkdtemp(path.join(tmpdir(), "larkpost-dev-"));
  const url = `http://localhost:${await freePort()}`;
  const development = spawn(process.execPath, [path.join(import.meta.dirname, "dev.ts")], {
    env: { PATH: process.env.PATH, PORT: new URL(url).port, DATA_DIR: data },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const exited = once(development, "exit");
  try {
    // Read to the end, or a later line would find the pipe closed.
    await new Promise<void>((resolve, reject) => {
      development.stdout.on("data", (output) => String(output).includes(url) && resolve());
      development.once("exit", () => reject(new Error("The site in development ended before it served.")));
    });
    expect(await (await fetch(url)).text()).toContain("<title>Larkpost: send smart, grow fast</title>");
    const account = { email: "ines@mail.example", password: "forty boxes of eclairs" };
    for (const address of ["signup", "token?grant_type=password"]) {
      const response = await fetch(`${url}/auth/v1/${address}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(account),
      });
      expect([address, response.status]).toEqual([address, 200]);
    }
  } finally {
    development.kill();
    await exited;
    await rm(data, { recursive: true });
  }
});
