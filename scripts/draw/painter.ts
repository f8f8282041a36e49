import { chromium } from "playwright-core";

export interface Painter {
  /** A PNG of a whole HTML or SVG fragment, at one device pixel per CSS pixel. */
  paint(markup: string, width: number, height: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that turns markup into PNG. `CHROMIUM_PATH` names another browser than Debian's. */
export async function openPainter(): Promise<Painter> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const page = await browser.newPage();
  return {
    async paint(markup, width, height) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${markup}`);
      await page.evaluate(() => document.fonts.ready);
      return await page.screenshot();
    },
    close: () => browser.close(),
  };
}
