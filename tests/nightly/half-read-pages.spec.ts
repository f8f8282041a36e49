import { expect, test } from "#tests/journeys/fixtures.ts";
import { routes } from "#tests/journeys/routes.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A label may move a pixel or two (page-checks/transfers.ts). A moving block shifts a hundred times as much. */
const maxShift = 0.002;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

let slow: SlowPage;
test.beforeAll(async () => {
  slow = await startSlowPage(process.env.SITE_SPEC ?? "");
});
test.afterAll(() => slow.close());

for (const route of routes) {
  test(`${route} keeps painted content in place while the rest of the page loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(entry.toJSON());
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(slow.url + route, { waitUntil: "load" });
    const moved = await page.evaluate(() => ("moved" in window ? (window.moved as { value: number }[]) : []));
    expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(maxShift);
  });
}

interface SlowPage {
  /** Origin of the proxy, which serves all of the site's paths. */
  url: string;
  close(): Promise<void>;
}

const pieceBytes = 900;
/** One and a half frames, so browsers paint between pieces. */
const pieceMilliseconds = 25;
/** Number of pieces for a phone's first screen. The rest is sent at once. */
const slowPieces = 36;

/** Sends each page's `<main>` in pieces. */
async function startSlowPage(site: string): Promise<SlowPage> {
  const pass = async (from: IncomingMessage, to: ServerResponse) => {
    const answer = await fetch(new URL(from.url ?? "/", site), { headers: { accept: from.headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // `fetch` has decompressed the body.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) delete headers[name];
    to.writeHead(answer.status, headers);
    if (!headers["content-type"]?.startsWith("text/html")) {
      to.end(body);
      return;
    }
    let sent = body.indexOf("<main");
    to.write(body.subarray(0, sent));
    for (let piece = 0; piece < slowPieces; piece += 1) {
      await pause(pieceMilliseconds);
      to.write(body.subarray(sent, (sent += pieceBytes)));
    }
    to.end(body.subarray(sent));
  };
  const server = createServer((from, to) => void pass(from, to).catch(() => to.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
