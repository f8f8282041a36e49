import { expect, test } from "vitest";
import { openTemporaryDatabase, testLimits } from "@site/backend/testing";
import { freePort } from "@site/testing/ports.ts";
import { createLog } from "#server/log/log.ts";
import { readSettings } from "#server/settings/settings.ts";
import { startDesk } from "./index.ts";

test("D18 a second process that finds the desk's port in use logs it once and runs without", async () => {
  const database = await openTemporaryDatabase();
  const port = await freePort();
  const settings = readSettings({ ADMIN_PORT: String(port), ADMIN_ORIGIN: "https://desk.site.example" });
  const warnings: string[] = [];
  const log = createLog();
  log.warn = (...given: unknown[]) => void warnings.push(String(given[0]));
  const users = () => {
    throw new Error("There are no accounts.");
  };
  const data = { database, limits: testLimits(database), users, subscribers: null };
  const parts = { settings, data, check: async () => {}, accessLog: () => undefined, log };
  const first = await startDesk(port, parts);
  const second = await startDesk(port, parts);
  expect([first.address, second.address]).toEqual(["https://desk.site.example", null]);
  expect(warnings).toEqual([
    `ADMIN_PORT is ${port}, where this process can't listen (EADDRINUSE), so it serves the site without the desk: unless another process of the site serves the desk there, set ADMIN_PORT to another port.`,
  ]);
  await second.close();
  expect((await fetch(`http://localhost:${port}/log-in`)).status).toBe(200);

  const large = { method: "POST", body: "x".repeat(5_000_000), headers: { origin: `http://localhost:${port}` } };
  const refusal = await fetch(`http://localhost:${port}/log-in`, large);
  expect([refusal.status, await refusal.text()]).toEqual([413, expect.stringContaining("can be sent at most")]);

  // A listener on all addresses would respond here too.
  await expect(fetch(`http://127.0.0.2:${port}/log-in`)).rejects.toThrow("fetch failed");
  await first.close();
  await expect(fetch(`http://localhost:${port}/log-in`)).rejects.toThrow("fetch failed");
});
