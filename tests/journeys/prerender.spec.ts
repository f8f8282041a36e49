import { createServer } from "node:http";
import { listen } from "@site/testing/ports.ts";
import { startWithPuppeteer } from "../engines/drivers.ts";
import { addAccount, storedSession } from "./account-visitor.ts";
import { expect, test } from "./fixtures.ts";

/** Runs before the page's scripts and records whether the page is prerendered and which storage it uses meanwhile. */
function note(): void {
  const isPrerendering = () => (document as { prerendering?: boolean }).prerendering;
  if (!isPrerendering()) return;
  const touched: string[] = [];
  Object.assign(window, { touched });
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    const method = Storage.prototype[name] as (...values: string[]) => string | null;
    const noted = function (this: Storage, ...values: string[]) {
      if (isPrerendering()) touched.push(values.join(" "));
      return method.apply(this, values);
    };
    Object.assign(Storage.prototype, { [name]: noted });
  }
  // Runs timers without their delay.
  const { setTimeout: wait } = window;
  Object.assign(window, { setTimeout: (then: () => void) => wait(then) });
  addEventListener("load", () => wait(() => requestIdleCallback(() => fetch("/prerendered"))));
}

/** Proxies the site with a rule that prerenders `/pricing`, as a browser's address bar may do. */
async function prerenderingSite(site: string) {
  const requests: string[] = [];
  const askers: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const { url: path = "", method = "GET", headers } = request;
    requests.push(path);
    if (path === "/auth/v1/user") askers.push(new URL(headers.referer ?? "", site).pathname);
    response.setHeader("Cache-Control", "no-store");
    if (path === "/prefetch-rules.json") {
      response.setHeader("Content-Type", "application/speculationrules+json");
      response.end(JSON.stringify({ prerender: [{ urls: ["/pricing"], eagerness: "immediate" }] }));
      return;
    }
    const { host: _, connection: __, ...passed } = headers;
    const answer = await fetch(new URL(path, site), {
      method,
      headers: passed as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const type = answer.headers.get("Content-Type") ?? "";
    for (const name of ["Content-Type", "Speculation-Rules"]) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith("text/html");
    response.writeHead(answer.status);
    response.end(isPage ? String(body).replace("<head>", `<head><script>(${note.toString()})()</script>`) : body);
  });
  const port = await listen(server);
  return { requests, askers, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test("S7.2 D21 D22 a prerendered page uses no storage, wakes nothing and requests no user until it is shown @nightly", async ({
  page,
  baseURL,
}) => {
  const stored = JSON.stringify(await storedSession(page, await addAccount(page)));
  const { requests, askers, address, close } = await prerenderingSite(String(baseURL));
  // Playwright's browsers prerender nothing.
  const engine = await startWithPuppeteer("chromium");
  await engine.use(async (driver) => {
    const evaluate = <Result>(expression: string) => driver.evaluate<Result>(expression).catch(String);
    await driver.goto(`${address}/robots.txt`);
    await expect.poll(() => evaluate(`localStorage.setItem("larkpost-session", ${stored})`)).toBeUndefined();
    await driver.goto(`${address}/help`);
    await expect.poll(() => requests).toContain("/prerendered");
    const pages = requests.slice(requests.indexOf("/pricing"));
    expect(pages.filter((path) => /islands|plan-chooser/.test(path))).toEqual([]);
    await expect.poll(() => askers).toEqual(["/help"]);
    await evaluate(
      `sessionStorage.setItem("larkpost-service", "/pricing crm " + location.href), location.assign("/pricing")`,
    );
    await expect.poll(() => evaluate("location.pathname")).toBe("/pricing");
    // Storage use is recorded only while the page is prerendered.
    expect(await evaluate("touched")).toEqual([]);
    expect(await evaluate(`performance.getEntriesByType("navigation")[0].activationStart`)).toBeGreaterThan(0);
    await expect.poll(() => evaluate(`document.querySelector("[role=tab][aria-selected=true]").innerText`)).toBe("CRM");
    await expect.poll(() => askers).toEqual(["/help", "/pricing"]);
  });
  await engine.close();
  close();
});

// Uses a separate context, because Chromium ignores prefetched pages in the fixture's, which intercepts requests.
test("D13 hovering over a link fetches its page, which then opens without another request", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Browsers apply speculation rules some time after they arrive.
  const heeded = new Promise<void>((resolve) => {
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      if (preloadingAttemptSources.some(({ key }) => new URL(key.url).pathname === "/pricing")) resolve();
    });
  });
  const fetched = new Promise<string>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(new URL(prefetchUrl).pathname);
    });
  });
  await session.send("Preload.enable");
  await page.goto("/");
  await heeded;
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  await link.hover();
  expect(await fetched).toBe("/pricing");
  await link.click();
  await page.waitForURL("**/pricing");
  const visit = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());
  expect(visit.deliveryType).toBe("navigational-prefetch");
  await context.close();
});
