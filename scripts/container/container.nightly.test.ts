import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { preparedDatabase } from "@site/backend";
import { schema } from "#server/database/schema.ts";
import { freePort } from "@site/testing/ports.ts";
import { readImagePlan } from "./containerfile.ts";
import { startIsolated, whyNotIsolated } from "./isolated-root.ts";
import { look, sound } from "./prove.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const plan = readImagePlan(readFileSync(path.join(root, "deploy", "Containerfile"), "utf8"));

/** Megabytes that a first start may take: docs/deploy.md names a server of 1 GB. More where no build has prepared its database. */
const maxMemory = (await preparedDatabase.isMade(schema)) ? 550 : 800;

test("a line of the Containerfile that nobody understands is not passed over", () => {
  expect(() => readImagePlan("FROM base\nADD https://example.com/file /site/\n")).toThrow(
    "ADD https://example.com/file",
  );
});

const reason = whyNotIsolated();
test.skipIf(reason)(
  `the container's files alone, read-only under its user, are a site that serves, keeps accounts and ends well${reason ? ` (skipped: ${reason})` : ""}`,
  async () => {
    expect(plan.user).toEqual({ uid: 10001, gid: 10001 });
    const deskPort = String(await freePort());
    const settings = { HOST: "127.0.0.1", PORT: String(await freePort()), ADMIN_PORT: deskPort };
    const container = await startIsolated(plan, root, settings);
    try {
      expect(await look(container, plan.healthCheck)).toEqual(sound);
      expect((await fetch(`http://localhost:${deskPort}/log-in`)).status).toBe(200);
      const status = readFileSync(`/proc/${container.process.pid}/status`, "utf8");
      expect(status).toMatch(/^Uid:(\t10001){4}$/m);
      expect(status).toMatch(/^CapBnd:\t0+$/m);
      expect(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024).toBeLessThan(maxMemory);
    } finally {
      expect(await container.stop()).toBe(0);
    }
  },
  60_000,
);

/** The first engine that responds. A client without a running service does not. */
const engine = ["podman", "docker"].find((name) => spawnSync(name, ["info"]).status === 0);
test.skipIf(!engine)(
  `the image that ${engine ?? "an engine"} builds is a site that serves, keeps accounts and ends well${engine ? "" : " (skipped: neither Podman nor Docker answers)"}`,
  { timeout: 20 * 60_000 },
  async () => {
    const name = `larkpost-proof-${process.pid}`;
    const ask = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(engine ?? "", words, { cwd: root, encoding: "utf8" });
      return { status, output: (stdout + stderr).trim() };
    };
    const run = (...words: string[]) => expect(ask(...words)).toMatchObject({ status: 0 });
    onTestFinished(() => {
      for (const words of [["rm"], ["volume", "rm"], ["rmi"]]) ask(...words, "--force", name);
    });
    run("build", "-f", path.join(root, "deploy", "Containerfile"), "-t", name, root);
    // The flags that the file names.
    const guard = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--memory=800m"];
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    run("run", "--detach", "--name", name, ...guard, "-p", `127.0.0.1:${port}:3000`, "-v", `${name}:/data`, name);
    await vi.waitUntil(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000, interval: 200 },
    );
    const execute = (command: readonly string[]) => ask("exec", name, ...command);
    expect(await look({ url, execute }, plan.healthCheck)).toEqual(sound);
    run("stop", "--time=20", name);
    expect(ask("inspect", "--format={{.State.ExitCode}}", name).output).toBe("0");
  },
);
