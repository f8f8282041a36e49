import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ListRecords } from "#shared/list-records.ts";
import { temporaryFolder } from "@site/backend/testing";
import type { StoredPage } from "./make-page.ts";
import { openPageFiles } from "./page-files.ts";
import { noRecords } from "./records.ts";
import { createPageStore } from "./page-store.ts";
import { asset } from "./passes/testing.ts";
import { sampleLanguage, sampleSiteData } from "./testing.ts";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

const records = (name: string): ListRecords => ({
  ...noRecords,
  case_studies: { rows: [{ brand_name: name }], total: 1, hasNext: false },
});
const listPath = "/case-studies";
const assets = new Map([
  ["/assets/after-load-1.js", asset("")],
  ["/assets/sprite-1.svg", asset("<svg></svg>")],
]);

/** One start of the server with an app that counts what it renders. */
async function start(options: { data?: ListRecords; madeOf?: string } = {}) {
  const { data = records("Gran's Bakery"), madeOf = "build1" } = options;
  const ownFolder = folder;
  const files = openPageFiles(path.join(ownFolder, "data"), madeOf);
  const smallest = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const written = new Map<string, boolean>();
  let change = (): void => undefined;
  let now = data;
  let reading = async (): Promise<void> => undefined;
  let planned: string[] = [];
  let changes = 0;
  const language = {
    ...sampleLanguage,
    data: {
      ...sampleSiteData,
      get parameterPages() {
        return planned.map((path) => ({ path }));
      },
    },
  };
  const store = await createPageStore({
    languages: [language],
    language,
    onChange: () => void (changes += 1),
    loadRenderer: async () => ({
      paths: ["/", listPath, "/social-media-world"],
      handleOf: () => ({}),
      async render(address, shown) {
        rendered.push(address);
        return {
          status: address === "/unknown" ? 404 : 200,
          text: `<title>${address}</title><script>1</script><body>${JSON.stringify(shown)}`,
        };
      },
    }),
    files: {
      read: files.read,
      async write(name, of, pages) {
        // A test may end before all is compressed; its folder is gone then.
        if (!existsSync(ownFolder)) return;
        await files.write(name, of, pages);
        written.set(
          name,
          [...pages.values()].every((page) => page.smallest),
        );
        if (written.get("site") && written.get("lists")) smallest.resolve();
      },
    },
    assets,
    records: {
      async read() {
        const read = now;
        await reading();
        return read;
      },
      readPart: async (table) => now[table],
      readCaseStudy: async (id) => {
        const caseStudy = now.case_studies.rows.find((row) => String(row.id) === id);
        return caseStudy ? { caseStudy, previous: null, next: null } : null;
      },
      readCaseStudyNames: async () => now.case_studies.rows,
      onChange: (listener) => {
        change = listener;
      },
    },
    siteUrl: "https://larkpost.example",
    onError: smallest.reject,
  });
  return {
    store,
    rendered,
    smallest: smallest.promise,
    page: (address: string) => store.page(address) as StoredPage,
    changes: () => changes,
    /** What is shown by its planned time from now on. */
    plan(paths: string[]) {
      planned = paths;
    },
    changeTo(latest: ListRecords) {
      written.delete("lists");
      now = latest;
      change();
    },
    /** What the next read waits for. */
    nextRead(work: () => Promise<void>) {
      reading = async () => {
        reading = async () => undefined;
        await work();
      };
    },
  };
}

describe("pages kept for the next start", () => {
  test("a start on which nothing changed makes none and serves the same", async () => {
    const first = await start();
    await first.smallest;
    const second = await start();
    expect(first.rendered).toContain("/unknown");
    expect(second.rendered).toEqual([]);
    expect(second.store.paths).toEqual(first.store.paths);
    for (const address of ["/", listPath, "/nowhere"]) expect(second.page(address)).toEqual(first.page(address));
    expect(second.store.errorPage(405)).toEqual(first.store.errorPage(405));
  });

  test("another build or other settings make every page again, other records the lists alone", async () => {
    await (await start()).smallest;
    expect((await start({ data: records("Other") })).rendered.toSorted()).toEqual([listPath, "/social-media-world"]);
    expect((await start({ madeOf: "build2" })).rendered).toContain("/");
  });

  test("a file that was cut short is made again", async () => {
    await (await start()).smallest;
    const file = path.join(folder, "data", "build1", "site");
    writeFileSync(file, readFileSync(file).subarray(0, 300));
    const second = await start();
    expect(second.rendered).toContain("/");
    await second.smallest;
    expect((await start()).rendered).toEqual([]);
  });

  test("a folder that can't be written keeps no page, and the site serves", async () => {
    writeFileSync(path.join(folder, "data"), "a file in place of a folder");
    expect((await start()).page("/").title).toBe("/");
  });

  test("a list taken from an earlier start follows its table, and is kept as it is then", async () => {
    await (await start()).smallest;
    const second = await start();
    await second.smallest;
    const before = second.page(listPath).variants.identity.toString();
    second.changeTo(records("Corner Florist"));
    await expect.poll(() => second.page(listPath).variants.identity.toString()).toContain("Florist");
    expect(before).toContain("Bakery");
    await expect.poll(async () => (await start({ data: records("Corner Florist") })).rendered).toEqual([]);
  });

  test("a change during a read waits for it, so that older rows never replace newer ones", async () => {
    const { page, changeTo, nextRead } = await start();
    const steps: string[] = [];
    nextRead(async () => {
      nextRead(async () => void steps.push("newer"));
      changeTo(records("Corner Florist"));
      // Longer than changes take to settle, so that the later read could begin.
      await wait(200);
      steps.push("older");
    });
    changeTo(records("Older Bakery"));
    await expect.poll(() => page(listPath).variants.identity.toString()).toContain("Florist");
    expect(steps).toEqual(["older", "newer"]);
  });

  test("D17 what has planned times appears and goes within half a minute, with the pages that name it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const { store, page, plan, rendered, changes } = await start();
    for (const paths of [["/articles/planned"], []]) {
      rendered.length = 0;
      const before = changes();
      plan(paths);
      await vi.advanceTimersByTimeAsync(30_000);
      await expect.poll(changes).toBe(before + 1);
      expect([...store.paths].includes("/articles/planned")).toBe(paths.length > 0);
      expect(page("/articles/planned").status).toBe(paths.length > 0 ? 200 : 404);
      expect(rendered).toContain("/");
    }
    rendered.length = 0;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([rendered, changes()]).toEqual([[], 2]);
    vi.useRealTimers();
  });
});
