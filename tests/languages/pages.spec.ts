import { addressIn } from "#shared/address-in.ts";
import { expect } from "../engines/fixtures.ts";
import { routes } from "../journeys/routes.ts";
import { languages, test } from "./site.ts";

// WebKitGTK's window is never narrower than 447 px.
const widths = [320, 390, 768, 1280];

test.describe.configure({ timeout: 600_000 });

for (const { code, direction, prefix } of languages) {
  test(`D25 every page in ${code} is served, says its language, and fits every window`, async ({ visitor, relay }) => {
    const faults: string[] = [];
    for (const path of routes) {
      const address = addressIn(prefix, path);
      const { status } = await fetch(relay.url + address);
      if (status !== 200) faults.push(`${address} answers ${status}`);
      await visitor.goto(address);
      await visitor.hydrated();
      // A list that is left while it is being read says so on the console.
      await visitor.until("lists are read", () => !document.querySelector("main [aria-busy=true]"));
      const { lang, dir } = await visitor.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      });
      if (lang !== code || dir !== direction) faults.push(`${address} is in ${lang}, ${dir}`);
      for (const width of widths) {
        await visitor.session.resize({ width, height: 800 });
        faults.push(...(await visitor.evaluate(faultsOfWindow)).map((fault) => `${address} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page: what is wider than the window, and the controls whose words are not whole in them. */
function faultsOfWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const range = document.createRange();
  /** Whether it is in a row that is scrolled, so that it may begin or end outside. */
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  /** Whether only screen readers have it. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath.startsWith("inset") || isClipped(element.parentElement));
  for (const control of document.querySelectorAll<HTMLElement>("button, summary, select, a, label")) {
    const box = control.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width < 2) continue;
    const isOutside = box.left < -1 || box.right > clientWidth + 1;
    if (isOutside && !scrolls(control)) faults.push(`outside: ${control.innerText}`);
    if (getComputedStyle(control).display === "inline") continue;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest("select, svg") || isClipped(text.parentElement))
        continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      // A second line that is cut off as a whole is meant (top-bar.module.css).
      const isShown = words.width > 0 && (words.top + words.bottom) / 2 < box.bottom;
      if (isShown && (words.left < box.left - 1 || words.right > box.right + 1))
        faults.push(`wider than its control: ${text.nodeValue.trim()}`);
    }
  }
  return [...new Set(faults)];
}
