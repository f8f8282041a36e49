import { complete, expect, holdBack, hydrated, test } from "./fixtures.ts";
import { answerWith, cards, caseStudiesCall as call, expectTryAgain, waitInVain } from "./lists.ts";

const address = "/case-studies";

const row = {
  id: 7,
  brand_name: "Saddle & Thread",
  industry_type: "Harness making",
  company_introduciton: "Two saddlers above a livery yard.",
  brand_position: "Leather that can be mended.",
  callboration: "They cut, we wrote the labels.",
  marketing_strategy: "One postcard to each rider in spring.",
  key_results: "+18% repairs booked before the shows.",
  project_link: "https://saddle-and-thread.example/spring",
  created_at: "2026-03-04T09:00:00Z",
};

test("S2.8 S7.4 the browser requests all fields of case_studies behind a spinner, then shows the records", async ({
  page,
}) => {
  const { requests, release } = await holdBack(page, call);
  await page.goto(address);
  const spinner = page.getByRole("status").filter({ hasText: "Loading the case studies" });
  await expect(spinner).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page)).toHaveCount(12);
  await expect(spinner).toHaveCount(0);
  expect([...requests]).toEqual(["GET /rest/v1/case_studies?select=*"]);
});

test("S2.8 S7.4 on a phone the search works while the case studies load, and keeps the input", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const script = await holdBack(page, /\/assets\/case-study-list\.island/);
  const { requests, release } = await holdBack(page, call);
  await page.goto(`${address}?trade=Bakery`);
  const search = page.getByRole("searchbox", { name: "Search the case studies" });
  await expect(search).toBeInViewport({ ratio: 1 });
  await search.pressSequentially("rye");
  script.release();
  await expect(page).toHaveURL(`${address}?q=rye&trade=Bakery`);
  await search.press("End");
  await search.pressSequentially(" bread");
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("rye bread");
  await expect(page.getByRole("combobox", { name: "Trade" })).toHaveValue("Bakery");
  expect([...requests]).toEqual(["GET /rest/v1/case_studies?select=*"]);
});

test("D15 S3.1 a card shows every column of its record, and links only to web addresses", async ({ page }) => {
  const hostile = { ...row, id: 8, brand_name: "Hostile", project_link: "javascript:alert(1)" };
  await answerWith(page, call, [row, hostile]);
  await page.goto(address);
  const card = page.getByRole("article", { name: row.brand_name });
  const { id: _id, created_at, project_link, ...texts } = row;
  for (const text of Object.values(texts)) await expect(card).toContainText(text);
  const link = card.getByRole("link", { name: "See the project" });
  await expect(link).toBeHidden();
  await card.getByText("Read the story").click();
  await expect(card.locator(`time[datetime="${created_at}"]`)).toHaveText("March 4, 2026");
  await expect(link).toHaveAttribute("href", project_link);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  // Unknown trades get the drawing for any trade.
  await expect(card.getByRole("img")).toHaveAttribute("alt", /\w/);

  const other = page.getByRole("article", { name: hostile.brand_name });
  await other.getByText("Read the story").click();
  await expect(other.getByText(row.brand_position)).toBeVisible();
  await expect(other.getByRole("link")).toHaveAttribute("href", "/case-studies/hostile-8");
});

test("D15 one sentence above the list says that the stories are samples, and disappears with the samples @nightly", async ({
  page,
}) => {
  const sentence = page.getByText("Sample stories: the businesses, people and figures are invented.");
  await page.goto(address);
  await expect(cards(page)).toHaveCount(12);
  await expect(sentence).toHaveCount(1);
  await expect(cards(page).getByText(/sample|invented/i)).toHaveCount(0);
  const height = async () => {
    await complete(page);
    return cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  };
  const before = await height();

  await answerWith(page, call, [{ ...row, project_link: "https://saddle-and-thread.com/spring" }]);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(sentence).toHaveCount(0);
  expect(await height()).toBe(before);
});

test("S8.1 P5 a failed load is logged to the console, the list is empty and the spinner stops", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // Browsers log failed requests.
    if (message.type() === "error" && !message.text().startsWith("Failed to load")) errors.push(message.text());
  });
  await page.route(call, (route) => route.fulfill({ status: 503, json: { code: "PGRST000", message: "away" } }));
  await page.goto(address);
  await expect(page.getByText("There are no case studies to show.")).toBeVisible();
  await expect(page.getByText("Loading the case studies")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect.poll(() => errors).toHaveLength(1);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P5 a failure is shown, and Try again retries once", async ({ page }) => {
    await expectTryAgain(page, { address, call }, "The case studies did not load.", cards(page).nth(11));
  });
});

test("S2.8 cards can be searched and filtered by trade", async ({ page }) => {
  await page.goto(address);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole("searchbox", { name: "Search the case studies" }).fill("CADIZ");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "1 of 12" })).toBeVisible();
  await page.getByRole("searchbox").fill("no such word");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole("combobox", { name: "Trade" }).selectOption("Bakery");
  await expect(cards(page)).toHaveCount(1);
});

test("S2.8 S3.1 the address keeps search and trade: on reload, in a link, to a story and back @nightly", async ({
  page,
}) => {
  const query = "?q=rye+bread&trade=Bakery";
  await page.goto(`${address}?q=CADIZ&utm_source=letter`);
  const search = page.getByRole("searchbox", { name: "Search the case studies" });
  await expect(search).toHaveValue("CADIZ");
  await expect(cards(page)).toHaveCount(1);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/case-studies$/);
  await search.fill("rye bread");
  await page.getByRole("combobox", { name: "Trade" }).selectOption("Bakery");
  await expect(page).toHaveURL(`${address}${query}&utm_source=letter`);
  await page.reload();
  await expect(search).toHaveValue("rye bread");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Marlow Bakery", exact: true }).click();
  await expect(page).toHaveURL(`${address}/marlow-bakery-1${query}`);
  await hydrated(page);
  await page.getByRole("link", { name: "All case studies" }).click();
  await expect(page).toHaveURL(address + query);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`${address}/marlow-bakery-1${query}`);
  await page.goBack();
  await expect(page).toHaveURL(`${address}${query}&utm_source=letter`);
  await expect(search).toHaveValue("rye bread");
  await search.fill("");
  await page.getByRole("combobox", { name: "Trade" }).selectOption("All trades");
  await expect(page).toHaveURL(`${address}?utm_source=letter`);
  await expect(cards(page)).toHaveCount(12);
});

test("S8.1 P5 a service that never answers counts as failed: the spinner stops, the list is empty @nightly", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.args().length > 0);
  await waitInVain(page, { address, call });
  await logged;
  await expect(page.getByText("There are no case studies to show.")).toBeVisible();
  await expect(page.getByText("Loading the case studies")).toHaveCount(0);
});

test("S2.8 a trade without a case study shows the nearest ones below a sentence, and an unknown one shows all @nightly", async ({
  page,
}) => {
  await page.goto(`${address}?trade=travel`);
  const near = page.getByText("There is no case study under “Travel” yet.");
  await expect(near).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "2 of 12" })).toBeVisible();
  const trade = page.getByRole("combobox", { name: "Trade" });
  await expect(trade.locator("option:checked")).toHaveText("Travel");
  await trade.selectOption("All trades");
  await expect(near).toHaveCount(0);
  await expect(cards(page)).toHaveCount(12);
  await page.goto(`${address}?trade=xyzzy`);
  await expect(page.getByText("Here are all of them.")).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(trade).toHaveValue("");
});
