import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { buildWhatChanged } from "./build.ts";
import { chromiumPath, ensureChromium } from "./ensure-chromium.ts";
import { startSite } from "./start-site.ts";

/** What a picture shows: a route, or a layer opened on one. */
interface Shot {
  name: string;
  path: string;
  /** Opens the layer. A layer is pictured as the window shows it, a route from top to bottom. */
  open?: (page: Page) => Promise<void>;
  /** Skips the picture where the layer does not exist, such as the mobile menu in a wide window. */
  widths?: readonly number[];
}

const widths = [390, 768, 1440];
const themes = ["light", "dark"] as const;
const folder = path.resolve(import.meta.dirname, "..", "shots");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
const layers: Shot[] = [
  { name: "layer-product-menu", path: "/", widths: [1440], open: (page) => button(page, "Product").click() },
  { name: "layer-resources-menu", path: "/", widths: [1440], open: (page) => button(page, "Resources").click() },
  {
    name: "layer-mobile-menu",
    path: "/",
    widths: [390, 768],
    open: (page) => page.locator("[popovertarget=menu]").first().click(),
  },
  {
    name: "layer-log-in",
    path: "/",
    open: (page) => page.locator("#log-in").evaluate((dialog: HTMLDialogElement) => dialog.showModal()),
  },
  { name: "layer-sign-up", path: "/", open: (page) => page.locator("main [commandfor=sign-up]").first().click() },
  {
    name: "layer-get-started",
    path: "/pricing#seo",
    open: (page) => page.locator("main [commandfor=sign-up]:visible").nth(1).click(),
  },
  {
    name: "layer-contact-sales",
    path: "/solutions",
    open: (page) => page.locator("[commandfor=contact-sales]").first().click(),
  },
  { name: "layer-chat", path: "/", open: (page) => page.locator("main [popovertarget=chat]").first().click() },
  { name: "layer-cookie-label", path: "/", open: async () => {} },
];

/** Takes pictures of every route and layer of the real server, at three widths in both themes. */
async function takeShots(): Promise<void> {
  const { missing } = ensureChromium();
  if (missing) throw new Error(missing);
  await buildWhatChanged();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(path.join(tmpdir(), "larkpost-shots-"));
  const site = await startSite({ DATA_DIR: data });
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
    await rm(data, { recursive: true, force: true });
  }
}

async function picture(
  browser: Browser,
  url: string,
  shots: Shot[],
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
    if (!shot.name.includes("cookie")) await button(page, "Accept").click();
    if (shot.open) await shot.open(page);
    else await loadEverything(page);
    const file = path.join(folder, `${shot.name}-${width}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: !shot.open });
    await page.close();
  }
  await context.close();
}

/** Scrolls once through the page, so that everything lazy is loaded, and waits for every drawing. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    const own = [...document.images].filter((image) => image.src.startsWith(location.origin));
    // A lazy image that was passed too quickly is not loaded, and waiting for it would never end.
    for (const image of own) image.loading = "eager";
    await Promise.allSettled(own.map((image) => image.decode()));
  });
  // The fonts come last.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Besley") && status === "loaded"),
  );
}

await takeShots();
console.log(`The pictures are in ${folder}.`);
