import { expect, test } from "vitest";
import type { ListRecords } from "#shared/list-records.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { CachedPage } from "./make-page.ts";
import { noRecords } from "./records.ts";
import { createDynamicPages, furtherPages } from "./dynamic-pages.ts";
import { cachedPage } from "./testing.ts";

const names: Record<string, string> = { 1: "Marlow Bakery", 2: "Café São & Söhne", 3: "日本茶" };

const forms: Record<string, RouteHandle> = { "/compare": { form: { fields: ["contacts", "pays"], maxLength: 500 } } };

function setUp() {
  const read: string[] = [];
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const state = { brands: names, gate: Promise.resolve() };
  const pages = createDynamicPages({
    records: {
      async readPart(_table, { page: number, letter }) {
        read.push(`${letter}${number}`);
        await state.gate;
        return { rows: number <= 3 ? [{ id: number }] : [], total: 250, hasNext: false };
      },
      async readCaseStudy(id) {
        read.push(id);
        await state.gate;
        const name = state.brands[id];
        return name ? { caseStudy: { id: Number(id), brand_name: name }, previous: null, next: null } : null;
      },
      async readCaseStudyNames() {
        await state.gate;
        return Object.entries(state.brands).map(([id, name]) => ({ id: Number(id), brand_name: name }));
      },
    },
    shown: (): ListRecords => noRecords,
    getHandle: (path) => forms[path],
    async render(address, data, status) {
      rendered.push(address);
      return cachedPage(String(data?.caseStudy?.caseStudy.brand_name ?? address), status);
    },
    unknownCaseStudy: () => cachedPage("unknown", 404),
    onError: (error) => errors.push(error),
  });
  const part = async (query: string, client = "198.51.100.7") =>
    pages.part("/case-studies", query, () => client) as Promise<CachedPage>;
  const caseStudy = async (path: string, client = "198.51.100.7") => pages.caseStudy(path, () => client);
  return { pages, part, caseStudy, read, rendered, errors, state };
}

test("S3.1 a page is rendered once for all callers, and again after a change", async () => {
  const { pages, part, caseStudy, rendered, state } = setUp();
  const path = "/case-studies/marlow-bakery-1";
  const ask = () =>
    Promise.all([
      part("page=2"),
      part("page=2&x=1", "203.0.113.9"),
      part("page=3"),
      caseStudy(path),
      caseStudy(path, "203.0.113.9"),
      caseStudy("/case-studies/1"),
    ]);
  const made = ["/case-studies?page=2", "/case-studies?page=3", path];
  expect((await ask()).slice(0, 3).map((page) => (page as CachedPage).title)).toEqual([made[0], made[0], made[1]]);
  expect(rendered).toEqual(made);
  state.brands = { ...names, 1: "Marlow & Daughters" };
  pages.forget();
  const moved = { movedTo: "/case-studies/marlow-daughters-1" };
  expect((await ask()).slice(3)).toEqual([moved, moved, moved]);
  expect(rendered.slice(3)).toEqual([made[0], made[1], moved.movedTo]);
  expect(await pages.caseStudyPaths()).toContain(moved.movedTo);
});

test("a request from before a change gets a page that is not cached", async () => {
  const { pages, part, read, state } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.gate = promise;
  const second = part("page=2");
  pages.forget();
  resolve();
  expect((await second).status).toBe(200);
  await part("page=2");
  expect(read).toEqual(["2", "2"]);
});

test("past the end of the list the response is 404, and an unknown query is ignored", async () => {
  const { pages, part } = setUp();
  expect([(await part("page=3")).status, (await part("page=4")).status]).toEqual([200, 404]);
  for (const query of ["", "page=1", "page=0", "letter=%C3%A4"]) {
    expect(pages.part("/case-studies", query, () => "")).toBeNull();
  }
});

test("S3.1 a backend failure is not cached, and the last known addresses stay in the sitemap", async () => {
  const { pages, part, caseStudy, state, errors } = setUp();
  await pages.caseStudyPaths();
  state.gate = Promise.reject(new Error("away"));
  pages.forget();
  await expect(part("page=2")).rejects.toThrow("away");
  await expect(caseStudy("/case-studies/marlow-bakery-1")).rejects.toThrow("away");
  expect(await pages.caseStudyPaths()).toHaveLength(3);
  expect(errors).toHaveLength(1);
  state.gate = Promise.resolve();
  expect((await part("page=2")).status).toBe(200);
  expect(await caseStudy("/case-studies/marlow-bakery-1")).toMatchObject({ title: "Marlow Bakery" });
});

