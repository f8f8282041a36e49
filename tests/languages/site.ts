import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { firstLanguage } from "#content/language.ts";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { readLanguages } from "#scripts/words/languages.ts";
import { test as base } from "../engines/fixtures.ts";
import { startRelay } from "../engines/relay.ts";

/** Every complete language but English, in which all other journeys are. */
export const languages = readLanguages(path.resolve(import.meta.dirname, "..", "..")).filter(
  ({ code, isComplete }) => isComplete && code !== firstLanguage,
);

/** Visits a server of its own, in all complete languages. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "larkpost-languages-"));
      const codes = [firstLanguage, ...languages.map(({ code }) => code)];
      const site = await startSite({ DATA_DIR: folder, SITE_LANGUAGES: codes.join(","), RATE_LIMIT_SCALE: "1000" });
      await use(site);
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
    // A new database on a busy machine.
    { scope: "worker", timeout: 400_000 },
  ],
  relay: async ({ site }, use) => {
    const relay = await startRelay(site.url);
    await use(relay);
    await relay.close();
  },
});
