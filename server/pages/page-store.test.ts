import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ListRecords } from "#schemas/list-records.ts";
import { noRecords } from "./records.ts";
import { keepPages } from "./kept-pages.ts";
import { createPageStore } from "./page-store.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "larkpost-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const records = (name: string): ListRecords => ({
  ...noRecords,
  case_studies: { rows: [{ brand_name: name }], total: 1, hasNext: false },
});
const listPath = "/case-studies";

/** One start of the server with an app that counts what it renders. */
async function start(options: { data?: ListRecords; madeOf?: string } = {}) {
  const { data = records("Gran's Bakery"), madeOf = "build 1" } = options;
  const ownFolder = folder;
  const kept = keepPages(path.join(ownFolder, "data"), madeOf);
  const smallest = Promise.withResolvers<void>();
  let rendered = 0;
  let change = (): void => undefined;
  let now = data;
  const store = await createPageStore({
    loadRenderer: async () => ({
      paths: ["/", listPath, "/social-media-world", "/500", "/405"],
      async render(address, shown) {
        rendered += 1;
        return {
          status: address === "/unknown" ? 404 : 200,
          html: `<title>${address}</title>${JSON.stringify(shown)}`,
        };
      },
    }),
    kept: {
      read: kept.read,
      async write(shown, pages) {
        // A test may end before all is compressed; its folder is gone then.
        if (!existsSync(ownFolder)) return;
        await kept.write(shown, pages);
        if ([...pages.values()].every((page) => page.smallest)) smallest.resolve();
      },
    },
    assets: new Map(),
    records: {
      read: async () => now,
      readPart: async (table) => now[table],
      onChange: (listener) => {
        change = listener;
      },
    },
    siteUrl: "https://larkpost.example",
    onError: smallest.reject,
  });
  return {
    store,
    isKept: rendered === 0,
    smallest: smallest.promise,
    changeTo(latest: ListRecords) {
      now = latest;
      change();
    },
  };
}

describe("pages kept for the next start", () => {
  test("a start on which nothing changed renders none and serves the same", async () => {
    const first = await start();
    await first.smallest;
    const second = await start();
    expect([first.isKept, second.isKept]).toEqual([false, true]);
    expect(second.store.paths).toEqual(first.store.paths);
    for (const address of ["/", listPath, "/nowhere"]) {
      expect(second.store.page(address)).toEqual(first.store.page(address));
    }
    expect(second.store.refusal(405)).toEqual(first.store.refusal(405));
  });

  test("a start that was cut off before the pages were as small as they get is gone on with", async () => {
    await start();
    const second = await start();
    expect(second.isKept).toBe(true);
    await second.smallest;
    const sizes = async () => (await start()).store.page("/").variants.br?.length;
    expect(await sizes()).toBe(second.store.page("/").variants.br?.length);
  });

  test("another build, other settings or other records are rendered anew", async () => {
    await start();
    expect((await start({ madeOf: "build 2" })).isKept).toBe(false);
    expect((await start({ madeOf: "build 2", data: records("Other") })).isKept).toBe(false);
  });

  test("a file that was cut short is rendered anew", async () => {
    await start();
    const file = path.join(folder, "data", "pages.kept");
    writeFileSync(file, readFileSync(file).subarray(0, 300));
    expect((await start()).isKept).toBe(false);
    expect((await start()).isKept).toBe(true);
  });

  test("a list taken from an earlier start follows its table, and is kept as it is then", async () => {
    await (await start()).smallest;
    const second = await start();
    const before = second.store.page(listPath).variants.identity.toString();
    second.changeTo(records("Corner Florist"));
    await second.smallest;
    const after = second.store.page(listPath).variants.identity.toString();
    expect([before, after]).toEqual([expect.stringContaining("Bakery"), expect.stringContaining("Florist")]);
    expect((await start({ data: records("Corner Florist") })).isKept).toBe(true);
  });
});
