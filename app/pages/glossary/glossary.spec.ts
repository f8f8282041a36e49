import { glossary } from "#words/pages/glossary.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { expectInView } from "#tests/journeys/landing.ts";

test("D17 the glossary explains its words under their letters, and its first screen has a next step @nightly", async ({
  page,
}) => {
  await page.goto("/glossary");
  await hydrated(page);
  await expect(page.getByRole("term")).toHaveText(glossary.terms.map(({ word }) => word));
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "S", exact: true }).click();
  await expectInView(page, page.getByRole("heading", { level: 2, name: "S", exact: true }));
  await page.getByRole("main").getByRole("link", { name: "Learn digital marketing" }).click();
  await page.getByRole("main").getByRole("link", { name: "glossary" }).click();
  await expect(page).toHaveURL("/glossary");
});
