import type { Locator, Page } from "@playwright/test";
import { startSite } from "#scripts/start-site.ts";
import { expect, siteAddress } from "#tests/journeys/fixtures.ts";
import { testsOn } from "#tests/journeys/own-site.ts";
import { sql } from "kysely";
import { runAsOwner } from "@site/backend";
import { openDatabase } from "#server/database/schema.ts";

/** The journeys' `spec` server stands in for the hosted Supabase project. */
export const hosted = testsOn(() =>
  startSite({
    RATE_LIMIT_SCALE: "1000",
    SUPABASE_URL: siteAddress("spec"),
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded",
  }),
);

/** Both lists are longer than one response. */
export const grown = testsOn(() =>
  startSite({ RATE_LIMIT_SCALE: "1000" }, { prepare: (folder) => growLists(folder, 400, 1_500) }),
);

/** Leaves the page, returns without the back/forward cache, and expects the record at the same position. */
export async function comeBackTo(page: Page, record: Locator): Promise<void> {
  await record.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  const top = async (): Promise<number> => (await record.boundingBox())?.y ?? NaN;
  // Waits until nearby content is laid out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const before = await top();
  const address = page.url();
  await page.evaluate(() => location.assign("/developer"));
  await page.waitForURL("**/developer");
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(address);
  // Windows scroll by whole device pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(record).toBeInViewport();
}

const texts = ["company_introduciton", "brand_position", "callboration", "marketing_strategy", "key_results"];

/** No server may use the database meanwhile. Case studies resemble the seed, so that they compress like real ones. */
async function growLists(dataDirectory: string, caseStudies: number, platforms: number): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  await runAsOwner(database.db, async (transaction) => {
    await sql`with vocabulary as (
        select array_agg(word) as words from public.case_studies, unnest(array[${sql.join(texts.map((column) => sql.ref(column)))}]) as texts,
          regexp_split_to_table(texts, ' ') as word
      ), seeds as (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as number from public.case_studies
      )
      insert into public.case_studies (brand_name, industry_type, project_link, ${sql.join(texts.map((column) => sql.ref(column)))})
      select brand_name || ' ' || n, industry_type, project_link, ${sql.join(texts.map(shuffleWords))}
      from generate_series(1, ${sql.lit(caseStudies)}) as n join seeds on place = n % number, vocabulary
      order by n`.execute(transaction);
    await sql`insert into public.social_media_world (platform_name, homepage_url)
      select chr(97 + (n * 7 % 26)) || substr(md5(n::text), 1, 6) || ' ' || n, 'https://p' || n || '.example/'
      from generate_series(1, ${sql.lit(platforms)}) as n`.execute(transaction);
  });
  await database.close();
}

/** Picks random words, as many as the column's text has. */
const shuffleWords = (column: string, salt: number) =>
  sql`(select string_agg(words[1 + abs(hashtext(n || ' ' || ${sql.lit(salt)} || ' ' || place_in_text)) % array_length(words, 1)], ' ')
    from generate_series(1, array_length(regexp_split_to_array(${sql.ref(column)}, ' '), 1)) as place_in_text)`;
