import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
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

export interface Transfer {
  url: string;
  type: string;
  /** Bytes of the body as they crossed the wire, compressed. */
  bytes: number;
}

/** Records what a page transfers from now on. The stock photos' host is left out: it can't be reached from a bench. */
export async function recordTransfers(page: Page): Promise<{ transfers: Transfer[]; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const open = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    // A drawing in a data: URL is transferred with the page.
    if (response.url.startsWith("data:")) return;
    const headers = Object.entries(response.headers).reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      0,
    );
    open.set(requestId, { url: response.url, type, bytes: -headers });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) transfers.push({ ...transfer, bytes: Math.max(0, transfer.bytes + encodedDataLength) });
  });
  return { transfers, session };
}
