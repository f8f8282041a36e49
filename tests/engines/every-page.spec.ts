import path from "node:path";
import { startSite } from "#scripts/start-site.ts";
import { readLanguages } from "#scripts/words/languages.ts";
import { prefixedPath } from "#shared/prefixed-path.ts";
import { cutOff, excessWidth } from "../journeys/page-checks/cut-off.ts";
import { fetchingRoutes, routes } from "../journeys/routes.ts";
import { expect, testsOn } from "./fixtures.ts";

const languages = readLanguages(path.resolve(import.meta.dirname, "..", ".."));
const test = testsOn(() => {
  const codes = languages.map(({ code }) => code);
  return startSite({ SITE_LANGUAGES: codes.join(","), RATE_LIMIT_SCALE: "1000" });
}, 400_000);

const controls = "[command=show-modal], [popovertarget]:not([popovertargetaction=hide]), summary";

/** Limits each call, because the WebKit driver waits only five seconds for a result. */
const controlsAtOnce = 5;

/** Runs in the page. @returns buttons and summaries that don't open their layer */
async function deadControls({ selector, from, to }: { selector: string; from: number; to: number }): Promise<string[]> {
  const faults: string[] = [];
  for (const control of [...document.querySelectorAll<HTMLElement>(selector)].slice(from, to)) {
    if (!control.checkVisibility()) continue;
    const id = control.getAttribute("commandfor") ?? control.getAttribute("popovertarget");
    const layer = id === null ? control.closest("details") : document.getElementById(id);
    const isOpen = () => layer?.matches("[open], :popover-open");
    const wasOpen = isOpen();
    control.click();
    await new Promise((resolve) => setTimeout(resolve));
    if (isOpen() === wasOpen) faults.push(`${control.textContent?.trim()} opens nothing`);
    if (layer instanceof HTMLDialogElement) layer.close();
    else control.click();
  }
  return faults;
}

const isWhole = () =>
  [...document.querySelectorAll("main *, footer *")].every(
    (element) => !element.checkVisibility() || element.checkVisibility({ contentVisibilityAuto: true }),
  );

/** Runs in the page and loads all images. @returns the page's growth in pixels */
async function loadImages(): Promise<number> {
  const before = document.documentElement.scrollHeight;
  for (const image of document.images) image.loading = "eager";
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  return document.documentElement.scrollHeight - before;
}

for (const { code, direction, prefix } of languages) {
  test(`D25 every page in ${code} declares its language, fits windows, and its controls work`, async ({ visitor }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    for (const route of routes) {
      const address = prefixedPath(prefix, route);
      await visitor.driver.resize(390);
      await visitor.open(address);
      await visitor.hydrated();
      await visitor.until("fonts are there", () => [...document.fonts].some(({ status }) => status === "loaded"));
      // Leaving the page while its list loads would log an error.
      await visitor.until("lists are read", () => !document.querySelector("main [aria-busy=true]"));
      await visitor.until("nothing is skipped", isWhole);
      const pixels = await visitor.evaluate(loadImages);
      // Lists that fetch when the page loads also grow by their records.
      if (Math.abs(pixels) > 40 && !fetchingRoutes.has(route))
        faults.push(`${address} grows by ${pixels} px with its images`);
      const found = await visitor.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      if (String(found) !== String([code, direction])) faults.push(`${address} is in ${found}`);
      for (const width of [320, 390, 768, 1280]) {
        await visitor.driver.resize(width);
        await visitor.until("the window is as wide", (wanted) => innerWidth === Math.max(wanted, innerWidth), width);
        const excess = await visitor.evaluate(excessWidth);
        if (excess > 0) faults.push(`${address} at ${width} px: ${excess} px too wide`);
        // pseudo-locale.spec.ts checks heights, on unfolded pages.
        const cut = (await visitor.evaluate(cutOff)).filter((fault) => !fault.startsWith("height"));
        faults.push(...cut.map((fault) => `${address} at ${width} px: ${fault}`));
      }
      // Menus close at a breakpoint, which WebKit reports some frames after resizing.
      await visitor.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
      const count = await visitor.evaluate((selector) => document.querySelectorAll(selector).length, controls);
      for (let from = 0; from < count; from += controlsAtOnce) {
        const part = { selector: controls, from, to: from + controlsAtOnce };
        faults.push(...(await visitor.evaluate(deadControls, part)).map((fault) => `${address}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page. Islands format dates and times in the browser, in the visitor's time zone. */
function write(locale: string): string[] {
  const formats: readonly Intl.DateTimeFormatOptions[] = [
    { dateStyle: "long" },
    { dateStyle: "medium", timeStyle: "short" },
    { month: "short", year: "numeric" },
    { timeStyle: "short", hourCycle: "h23" },
    { weekday: "short" },
  ];
  const instants = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, month + 8, month * 2, 5));
  const dates = formats.map((format) => new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC" }));
  return [
    ...dates.flatMap((date) => instants.map((instant) => date.format(instant))),
    new Intl.ListFormat(locale, { type: "conjunction" }).format(["SMS", "CRM", "WhatsApp"]),
  ];
}

test("D25 dates, times and lists read the same in every engine", async ({ visitor }) => {
  await visitor.open("/");
  for (const { locale } of languages) expect(await visitor.evaluate(write, locale), locale).toEqual(write(locale));
});
