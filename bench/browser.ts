import { type Browser, chromium } from "playwright-core";
import { chromiumPath, ensureChromium } from "#scripts/ensure-chromium.ts";

/** The phone that Lighthouse emulates: 412 × 823 at 1.75, touch. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** @param flags for Chromium, in addition to the usual ones */
export async function launch(flags: readonly string[] = []): Promise<Browser> {
  const { missing } = ensureChromium();
  if (missing) throw new Error(missing);
  return chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", ...flags],
  });
}
