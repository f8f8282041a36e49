import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { preparedDatabase } from "@site/backend";
import { schema } from "#server/database/schema.ts";
import { freePort } from "@site/testing/ports.ts";
import { readImagePlan } from "./containerfile.ts";
import { findEngine, removeImage, startImage } from "./image.ts";
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

const engine = findEngine();
test.skipIf(!engine)(
  `the image that ${engine ?? "an engine"} builds is a site that serves, keeps accounts and ends well${engine ? "" : " (skipped: neither Podman nor Docker answers)"}`,
  { timeout: 20 * 60_000 },
  async () => {
    const builder = engine ?? "";
    onTestFinished(() => removeImage(builder));
    const container = await startImage(builder);
    expect(await look(container, plan.healthCheck)).toEqual(sound);
    expect(container.stop()).toBe(0);
  },
);
