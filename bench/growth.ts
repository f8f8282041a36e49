import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { growLists } from "#scripts/grow-lists.ts";
import { type BenchSite, residentMemory, startBenchSite } from "./site.ts";
import { kilobytes, printTable } from "./table.ts";

const grown = { caseStudies: 10_000, platforms: 100_000 };
const lists = [
  { page: "/case-studies", read: "/rest/v1/case_studies?select=*" },
  { page: "/social-media-world", read: "/rest/v1/social_media_world?select=*&order=platform_name.asc" },
];

/** The site's own searches for a text that no row contains, as parameters added to the read. */
const texts =
  "brand_name industry_type company_introduciton brand_position callboration marketing_strategy key_results";
const searches: Readonly<Record<string, string>> = {
  "/case-studies": `&or=(${texts
    .split(" ")
    .map((column) => `${column}.ilike.*zqxzqx*`)
    .join(",")})`,
  "/social-media-world": "&platform_name=ilike.*zqxzqx*",
};

type Figures = Record<string, string>;

/** Measures pages, reads and memory when the two tables grow far beyond the size that a list is designed for. */
export async function benchGrowth(): Promise<void> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "larkpost-bench-growth-"));
  const columns: Figures[] = [];
  try {
    for (const isGrown of [false, true]) {
      if (isGrown) await growLists(dataDirectory, grown);
      const site = await startBenchSite({}, { dataDirectory });
      columns.push(await measure(site));
      await site.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  const [seeded = {}, raised = {}] = columns;
  printTable(
    `Growth: the seed beside ${grown.caseStudies} case studies and ${grown.platforms} platforms`,
    Object.keys(raised).map((figure) => ({ figure, seed: seeded[figure] ?? "", grown: raised[figure] ?? "" })),
  );
}

async function measure(site: BenchSite): Promise<Figures> {
  const figures: Figures = { "start, s": (site.startTime / 1000).toFixed(2) };
  for (const { page, read } of lists) {
    const served = await timed(site.url + page);
    const first = await timed(site.url + read);
    const again = await timed(site.url + read);
    const search = await timed(site.url + read + searches[page]);
    figures[`${page} page, kB`] = kilobytes(served.bytes);
    figures[`${page} first answer, kB`] = kilobytes(first.bytes);
    figures[`${page} both, kB (at most 250)`] = kilobytes(served.bytes + first.bytes);
    figures[`${page} rows of all`] = first.contentRange;
    figures[`${page} first read, ms`] = first.milliseconds.toFixed(0);
    figures[`${page} later reads, ms`] = again.milliseconds.toFixed(0);
    figures[`${page} search that finds nothing, ms`] = search.milliseconds.toFixed(0);
    // A later page of the list, which is not cached. The seed has no such page.
    const further = await timed(`${site.url}${page}?page=${page === "/case-studies" ? 90 : 900}`);
    figures[`${page} a late page without scripts, ms and kB`] =
      further.status === 200 ? `${further.milliseconds.toFixed(0)}, ${kilobytes(further.bytes)}` : "none";
  }
  figures["resident, MB"] = residentMemory(site).toFixed(0);
  return figures;
}

async function timed(
  address: string,
): Promise<{ milliseconds: number; bytes: number; status: number; contentRange: string }> {
  const start = performance.now();
  const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  const body = await response.arrayBuffer();
  const length = response.headers.get("content-length");
  return {
    milliseconds: performance.now() - start,
    bytes: length ? Number(length) : body.byteLength,
    status: response.status,
    contentRange: response.headers.get("content-range") ?? "",
  };
}
