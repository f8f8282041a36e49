import { notFound } from "#content/pages/not-found.ts";
import { pricing } from "#content/pages/pricing.ts";
import { sendingNeedsScripts } from "#content/pages/sending-needs-scripts.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("D7 an unknown address answers 404 with the site around it, and helps on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.getByRole("navigation", { name: notFound.linksLabel }).getByRole("link");
  await expect(links).toHaveCount(notFound.links.length);
  await page.getByRole("link", { name: notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("D7 an address in other letters than ours is unknown, before hydration and after", async ({ page }) => {
  const response = await page.goto("/Pricing");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
});

for (const path of ["/500", "/405"]) {
  test(`D7 the page that is kept for a refusal has no address of its own: ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([notFound.heading]);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
  });
}

test("D13 a refusal stays the page it is when React arrives, and whoever goes on from it asks the server", async ({
  page,
}) => {
  await page.goto("/demo");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    // Sent by the browser itself, as a form without scripts is.
    form.submit();
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText([sendingNeedsScripts.heading]);
  await hydrated(page);
  await expect(heading).toHaveText([sendingNeedsScripts.heading]);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);

  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(heading).toHaveText([pricing.heading]);
  await page.goBack();
  await expect(page).toHaveURL("/demo");
});
