import { createServer, request } from "node:http";
import { test as base, expect } from "@playwright/test";
import type { RunningSite } from "#scripts/start-site.ts";
import { listen } from "@site/testing/ports.ts";
import { siteAddress } from "../journeys/fixtures.ts";
import { type OwnSite, ownSite } from "../journeys/own-site.ts";
import { type Engine, type EngineName, startWebKit, startWithPuppeteer } from "./drivers.ts";
import { Visitor } from "./visitor.ts";

/* `npm test` runs the journeys tagged `@short` in Firefox and WebKit. */

export interface ProjectOptions {
  engineName: EngineName;
}

/** A proxy that can delay scripts in every engine. */
interface Relay {
  url: string;
  violations: string[];
  holdScripts(): void;
  release(): void;
}

interface JourneyFixtures {
  site: string;
  relay: Relay;
  visitor: Visitor;
}

async function useRelay(site: string, use: (relay: Relay) => Promise<void>): Promise<void> {
  const violations: string[] = [];
  let held = Promise.withResolvers<void>();
  held.resolve();
  const server = createServer(async (from, to) => {
    const path = from.url ?? "/";
    if (path === "/-/violations") {
      violations.push(Buffer.concat(await from.toArray()).toString());
      to.writeHead(204).end();
      return;
    }
    if (/^\/assets\/.*\.js$/.test(path)) await held.promise;
    const onward = request(new URL(path, site), { method: from.method, headers: from.headers }, (answer) => {
      const policy = answer.headers["content-security-policy"];
      if (policy) answer.headers["content-security-policy"] = `${policy}; report-uri /-/violations`;
      answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    onward.on("error", () => to.destroy());
    from.pipe(onward);
  });
  const url = `http://localhost:${await listen(server)}`;
  const holdScripts = () => (held = Promise.withResolvers());
  await use({ url, violations, holdScripts, release: () => held.resolve() });
  held.resolve();
  server.close();
  server.closeAllConnections();
}

export const test = base.extend<JourneyFixtures, ProjectOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === "webkit" ? startWebKit() : startWithPuppeteer(engineName));
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  site: async ({}, use) => use(siteAddress("spec")),
  relay: ({ site }, use) => useRelay(site, use),
  /** Uncaught errors and violations of the content security policy fail the journey. */
  visitor: ({ engine, relay }, use, testInfo) =>
    engine.use(async (driver) => {
      const visitor = new Visitor(driver, relay.url);
      await driver.resize(1280);
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus) return;
      await visitor.keepErrors();
      expect([...visitor.errors, ...relay.violations]).toEqual([]);
    }),
});

export const testsOn = (start: () => Promise<RunningSite>, timeout?: number) =>
  test.extend<object, OwnSite>({
    ownSite: ownSite(start, timeout),
    site: ({ ownSite: { url } }, use) => use(url),
  });

export { expect };
