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
  log.warn = (...given: unknown[]) => void warnings.push(String(given[1]));
  const users = () => {
    throw new Error("There are no accounts.");
  };
  const data = { database, limits: testLimits(database), users, subscribers: null };
  const parts = { settings, data, check: async () => {}, accessLog: () => undefined, log };
  const first = await startDesk(port, parts);
  const second = await startDesk(port, parts);
  expect([first.address, second.address]).toEqual(["https://desk.site.example", null]);
  expect(warnings).toEqual([expect.stringContaining("serves the site without it")]);
  await second.close();
  expect((await fetch(`http://localhost:${port}/log-in`)).status).toBe(200);

  // A listener on all addresses would respond here too.
  await expect(fetch(`http://127.0.0.2:${port}/log-in`)).rejects.toThrow("fetch failed");
  await first.close();
  await expect(fetch(`http://localhost:${port}/log-in`)).rejects.toThrow("fetch failed");
});