test("S3.1 few pages are cached, and the least recently used is dropped first", async () => {
  const { part, caseStudy, rendered, state } = setUp();
  const count = async (asking: Promise<unknown>) => {
    const before = rendered.length;
    await asking;
    return rendered.length - before;
  };
  for (let page = 2; page <= 41; page += 1) await part(`page=${page}`);
  expect([await count(part("page=2")), await count(part("page=42"))]).toEqual([0, 1]);
  expect([await count(part("page=2")), await count(part("page=3"))]).toEqual([0, 1]);
  state.brands = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [String(index + 1), "Shop"]));
  for (let id = 1; id <= 500; id += 1) await caseStudy(`/case-studies/shop-${id}`);
  expect(await count(Promise.all([1, 501, 1].map((id) => caseStudy(`/case-studies/shop-${id}`))))).toBe(1);
  expect(await count(caseStudy("/case-studies/shop-2"))).toBe(1);
});

test("a network that requests many queues for a few slots, and another one gets its turn", async () => {
  const { part, state } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.gate = promise;
  const flood = Array.from({ length: 60 }, (_, index) => part(`page=${index + 10}`));
  const other = part("page=2", "203.0.113.9");
  const settled = Promise.allSettled(flood);
  resolve();
  expect((await other).status).toBe(200);
  const refused = (await settled).filter(({ status }) => status === "rejected");
  expect(refused.length).toBe(60 - 21);
});

test("D17 a form sent without scripts is answered by its page, unless its query is invalid", async () => {
  const { pages, rendered } = setUp();
  const answer = async (query: string) => pages.part("/compare", query, () => "");
  expect(await answer("contacts=5000")).toMatchObject({ status: 200, answersForm: true });
  expect((await answer("pays=&contacts=many"))?.status).toBe(200);
  expect([await answer("contacts="), await answer("other=5"), await answer(`contacts=5${"0".repeat(500)}`)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(rendered).toEqual(["/compare?contacts=5000", "/compare?pays=&contacts=many"]);
});

test("S3.1 the id decides, and a wrong name redirects to the right spelling", async () => {
  const { caseStudy } = setUp();
  expect(await caseStudy("/case-studies/marlow-bakery-1")).toMatchObject({ title: "Marlow Bakery" });
  const right = { movedTo: "/case-studies/marlow-bakery-1" };
  for (const other of ["1", "marlow-1", "Marlow-Bakery-1", "brisa-hotels-1", "marlow-bakery-1/"]) {
    expect(await caseStudy(`/case-studies/${other}`), other).toEqual(right);
  }
  expect(await caseStudy("/Case-Studies/marlow-bakery-1")).toEqual(right);
});

test("S3.1 an address drops accents and punctuation, and is only the id if a name has no Latin letter", async () => {
  const { caseStudy, pages } = setUp();
  expect(await pages.caseStudyPaths()).toEqual([
    "/case-studies/marlow-bakery-1",
    "/case-studies/cafe-sao-sohne-2",
    "/case-studies/3",
  ]);
  for (const path of await pages.caseStudyPaths()) expect(await caseStudy(path), path).not.toHaveProperty("movedTo");
});

test("S3.1 an unknown, missing or absurd id is no case study, and other paths are left alone", async () => {
  const { caseStudy, read } = setUp();
  for (const path of ["marlow-bakery-4", "marlow-bakery", "bakery-99999999999999999999"]) {
    expect(await caseStudy(`/case-studies/${path}`), path).toMatchObject({ title: "unknown", status: 404 });
  }
  expect(read).toEqual(["4"]);
  for (const path of ["/%E0%A4%A", "", "/", "/a/marlow-bakery-1"]) {
    expect(await caseStudy(`/case-studies${path}`), path).toBeNull();
  }
  expect(await caseStudy("/pricing")).toBeNull();
});

test("the sitemap lists the pages of a list, up to the first thousand", () => {
  const of = (total: number | null) => furtherPages("/case-studies", { rows: [], total, hasNext: false });
  expect(of(12)).toEqual([]);
  expect(of(null)).toEqual([]);
  expect(of(250)).toEqual(["/case-studies?page=2", "/case-studies?page=3"]);
  expect(of(1_000_000)).toHaveLength(999);
});
