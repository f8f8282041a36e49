import { expect } from "@playwright/test";
import { routes } from "#tests/journeys/routes.ts";
import { accept, type Control, cookieNotice, listControls } from "./controls.ts";
import { test } from "./fixtures.ts";
import { pressAtRest, pressEarly } from "./press.ts";

/** Milliseconds after the first paint. */
const delays = [0, 100, 300, 1000, 3000];

for (const route of routes) {
  for (const first of [null, accept]) {
    test(`S1.4 no tap is lost on ${route}${first ? " right after Accept" : ""}`, async ({ context }) => {
      test.setTimeout(30 * 60_000);
      const lost: string[] = [];
      for (const control of await controlsOf(route)) {
        if (first && control.selector.startsWith(cookieNotice)) continue;
        const press = { route, controls: first ? [first, control] : [control] };
        const keep = (error: unknown) => lost.push(`${control.name}: ${error}`);
        const expected = await pressAtRest(context, press).catch(keep);
        if (typeof expected === "number") continue;
        for (const delay of delays) await pressEarly(context, press, delay, expected).catch(keep);
      }
      expect(lost).toEqual([]);

      async function controlsOf(path: string): Promise<Control[]> {
        const page = await context.newPage();
        // The page as it is served: controls that scripts add can't be pressed before the scripts run.
        await page.route(/\/assets\/.*\.js/, (request) => request.abort());
        await page.goto(path);
        const controls = await listControls(page, path === "/" ? "whole page" : "main");
        await page.close();
        return controls;
      }
    });
  }
}
