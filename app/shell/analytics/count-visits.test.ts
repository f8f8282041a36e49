import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response());
const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

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

const press = (type: string, part: string) =>
  listeners.get(type)?.({ target: { closest: (selector: string) => selector.includes(part) } });

function visit(): void {
  listeners.get("load")?.({});
  for (const _ of ["first press", "second press"]) press("click", "[data-copy]");
}

// A journey of each engine reads Umami's requests.
test("D26 plausible gets POST requests: the page first, then each event once", async () => {
  await import("./plausible.ts");
  visit();
  const page = { domain: "shop.example", url: "https://site.example/pricing" };
  expect(bodies()).toEqual([
    { ...page, name: "pageview", referrer: "https://search.example" },
    { ...page, name: "Template used", referrer: "" },
  ]);
  const init = { method: "POST", credentials: "omit", keepalive: true, body: expect.any(String) };
  expect(fetched.mock.calls).toEqual([1, 2].map(() => ["https://stats.example/api", init]));
});

test("D26 goatcounter gets GET requests", async () => {
  await import("./goatcounter.ts");
  visit();
  expect(fetched.mock.calls.map(([url]) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { p: "/pricing", r: "https://search.example", e: "false" },
    { p: "Template used", r: "", e: "true" },
  ]);
  expect(fetched.mock.calls.every(([, { method }]) => method === undefined)).toBe(true);
});

test("D26 counts a prerendered or background page once it is seen, and again when restored from the cache", async () => {
  Object.assign(document, { hidden: true });
  await import("./umami.ts");
  visit();
  expect(fetched).not.toHaveBeenCalled();
  Object.assign(document, { hidden: false });
  for (const type of ["visibilitychange", "visibilitychange", "pageshow"]) listeners.get(type)?.({ persisted: false });
  expect(fetched).toHaveBeenCalledTimes(1);
  listeners.get("pageshow")?.({ persisted: true });
  Object.assign(document, { hidden: true });
  press("sent", "#contact-sales");
  expect(bodies().map(({ payload }) => [payload.name, payload.referrer])).toEqual([
    ["", "https://search.example"],
    ["", ""],
    ["Message sent", ""],
  ]);
});

const day = 24 * 60 * 60 * 1000;
test.each([
  [{ doNotTrack: "1" }, { allowed: ["statistics"], time: Date.now() - day }, 0],
  [{ globalPrivacyControl: true }, { allowed: ["statistics"], time: Date.now() - day }, 0],
  [{}, null, 0],
  [{}, "nonsense", 0],
  [{}, { allowed: [], time: Date.now() - day }, 0],
  [{}, { allowed: ["statistics"], time: Date.now() - 183 * day }, 0],
  [{}, { allowed: ["statistics"], time: Date.now() + day }, 0],
  [{}, { allowed: ["statistics"], time: Date.now() - day }, 2],
])("D26 P1 in `live` the signal %j and the choice %j send %i times", async (signal, choice, times) => {
  dataset = { asks: "larkpost-consent", to: "https://stats.example/api" };
  vi.stubGlobal("navigator", signal);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "larkpost-consent" ? JSON.stringify(choice) : null),
  });
  await import("./plausible.ts");
  visit();
  expect(fetched).toHaveBeenCalledTimes(times);
});
