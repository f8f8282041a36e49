import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, test } from "#tests/journeys/fixtures.ts";
import { answerWith, caseStudies, countAdditions, waitInVain } from "#tests/journeys/lists.ts";

const call = "**/rest/v1/case_studies**";
const address = "/case-studies";

function cards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

for (const width of [390, 1280]) {
  test(`S2.8 at ${width} px the first card's picture is there before the list, where the card then has it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { release } = await holdBack(page, call);
    await page.goto(address);
    await hydrated(page);
    const picture = page.getByRole("main").locator("img[loading=eager]");
    const before = await picture.boundingBox();
    release();
    await expect(cards(page).first()).toBeVisible();
    const after = await picture.boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.width).toBe(before?.width);
    expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(12);
  });

  test(`S2.8 at ${width} px the spinner stands where it did before its words were parsed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await holdBack(page, call);
    await page.goto(address);
    const spinner = page.getByRole("status").filter({ hasText: "Loading the case studies" });
    const drawing = spinner.locator("svg").first();
    const whole = await drawing.boundingBox();
    await spinner.getByText("Loading the case studies").evaluate((words) => words.setAttribute("hidden", ""));
    expect(await drawing.boundingBox()).toEqual(whole);
  });
}

test("S2.8 on a phone the cards come one by one, all of them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const additions = await countAdditions(page, "article");
  await page.goto(address);
  await expect(cards(page)).toHaveCount(12);
  expect(await additions()).toEqual([...Array(13).keys()]);
});

test("S3.1 at 1440 by 900 four results are in sight, and an open card takes its row without leaving its place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expect(cards(page)).toHaveCount(12);
  const boxOf = async (index: number) => {
    const box = await cards(page).nth(index).boundingBox();
    if (!box) throw new Error(`There is no card ${index}.`);
    return box;
  };
  const [first, second] = [await boxOf(0), await boxOf(1)];
  const fourth = await boxOf(3);
  expect(fourth.y + fourth.height).toBeLessThan(900);
  expect(second.y).toBe(first.y);
  await cards(page).nth(1).getByText("Read the story").click();
  const [left, open] = [await boxOf(0), await boxOf(1)];
  expect(open.y).toBe(second.y);
  expect(open.width).toBeGreaterThan(second.width * 2);
  expect(left.y).toBeGreaterThan(open.y + open.height);
  await cards(page).nth(1).getByText("Close the story").click();
  expect(await boxOf(1)).toEqual(second);
});

test("S8.1 P5 a service that never answers counts as failed: the spinner stops, the list is empty", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.args().length > 0);
  await waitInVain(page, { address, call });
  await logged;
  await expect(page.getByText("There are no case studies to show.")).toBeVisible();
  await expect(page.getByText("Loading the case studies")).toHaveCount(0);
});

test("S2.8 a trade without a case study shows the nearest ones under a sentence, and an unknown one shows all", async ({
  page,
}) => {
  await page.goto(`${address}?trade=salon`);
  const near = page.getByText("There is no case study under “Salons” yet.");
  await expect(near).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "2 of 12" })).toBeVisible();
  const trade = page.getByRole("combobox", { name: "Trade" });
  await expect(trade.locator("option:checked")).toHaveText("Salons");
  await trade.selectOption("All trades");
  await expect(near).toHaveCount(0);
  await expect(cards(page)).toHaveCount(12);
  await page.goto(`${address}?trade=xyzzy`);
  await expect(page.getByText("Here are all of them.")).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(trade).toHaveValue("");
});

test("S2.8 ten thousand records leave a page that holds two dozen cards and adds more when asked", async ({ page }) => {
  await answerWith(page, call, caseStudies(10_000));
  await page.goto(address);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("button", { name: "Show 24 more of 9,976" }).click();
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole("searchbox").fill("Brand 9999");
  await expect(cards(page)).toHaveCount(1);
});

test("S2.8 printed, the cards stand without the search and with their addresses", async ({ page }) => {
  await page.goto(address);
  await expect(cards(page)).toHaveCount(12);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("searchbox")).toBeHidden();
  const printed = await cards(page)
    .first()
    .getByRole("link", { name: "See the project" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain("https://");
});
