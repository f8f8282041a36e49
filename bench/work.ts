import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser } from "playwright-core";
import { routes } from "#tests/journeys/routes.ts";
import { launch, phone } from "./browser.ts";
import { median } from "./load.ts";
import { startPhotoHost } from "./photo-host.ts";
import { startBenchSite } from "./site.ts";
import { printTable, ratio } from "./table.ts";

const rounds = 5;
/** Whatever a page does after its load is counted too. */
const idleMilliseconds = 6000;

/**
 * Processor time of the main thread for a load and six idle seconds, each page in turns with a page of another site. BENCH_BESIDE names that
 * one: its address, or the folder of its built files.
 */
export async function benchWork(): Promise<void> {
  const beside = process.env.BENCH_BESIDE;
  const peer = beside && !URL.canParse(beside) ? await serveFolder(beside) : null;
  const peerUrl = peer ? `http://localhost:${(peer.address() as AddressInfo).port}/` : beside;
  const photos = await startPhotoHost();
  const site = await startBenchSite();
  const browser = await launch(photos.flags);
  const rows: Record<string, string>[] = [];
  for (const route of routes) {
    const own: number[] = [];
    const others: number[] = [];
    for (let round = 0; round < rounds; round++) {
      own.push(await workOf(browser, site.url + route));
      if (peerUrl) others.push(await workOf(browser, peerUrl));
    }
    rows.push({
      route,
      ms: median(own).toFixed(0),
      ...(peerUrl && { "peer ms": median(others).toFixed(0), ratio: ratio(median(own), median(others)) }),
    });
  }
  await browser.close();
  await site.stop();
  photos.stop();
  peer?.close();
  printTable(
    `Work of the main thread until ${idleMilliseconds / 1000} idle seconds after load (median of ${rounds})`,
    rows,
  );
}

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread. */
  tdur?: number;
  args: { name?: string; data?: { url?: string } };
}

/** Thread time, in milliseconds, of the tasks on the main thread of the renderer that shows the page. */
async function workOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await page.goto(url, { waitUntil: "load" });
  // A span of time is what is measured.
  await page.waitForTimeout(idleMilliseconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const { pid, tid } = traceEvents.find(({ name, args }) => name === "CommitLoad" && args.data?.url === url) ?? {};
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.pid === pid && event.tid === tid && event.name.endsWith("RunTask"),
  );
  if (tasks.length === 0) throw new Error(`The trace of ${url} has no task of the main thread.`);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** Serves built files, from memory of the system: no compression, which is not the main thread's work. */
async function serveFolder(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const isFolder = await stat(file).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const name = isFolder ? path.join(file, "index.html") : file;
    const body = await readFile(name).catch(() => null);
    response.writeHead(body ? 200 : 404, { "Content-Type": types[path.extname(name)] ?? "application/octet-stream" });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
