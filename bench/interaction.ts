import type { Browser, Page } from "playwright-core";
import { launch, phone } from "./browser.ts";
import { median } from "./load.ts";
import { startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

const rounds = 3;
const slowdown = 4;
/** Times of the first tap, in milliseconds after the page was parsed: while fonts load and the rest is laid out, and when the page is idle. */
const moments = [0, 100, 200, 400, 800, 2000];

interface Action {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const actions: readonly Action[] = [
  { name: "open Sign Up", path: "/", act: (page) => page.locator('[commandfor="sign-up"]:visible').first().tap() },
  { name: "open the menu", path: "/", act: (page) => page.locator('[popovertarget="menu"]:visible').first().tap() },
  { name: "choose a pricing tab", path: "/pricing", act: (page) => page.getByRole("tab").nth(2).tap() },
  {
    name: "type into a field",
    path: "/help",
    act: async (page) => {
      await page.locator('main input[type="search"]').first().tap();
      await page.keyboard.type("list", { delay: 30 });
    },
  },
];

/** Interaction to next paint with a processor four times slower: a first tap at each of these times, and one once every island reacts. */
export async function benchInteraction(): Promise<void> {
  const site = await startBenchSite();
  const browser = await launch();
  const rows: Record<string, string>[] = [];
  for (const action of actions) {
    const awake: number[] = [];
    for (let round = 0; round < rounds; round++) awake.push(await measureTap(browser, site.url, action, "awake"));
    const first: number[] = [];
    for (const moment of moments) first.push(await measureTap(browser, site.url, action, moment));
    rows.push({
      action: action.name,
      "awake ms": median(awake).toFixed(0),
      "first tap, worst ms": Math.max(...first).toFixed(0),
      "first tap at each moment": first.map((value) => value.toFixed(0)).join(" "),
    });
  }
  await browser.close();
  await site.stop();
  printTable(
    `Interaction to next paint, ${slowdown}× processor (first taps ${moments.join(", ")} ms after parsing)`,
    rows,
  );
}

/** The longest event of the action, in milliseconds. The browser reports durations in steps of eight. */
async function measureTap(browser: Browser, url: string, action: Action, moment: number | "awake"): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(() => {
    let longest = 0;
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if ("interactionId" in entry && entry.interactionId) longest = Math.max(longest, entry.duration);
      }
    };
    const observed: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      buffered: true,
      durationThreshold: 16,
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe(observed);
    // The first input is always reported, so its entry shows that the action's events have been reported too.
    const reported = new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: "first-input", buffered: true });
    });
    const longestInteraction = async (): Promise<number> => {
      await reported;
      take(observer.takeRecords());
      return longest;
    };
    Object.assign(window, { longestInteraction });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url + action.path, { waitUntil: moment === "awake" ? "load" : "domcontentloaded" });
  if (moment === "awake") {
    await page.locator("html.loaded").waitFor();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("[data-island] > *")) {
        part.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      }
    });
    await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-awake])"));
    await calm(page);
  } else {
    // The measurement depends on the time of the tap, so this waits for a time and not for a condition.
    await page.waitForTimeout(moment);
  }
  await action.act(page);
  await page.locator("html.loaded").waitFor();
  // What waits for an island is repeated when it reacts.
  await page.waitForFunction(() => !document.querySelector("[data-waiting]"));
  await calm(page);
  const longest = await page.evaluate<number>("longestInteraction()");
  await context.close();
  return longest;
}

/** Waits until the browser is idle after two frames: by then the result of the action is painted. */
function calm(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
}
