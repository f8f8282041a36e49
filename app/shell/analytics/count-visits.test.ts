import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response());

let dataset: Record<string, string> = {};

beforeEach(() => {
  dataset = { to: "https://stats.example/api", site: "shop.example" };
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal("document", {
    referrer: "https://search.example/results?q=private",
    querySelector: (selector: string) => (selector === "[data-vitals]" ? { dataset } : null),
  });
  vi.stubGlobal("location", new URL("https://site.example/pricing?secret=1#seo"));
  vi.stubGlobal("window", { requestIdleCallback: (run: () => void) => run() });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => vi.unstubAllGlobals());

function visit(): void {
  const button = {
    closest: (selector: string) => selector.includes("[data-plan]") || selector.includes("[data-copy]"),
  };
  listeners.get("load")?.({});
  for (let press = 0; press < 2; press += 1) listeners.get("click")?.({ target: button });
}

const event = expect.stringMatching(/^(Plan chosen|Template used)$/);

// A journey of each engine reads Umami's requests.
test("D26 plausible gets POST requests: the page first, then each event once", async () => {
  await import("./plausible.ts");
  visit();
  const page = { domain: "shop.example", url: "https://site.example/pricing" };
  expect(fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
    ["https://stats.example/api", { ...page, name: "pageview", referrer: "https://search.example" }],
    ["https://stats.example/api", { ...page, name: event, referrer: "" }],
  ]);
  for (const [, init] of fetched.mock.calls)
    expect(init).toEqual({ method: "POST", credentials: "omit", keepalive: true, body: expect.any(String) });
});

test("D26 goatcounter gets GET requests, with ratings in the event's name", async () => {
  await import("./goatcounter.ts");
  visit();
  const [[page = ""] = [], [eventUrl = ""] = []] = fetched.mock.calls;
  expect(Object.fromEntries(new URL(page).searchParams)).toEqual({
    p: "/pricing",
    r: "https://search.example",
    e: "false",
  });
  expect(Object.fromEntries(new URL(eventUrl).searchParams)).toMatchObject({ r: "", e: "true" });
  expect(fetched.mock.calls.every(([, { method }]) => method === undefined)).toBe(true);
});

const told = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).payload);

test("D26 counts a prerendered or background page once it is seen, and again when restored from the cache", async () => {
  Object.assign(document, { hidden: true });
  await import("./umami.ts");
  visit();
  expect(fetched).not.toHaveBeenCalled();
  Object.assign(document, { hidden: false });
  listeners.get("visibilitychange")?.({});
  listeners.get("visibilitychange")?.({});
  listeners.get("pageshow")?.({ persisted: false });
  expect(fetched).toHaveBeenCalledTimes(1);
  listeners.get("pageshow")?.({ persisted: true });
  expect(told()).toMatchObject([{ referrer: "https://search.example" }, { referrer: "", name: "" }]);
  Object.assign(document, { hidden: true });
  listeners.get("sent")?.({ target: { closest: (selector: string) => selector.includes("#contact-sales") } });
  Object.assign(document, { hidden: false });
  listeners.get("visibilitychange")?.({});
  expect(told().slice(2)).toMatchObject([{ name: "Message sent" }]);
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("D26 sends nothing with %j", async (signal) => {
  vi.stubGlobal("navigator", signal);
  await import("./umami.ts");
  visit();
  expect(fetched).not.toHaveBeenCalled();
});

const day = 24 * 60 * 60 * 1000;
test.each([
  [null, 0],
  ["nonsense", 0],
  [JSON.stringify({ allowed: [], time: Date.now() - day }), 0],
  [JSON.stringify({ allowed: ["statistics"], time: Date.now() - 183 * day }), 0],
  [JSON.stringify({ allowed: ["statistics"], time: Date.now() + day }), 0],
  [JSON.stringify({ allowed: ["statistics"], time: Date.now() - day }), 2],
])("D26 P1 in `live` a choice of %s sends %i times", async (stored, times) => {
  dataset = { asks: "larkpost-consent", to: "https://stats.example/api" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "larkpost-consent" ? stored : null) });
  await import("./plausible.ts");
  visit();
  expect(fetched).toHaveBeenCalledTimes(times);
});
