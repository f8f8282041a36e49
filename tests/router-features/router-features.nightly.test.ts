import { execFile } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createListener } from "#server/app.ts";
import { readAssets } from "#server/http/asset-store.ts";
import { createHttpServer, type HttpServer } from "#server/http/server.ts";
import { createLog } from "#server/log/log.ts";
import { createPageStore } from "#server/pages/page-store.ts";
import { noRecords } from "#server/pages/records.ts";
import { loadRenderer } from "#server/pages/renderer.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import { readSettings } from "#server/settings/settings.server.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const build = path.join(root, "build", "router-features");
const settings = readSettings({});
let url = "";
let http: HttpServer;
let browser: Browser;

/** Builds and serves as the site does, with the routes beside this file. */
beforeAll(async () => {
  const cli = path.join(root, "node_modules", ".bin", "react-router");
  await promisify(execFile)(process.execPath, [cli, "build", import.meta.dirname], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const assets = await readAssets(path.join(build, "client"));
  const records = {
    read: async () => noRecords,
    readPart: async () => noRecords.case_studies,
    readStory: async () => null,
    readStoryNames: async () => [],
    onChange: () => {},
  };
  const pages = await createPageStore({
    loadRenderer: () => loadRenderer(path.join(build, "server", "index.js"), publicSettings(settings)),
    files: { read: async () => null, write: async () => {} },
    assets,
    records,
    siteUrl: settings.siteUrl,
    onError: console.error,
  });
  const record = () => {};
  const backend = {
    services: null,
    database: null,
    records,
    check: async () => {},
    lost: new Promise<Error>(() => {}),
    close: async () => {},
  };
  const listener = createListener({ settings, backend, pages, assets, record, log: createLog() });
  http = createHttpServer(listener, { record, trustsProxy: false });
  http.server.listen(0, "127.0.0.1");
  await once(http.server, "listening");
  url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await http.drain();
});

/** A hydrated page, with the paths it requested and the errors it reported. */
async function open(address: string): Promise<{ page: Page; asked: string[]; complaints: string[] }> {
  const page = await browser.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|Minified React error|hydrat/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(url + address);
  await page.mouse.move(3, 3);
  await page.locator("html[data-hydrated]").waitFor();
  return { page, asked, complaints };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("what a loader returned is in the page that is served, and is what React goes on with", async () => {
  expect(await (await fetch(`${url}/loaded`)).text()).toContain("the server");
  const { page, asked, complaints } = await open("/loaded");
  expect(await heading(page).textContent()).toBe("Loaded by the server, in no browser");
  expect(asked.filter((address) => address.endsWith(".data"))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

test("a navigation fetches what the loader of the next route returned, once, and handle is there", async () => {
  const { page, asked, complaints } = await open("/");
  await page.getByRole("link", { name: "Loaded", exact: true }).click();
  await page.getByText("A crumb from handle").waitFor();
  expect(await heading(page).textContent()).toBe("Loaded by the server, in no browser");
  expect(asked.filter((address) => address.endsWith(".data"))).toEqual(["/loaded.data"]);
  expect(complaints).toEqual([]);
  await page.close();
});

test("shouldRevalidate decides whether a change of the query loads again", async () => {
  const { page, asked } = await open("/loaded");
  const loads = () => asked.filter((address) => address.endsWith(".data")).length;
  await page.getByRole("link", { name: "Stay" }).click();
  await page.waitForURL(/calm/);
  expect(loads()).toBe(0);
  const again = page.waitForResponse(/loaded\.data/);
  await page.getByRole("link", { name: "Again" }).click();
  expect((await again).status()).toBe(200);
  await page.waitForURL(/again/);
  expect(loads()).toBe(1);
  await page.close();
});

test("a clientLoader runs in the browser, on a first load and on a navigation", async () => {
  for (const start of ["/loaded-here", "/"]) {
    const { page, complaints } = await open(start);
    if (start === "/") await page.getByRole("link", { name: "Loaded here" }).click();
    await page.getByRole("heading", { name: "Loaded in a browser that reads en" }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  }
});

test("an ErrorBoundary takes the place of a route that failed, with the site around it", async () => {
  const { page } = await open("/");
  await page.getByRole("link", { name: "Failing" }).click();
  await page.getByRole("heading", { name: "410: The shelf is empty" }).waitFor();
  expect(await page.getByRole("banner").isVisible()).toBe(true);
  await page.close();
});
