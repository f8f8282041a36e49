import type { Page } from "@playwright/test";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { waitInVain } from "#tests/journeys/lists.ts";

const call = "**/rest/v1/case_studies**";
const address = "/case-studies";

function cards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

test("S8.1 P5 a service that never answers counts as failed: the spinner stops, the list is empty", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.args().length > 0);
  await waitInVain(page, { address, call });
  await logged;
  await expect(page.getByText("There are no case studies to show.")).toBeVisible();
  await expect(page.getByText("Loading the case studies")).toHaveCount(0);
});

test("S2.8 a trade without a case study shows the nearest ones below a sentence, and an unknown one shows all", async ({
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
