import { test as base, expect } from "@playwright/test";
import { photoHost } from "#content/photo-host.ts";
import type { RunningSite } from "#scripts/start-site.ts";
import { siteAddress } from "../journeys/fixtures.ts";
import { type OwnSite, ownSite } from "../journeys/own-site.ts";
import type { SiteName } from "../journeys/servers.ts";
import type { Engine, EngineName, Size } from "./driver.ts";
import { startPuppeteerEngine } from "./puppeteer-engine.ts";
import { type Relay, startRelay } from "./relay.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit-engine.ts";

/** Marks the journeys that `npm test` runs in Firefox and WebKit. */
export const short = { tag: "@short" };

export interface ProjectOptions {
  /** The engine of a project. */
  engineName: EngineName;
  forPictures: boolean;
}

/** Texts of errors that say nothing about the site. */
const harmless = [
  // Can't be reached from a test.
  photoHost,
  // WebKit reports it for a passage between two pages that it leaves out by itself, as when the next page is there at once.
  "Skipping view transition because skipTransition() was called",
];

interface JourneyFixtures {
  /** Which of the running servers a journey visits. */
  siteName: SiteName;
  size: Size;
  /** Whether a journey provokes errors on purpose, such as a refused password. */
  allowErrors: boolean;
  relay: Relay;
  visitor: Visitor;
}

export async function runEngine(name: EngineName, forPictures: boolean, use: (engine: Engine) => Promise<void>) {
  const engine = await (name === "webkit" ? startWebKit({ forPictures }) : startPuppeteerEngine(name, { forPictures }));
  await use(engine);
  await engine.close();
}

export const test = base.extend<JourneyFixtures, ProjectOptions & { engine: Engine }>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  siteName: ["spec", { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  allowErrors: [false, { option: true }],
  forPictures: [false, { option: true, scope: "worker" }],
  engine: [({ engineName, forPictures }, use) => runEngine(engineName, forPictures, use), { scope: "worker" }],
  relay: async ({ siteName }, use) => {
    const relay = await startRelay(siteAddress(siteName));
    await use(relay);
    await relay.close();
  },
  visitor: async ({ engine, relay, size, allowErrors }, use, testInfo) => {
    const session = await engine.open(size);
    const visitor = new Visitor(session, relay.url);
    await use(visitor);
    const isPassed = testInfo.status === testInfo.expectedStatus;
    if (!isPassed) await testInfo.attach("window", { body: await session.screenshot(), contentType: "image/png" });
    const errors = isPassed && !allowErrors ? await visitor.errors() : [];
    await session.close();
    expect(
      errors.filter((error) => !harmless.some((text) => error.includes(text))),
      "no error",
    ).toEqual([]);
    expect(relay.violations, "no violation of the content security policy").toEqual([]);
  },
});

/** Tests that visit a server of their own. */
export const testsOn = (start: () => Promise<RunningSite>, timeout?: number) =>
  test.extend<object, OwnSite>({
    ownSite: ownSite(start, timeout),
    relay: async ({ ownSite: { url } }, use) => {
      const relay = await startRelay(url);
      await use(relay);
      await relay.close();
    },
  });

export { expect };
