import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { buildWhatChanged } from "./build.ts";
import { chromiumPath, forShots, requirePackages } from "./debian.ts";
import { startSite } from "./start-site.ts";

/* Captures every route of the real server, at three widths in both themes. */
const folder = path.resolve(import.meta.dirname, "..", "shots");
requirePackages(...forShots);
await buildWhatChanged();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite({});
const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, found = ""]) => found);
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
      for (const route of [...paths, "/no-such-page"]) {
        await page.goto(site.url + route);
        await page.locator("html.loaded").waitFor();
        await page.getByRole("button", { name: "Accept", exact: true }).click();
        await loadEverything(page);
        const name = route.slice(1).replaceAll("/", "-") || "home";
        await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`The pictures are in ${folder}.`);

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
