import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { buildWhatChanged } from "./build.ts";
import { chromiumPath, forShots, requirePackages } from "./debian.ts";
import { startSite } from "./start-site.ts";

interface Shot {
  name: string;
  path: string;
  /** Control that opens the layer; null for the cookie notice, which is open until accepted. */
  press?: string | null;
  /** Widths that have the layer: wide windows have no mobile menu. */
  widths?: readonly number[];
}

const widths = [390, 768, 1440];
const themes = ["light", "dark"] as const;
const folder = path.resolve(import.meta.dirname, "..", "shots");

/** Captured as seen in the window; routes are captured in full height. */
const layers: readonly Shot[] = [
  { name: "layer-product-menu", path: "/", press: "[popovertarget=product-menu]", widths: [1440] },
  { name: "layer-resources-menu", path: "/", press: "[popovertarget=resources-menu]", widths: [1440] },
  { name: "layer-mobile-menu", path: "/", press: "[popovertarget=menu]", widths: [390, 768] },
  { name: "layer-log-in", path: "/", press: "[commandfor=log-in]" },
  { name: "layer-sign-up", path: "/", press: "main [commandfor=sign-up]" },
  { name: "layer-get-started", path: "/pricing#seo", press: "main [commandfor=sign-up]:visible >> nth=1" },
  { name: "layer-contact-sales", path: "/solutions", press: "[commandfor=contact-sales]" },
  { name: "layer-chat", path: "/", press: "main [popovertarget=chat]" },
  { name: "layer-cookie-notice", path: "/", press: null },
];

async function takeShots(): Promise<void> {
  requirePackages(...forShots);
  await buildWhatChanged();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const site = await startSite({});
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, found = "/"]) => found || "/");
    const routes = [...paths, "/no-such-page"].map(
      (found): Shot => ({ name: found.slice(1).replaceAll("/", "-") || "home", path: found }),
    );
    for (const width of widths) {
      for (const theme of themes) await picture(browser, site.url, [...routes, ...layers], width, theme);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function picture(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  width: number,
  theme: "light" | "dark",
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  for (const shot of shots.filter((candidate) => candidate.widths?.includes(width) ?? true)) {
    const page = await context.newPage();
    await page.goto(url + shot.path);
    await page.locator("html.loaded").waitFor();
    if (shot.press !== null) await page.getByRole("button", { name: "Accept", exact: true }).click();
    if (shot.press === undefined) await loadEverything(page);
    else if (shot.press) await press(page.locator(shot.press).first());
    const file = path.join(folder, `${shot.name}-${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: shot.press === undefined });
    await page.close();
  }
  await context.close();
}

/** Also works in a closed menu, such as Log In in a narrow window. */
async function press(control: Locator): Promise<void> {
  if (await control.isVisible()) await control.click();
  else await control.dispatchEvent("click");
}

async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    const own = [...document.images].filter((image) => image.src.startsWith(location.origin));
    // A lazy image that was scrolled past quickly never loads.
    for (const image of own) image.loading = "eager";
    await Promise.allSettled(own.map((image) => image.decode()));
  });
  // Fonts load last.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Besley") && status === "loaded"),
  );
}

await takeShots();
console.log(`The pictures are in ${folder}.`);
