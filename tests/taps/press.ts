import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Control } from "./controls.ts";
import { readState, type PageState, watch, withoutAbsent } from "./state.ts";

/** A cheap phone: a sixth of this machine's speed, on slow 4G (1.6 Mbit/s down, 150 ms there and back). */
const slowness = { rate: 6 };
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export interface Press {
  route: string;
  /** Pressed one right after the other. */
  controls: readonly Control[];
}

/** The state after the presses on a page that has finished loading, on a fast machine. */
export async function pressAtRest(context: BrowserContext, { route, controls }: Press): Promise<PageState> {
  const page = await context.newPage();
  const counts = watch(page);
  await page.goto(route, { waitUntil: "networkidle" });
  await page.mouse.move(1, 1);
  await page.locator("html.loaded").waitFor();
  await page.waitForLoadState("networkidle");
  for (const control of controls.slice(0, -1)) await press(page, control);
  // Changes by the earlier presses don't count for the last one.
  const before = await settle(page, route, counts);
  for (const control of controls.slice(-1)) await press(page, control);
  await expect(async () => {
    expect(await readState(page, route, counts()), "a press changes something").not.toEqual(before);
  }).toPass();
  const state = await settle(page, route, counts);
  await closeAll(context);
  return state;
}

/** Presses on a slow phone, `delay` milliseconds after the first paint, and waits until the page is in the expected state. */
export async function pressEarly(
  context: BrowserContext,
  { route, controls }: Press,
  delay: number,
  expected: PageState,
): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", slowness);
  const counts = watch(page);
  await page.goto(route, { waitUntil: "commit" });
  await page.evaluate(async (wait) => {
    await new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    });
    await new Promise((resolve) => setTimeout(resolve, wait));
  }, delay);
  for (const control of controls) await press(page, control);
  const compare = (state: PageState, when: string) =>
    expect(withoutAbsent(state, expected), when).toEqual(withoutAbsent(expected, state));
  await expect(async () => {
    compare(await readState(page, route, counts()), `pressed ${delay} ms after the first paint`);
  }).toPass({ intervals: [500] });
  // A throttled page takes a whole core. Presses at later moments meet a throttled hydration; after its effect a press needs none.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.send("Network.emulateNetworkConditions", unthrottled);
  compare(await settle(page, route, counts), `${delay} ms after the first paint, once nothing comes any more`);
  await closeAll(context);
}

/** The most touches for one press: the page may move before the touch, for example when its fonts load. */
const maxTouches = 3;

/**
 * Touches the middle of the first such control as soon as it exists, without waiting for the page to settle. A touch that misses
 * the control does not count as a press, and is repeated at the control's new position.
 */
async function press(page: Page, { selector }: Control): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  for (let touch = 0; touch < maxTouches; touch += 1) {
    const { x, y } = await page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const onDown = ({ target }: Event) => {
        Object.assign(window, { touchedBeside: target instanceof Node && !element?.contains(target) });
      };
      addEventListener("pointerdown", onDown, { capture: true, once: true });
      element?.scrollIntoView({ block: "center", behavior: "instant" });
      const [first = new DOMRect()] = element?.getClientRects() ?? [];
      return { x: first.x + first.width / 2, y: first.y + first.height / 2 };
    }, selector);
    await page.touchscreen.tap(x, y);
    // A touch that opened another document was on the control.
    const beside = await page.evaluate(() => "touchedBeside" in window && window.touchedBeside).catch(() => false);
    if (!beside) return;
  }
}

/** The state once the page is hydrated, has nothing left to fetch and has not changed for half a second. */
async function settle(page: Page, route: string, counts: () => PageState["counts"]): Promise<PageState> {
  await page.mouse.move(1, 1);
  await page.locator("html.loaded").waitFor();
  let state = await readState(page, route, counts());
  await expect(async () => {
    const previous = state;
    await Promise.all([page.waitForLoadState("networkidle"), halfASecond(page)]);
    state = await readState(page, route, counts());
    expect(state).toEqual(previous);
  }).toPass({ intervals: [0] });
  return state;
}

function halfASecond(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
}

async function closeAll(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}
