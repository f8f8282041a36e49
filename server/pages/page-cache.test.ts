import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { ListRecords } from "#shared/list-records.ts";
import { noRecords } from "./records.ts";
import { createPageCache } from "./page-cache.ts";
import { sampleLanguage, sampleSiteData } from "./testing.ts";

const records = (name: string): ListRecords => ({
  ...noRecords,
  case_studies: { rows: [{ brand_name: name }], total: 1, hasNext: false },
});
const listPath = "/case-studies";

async function start() {
  const rendered: string[] = [];
  const errors: unknown[] = [];
  const broken = new Set<string>();
  let change = (): void => undefined;
  let now = records("Gran's Bakery");
  let reading = async (): Promise<void> => undefined;
  let planned: string[] = [];
  const language = {
    ...sampleLanguage,
    data: {
      ...sampleSiteData,
      get parameterPages() {
        return planned.map((path) => ({ path }));
      },
    },
  };
  const routes = { paths: ["/", listPath, "/social-media-world"], getHandle: () => ({}) };
  const cache = await createPageCache({
    languages: [language],
    language,
    routes,
    loadRenderer: async () => ({
      ...routes,
      async render(address, shown) {
        rendered.push(address);
        if (broken.has(address)) throw new Error(address);
        return {
          status: address === "/unknown" ? 404 : 200,
          text: `<title>${address}</title><script>1</script><body>${JSON.stringify(shown)}`,
        };
      },
    }),
    records: {
      async read() {
        const read = now;
        await reading();
        return read;
      },
      readPart: async (table) => now[table],
      readCaseStudy: async () => null,
      readCaseStudyNames: async () => now.case_studies.rows,
      onChange: (listener) => {
        change = listener;
      },
    },
    onError: (error) => errors.push(error),
  });
  return {
    cache,
    rendered,
    broken,
    errors,
    text: async (address: string) => (await cache.page(address)).variants.identity.toString(),
    plan(paths: string[]) {
      planned = paths;
    },
    changeTo(latest: ListRecords) {
      now = latest;
      change();
    },
    nextRead(work: () => Promise<void>) {
      reading = async () => {
        reading = async () => undefined;
        await work();
      };
    },
  };
}

test("a page is rendered once for all concurrent first requests, then cached", async () => {
  const { cache, rendered } = await start();
  expect(rendered).toEqual([]);
  const [first, second] = await Promise.all([cache.page("/"), cache.page("/")]);
  expect(second).toBe(first);
  expect(cache.page("/")).toBe(first);
  for (const path of ["/nowhere", "/else", "/500"]) expect((await cache.page(path)).status).toBe(404);
  expect(rendered).toEqual(["/", "/unknown"]);
});

test("a page that fails shows the error page, and is rendered again at the next request", async () => {
  const { cache, broken, errors } = await start();
  broken.add("/");
  expect(await cache.page("/")).toMatchObject({ status: 500, title: "/500" });
  expect(errors).toEqual([new Error("/")]);
  broken.clear();
  expect(await cache.page("/")).toMatchObject({ status: 200, title: "/" });
});

test("a list is updated with its table, and other pages stay cached", async () => {
  const { text, changeTo, rendered } = await start();
  expect(await text(listPath)).toContain("Bakery");
  await text("/");
  changeTo(records("Corner Florist"));
  await expect.poll(() => text(listPath)).toContain("Florist");
  await text("/");
  expect(rendered).toEqual([listPath, "/", listPath]);
});

test("a change during a read waits for it, so that older rows never replace newer ones", async () => {
  const { text, changeTo, nextRead } = await start();
  const steps: string[] = [];
  nextRead(async () => {
    nextRead(async () => void steps.push("newer"));
    changeTo(records("Corner Florist"));
    // Longer than changes take to settle, so the later read could begin.
    await wait(200);
    steps.push("older");
  });
  changeTo(records("Older Bakery"));
  await expect.poll(() => text(listPath)).toContain("Florist");
  expect(steps).toEqual(["older", "newer"]);
});

test("D17 planned content appears and disappears within half a minute, along with the pages that name it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { cache, plan, rendered } = await start();
  for (const paths of [["/articles/planned"], []]) {
    await cache.page("/");
    rendered.length = 0;
    plan(paths);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([...cache.paths].includes("/articles/planned")).toBe(paths.length > 0);
    expect((await cache.page("/articles/planned")).status).toBe(paths.length > 0 ? 200 : 404);
    await cache.page("/");
    expect(rendered).toContain("/");
  }
  rendered.length = 0;
  await vi.advanceTimersByTimeAsync(30_000);
  await cache.page("/");
  expect(rendered).toEqual([]);
  vi.useRealTimers();
});
