import { afterEach, expect, test, vi } from "vitest";
import { rootClasses } from "#shared/root-classes.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { requestedService } from "./use-selected-service.ts";

const home = "http://localhost/";
const crm = `/pricing crm ${home}`;

afterEach(() => vi.unstubAllGlobals());

interface Visit {
  stored: string | null;
  referrer?: string;
  type?: string;
  isPrerendering?: boolean;
}

/** Runs /pricing's inlined script. @returns the history state, the classes it set, and the remaining storage */
async function open({ stored, referrer = home, type = "navigate", isPrerendering = false }: Visit) {
  const storage = new Map(stored === null ? [] : [[storageKeys.chosenService as string, stored]]);
  const classes: string[] = [];
  const history = {
    state: { before: 1 } as object,
    replaceState(state: object) {
      this.state = state;
    },
  };
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("location", { origin: "http://localhost", pathname: "/pricing" });
  vi.stubGlobal("performance", { now: Date.now, getEntriesByType: () => [{ type }] });
  vi.stubGlobal("history", history);
  vi.stubGlobal("addEventListener", () => {});
  const documentElement = { classList: { add: (name: string) => classes.push(name) } };
  vi.stubGlobal("document", { referrer, prerendering: isPrerendering, documentElement });
  vi.resetModules();
  await import("./take-chosen-service.ts");
  return { state: history.state, classes, left: storage.size };
}

test("D22 puts a handed-over service into the history entry, and hides the served one before the first frame", async () => {
  expect(await open({ stored: crm })).toEqual({
    state: { before: 1, selectedService: "crm" },
    classes: [rootClasses.chosen],
    left: 0,
  });
});

test.each<[string, Visit]>([
  ["was handed over to another page", { stored: `/en-xa/pricing crm ${home}` }],
  ["was handed over by another page", { stored: crm, referrer: "http://localhost/help" }],
  ["is that of a duplicated or restored tab", { stored: crm, type: "back_forward" }],
  ["is that of a page loaded again", { stored: crm, type: "reload" }],
  ["is that of a page whose address was typed", { stored: crm, referrer: "" }],
  ["is none", { stored: null }],
  ["is not in the form that this version stores", { stored: "crm" }],
])("D22 drops a service that %s", async (_, visit) => {
  expect(await open(visit)).toEqual({ state: { before: 1 }, classes: [], left: 0 });
});

test("D22 a prerendered page leaves the service to the page that is shown", async () => {
  expect(await open({ stored: crm, isPrerendering: true })).toEqual({ state: { before: 1 }, classes: [], left: 1 });
});

test.each([
  ["S2.5 navigation state names the service", { selectedService: "seo" }, "", "seo"],
  ["D8 a hash names the service", null, "#crm", "crm"],
  ["D8 navigation state wins over the hash", { selectedService: "seo" }, "#crm", "seo"],
  ["S2.5 an unknown id names none", { selectedService: "fax" }, "#telex", undefined],
  ["S2.5 a state of another shape names none", { selectedService: 3 }, "", undefined],
  ["S2.5 neither names none", null, "", undefined],
])("%s", (_, state, hash, id) => {
  expect(requestedService({ state, hash })?.id).toBe(id);
});
