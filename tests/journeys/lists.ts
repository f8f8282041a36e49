import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";

interface ListPage {
  address: string;
  call: string;
}

export const caseStudiesCall = "**/rest/v1/case_studies**";

export const cards = (page: Page) => page.getByRole("main").getByRole("article");

export const status = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text });

export async function answerWith(page: Page, call: string, rows: readonly object[]): Promise<void> {
  await page.route(call, (route) => route.fulfill({ json: rows }));
}

const sample = {
  industry_type: "Bakery",
  company_introduciton: "A bakery.",
  brand_position: "",
  callboration: "",
  marketing_strategy: "",
  key_results: "",
  project_link: "https://sample.example/",
  created_at: "2026-03-04T09:00:00Z",
};
export const caseStudies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...sample, id: index + 1, brand_name: `Brand ${index + 1}` }));

/** Stubs the service: at most `maxRows` rows per response, the total only if no range is requested. Records requests. */
export async function playService(
  page: Page,
  call: string,
  rows: readonly object[],
  { maxRows }: { maxRows: number },
): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  await page.route(call, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const range = route.request().headers().range ?? "";
    requests.push(`${pathname}${decodeURIComponent(search)} ${range}`.trim());
    const [first = 0, last = Infinity] = range ? range.split("-").map(Number) : [];
    const part = rows.slice(first, Math.min(last + 1, first + maxRows));
    const span = part.length > 0 ? `${first}-${first + part.length - 1}` : "*";
    const headers = {
      "content-range": `${span}/${range ? "*" : rows.length}`,
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Content-Range",
    };
    await route.fulfill({ json: part, headers });
  });
  return { requests };
}

/** Opens the page while the service never responds, and moves the clock past the page's timeout. */
export async function waitInVain(page: Page, { address, call }: ListPage): Promise<void> {
  await page.route(call, () => {});
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.fastForward("00:20");
}

export async function expectTryAgain(
  page: Page,
  { address, call }: ListPage,
  failure: string,
  firstItem: Locator,
): Promise<void> {
  let fails = true;
  await page.route(call, (route) => (fails ? route.abort() : route.continue()));
  await page.goto(address);
  const message = page.getByRole("alert").filter({ hasText: failure });
  await expect(message).toBeVisible();
  fails = false;
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(firstItem).toBeVisible();
  await expect(message).toHaveCount(0);
}
