import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { cards, caseStudies as samples, caseStudiesCall as call, playService, status } from "#tests/journeys/lists.ts";
import { comeBackTo, grown } from "./fixtures.ts";

const address = "/case-studies";

function searchbox(page: Page) {
  return page.getByRole("searchbox", { name: "Search the case studies" });
}

/** Lists later reads with their Range headers. */
function watchReads(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/case_studies") && search.startsWith("?select=*")) {
      requests.push(`${pathname}${decodeURIComponent(search)} ${request.headers().range ?? ""}`.trim());
    }
  });
  return requests;
}

grown(
  "S7.4 the first request has no Range header, and the next one adds it once the visitor reaches the end",
  async ({ page }) => {
    const requests = watchReads(page);
    const answered = page.waitForResponse(call);
    await page.goto(address);
    const first: object[] = await (await answered).json();
    await expect(status(page, "412 case studies")).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    const more = page.getByRole("button", { name: /^Show \d+ more of/ });
    for (let shown = 24; shown + 24 <= first.length; shown += 24) {
      // The button is pressed by key, because each new card moves it away from the pointer.
      await more.press("Enter");
      await expect(cards(page)).toHaveCount(shown + 24);
    }
    expect(requests).toEqual(["/rest/v1/case_studies?select=*"]);
    const shown = await cards(page).count();
    await more.press("Enter");
    await expect(cards(page)).toHaveCount(shown + 24);
    expect(requests.at(-1)).toBe(`/rest/v1/case_studies?select=* ${first.length}-${first.length + 95}`);
  },
);

grown("S2.8 a search reads the rest of the list, and ignores accents and the order of words", async ({ page }) => {
  await page.goto(address);
  await expect(status(page, "412 case studies")).toBeVisible();
  const requests = watchReads(page);
  await searchbox(page).fill("398 moreau");
  await expect(status(page, "1 of 412 case studies")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("398");
  for (const request of requests) expect(request).toMatch(/^\/rest\/v1\/case_studies\?select=\* \d+-\d+$/);
  const read = requests.length;
  await searchbox(page).fill("hoteles Cadíz no such words");
  await expect(page.getByText("No case study matches.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(status(page, "412 case studies")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  expect(requests).toHaveLength(read);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P5 if more cards fail to load, an error appears with Try again, and loaded ones stay", async ({ page }) => {
    await playService(page, call, samples(60), { maxRows: 24 });
    await page.goto(address);
    await expect(cards(page)).toHaveCount(24);
    const fail = (route: Route) => route.abort();
    await page.route(call, fail);
    const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.args().length > 0);
    await page.getByRole("button", { name: "Show 24 more of 36" }).click();
    await logged;
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(call, fail);
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(cards(page)).toHaveCount(48);
    await expect(again).toHaveCount(0);
  });
});

grown("S2.8 Back without the browser's cache shows as many cards at the same place", async ({ page }) => {
  grown.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = watchReads(page);
  await page.goto(address);
  const more = page.getByRole("button", { name: /^Show \d+ more of/ });
  for (let shown = 48; shown <= 144; shown += 24) {
    await more.press("Enter");
    await expect(cards(page)).toHaveCount(shown);
  }
  const first = requests.splice(0);
  await comeBackTo(page, cards(page).nth(120));
  await expect(cards(page)).toHaveCount(144);
  expect(requests).toEqual(first);
  await searchbox(page).fill("marlow");
  await expect(cards(page)).toHaveCount(24);
});
