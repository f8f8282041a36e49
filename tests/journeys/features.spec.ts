import { photoHost } from "#content/photo-host.ts";
import { plans } from "#content/catalog/plans.ts";
import { formatPrice } from "#content/format-price.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const pages = [
  { path: "/features/smart-personalization", title: "One note, written for each customer.", figures: ["43%"] },
  {
    path: "/features/flexible-pricing",
    title: "Pay by the size of your list.",
    figures: ["Up to 5,000", "Up to 25,000", "Unlimited"],
  },
  { path: "/features/easy-to-use", title: "Set up in five minutes.", figures: ["5 min", "24/7", "98%"] },
  { path: "/features/global-reach", title: "Write to customers in 190+ countries.", figures: ["190+", "40+", "99.9%"] },
] as const;

for (const { path, title, figures } of pages) {
  const tag = path === "/features/easy-to-use" ? "" : " @nightly";
  test(`S2.2 S7.7 S9.4 ${path} shows its figures and one photo, and links to the other feature pages, sign-up and the demo${tag}`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const figure of figures) await expect(main.getByText(figure).first()).toBeVisible();
    await expect(main.getByText("98%")).toHaveCount(path === "/features/easy-to-use" ? 1 : 0);

    const photo = page.locator(`main img[src^='${photoHost}/']`);
    await expect(photo).toHaveCount(1);
    await expect(photo).toHaveAttribute("loading", "lazy");
    for (const size of ["width", "height"]) await expect(photo).toHaveAttribute(size, /^\d+$/);
    await expect(photo).toHaveAccessibleName(/\w/);
    await expect(photo.locator("xpath=preceding-sibling::*//img")).toHaveCount(1);

    const others = page.getByRole("navigation", { name: "Other features" }).getByRole("link");
    await expect(others).toHaveCount(3);
    for (const link of await others.all()) await expect(link).toHaveAttribute("href", /^\/features\//);
    const steps = main.getByRole("link", { name: "View Demo" });
    await expect(steps).toHaveCount(2);
    for (const step of await steps.all()) await expect(step).toHaveAttribute("href", "/demo");
    await main.getByRole("button", { name: "Try Free" }).first().click();
    await expect(page.getByRole("dialog", { name: "Create Your Account" })).toBeVisible();
  });
}

test("S7.7 a photo that fails to load shows its drawing @nightly", async ({ page }) => {
  await page.route(`${photoHost}/**`, (route) => route.abort());
  await page.goto("/features/easy-to-use");
  await hydrated(page);
  const photo = page.locator(`main img[src^='${photoHost}/']`);
  const drawing = page.locator("main img[src*='feature-easy-to-use']");
  await drawing.scrollIntoViewIfNeeded();
  await expect(photo).toHaveCount(0);
  await expect(drawing).toBeVisible();
});

test("S9.3 the flexible pricing page states contacts and prices of its three plans, and its sample year adds up", async ({
  page,
}) => {
  await page.goto("/features/flexible-pricing");
  const plan = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
  const limits = ["Up to 5,000", "Up to 25,000", "Unlimited"];
  for (const [index, { name, price }] of plans.entries()) {
    for (const words of [limits[index] ?? "", "contacts", price, "per month"])
      await expect(plan(name)).toContainText(words);
  }

  const year = page.getByRole("main").locator("section").filter({ hasText: "month by month" });
  const months = await year.getByRole("listitem").allInnerTexts();
  // With the sign behind, "199 €" contains "99 €".
  const paid = months.map((text) => plans.findLast(({ price }) => text.includes(price))?.monthlyPrice ?? 0);
  expect(paid).toHaveLength(12);
  const add = (prices: number[]) => prices.reduce((sum, price) => sum + price, 0);
  const sums = plans.slice(0, 2).map((plan) => add(paid.filter((price) => price === plan.monthlyPrice)));
  await expect(year.getByRole("definition")).toContainText(
    [...sums, add(paid), 12 * plans[1].monthlyPrice].map(formatPrice),
  );
});

test("S9.3 the post scale names the smallest plan that holds the list", async ({ page }) => {
  await page.goto("/features/flexible-pricing");
  await expect(
    page.getByText(`Basic fits, with up to 3 emails a month to each: ${plans[0].price} a month.`),
  ).toBeVisible();
  const list = page.getByRole("textbox", { name: "How many people are on your list?" });
  await list.fill("1,837");
  await hydrated(page);
  await expect(
    page.getByText(`Basic fits, with up to 5 emails a month to each: ${plans[0].price} a month.`),
  ).toBeVisible();
  await expect(list).toHaveValue("1,837");
  const slider = page.getByRole("slider", { name: "How many people are on your list?" });
  await slider.fill("104");
  await expect(
    page.getByText(`Pro fits, with up to 8 emails a month to each: ${plans[1].price} a month.`),
  ).toBeVisible();
  await expect(list).toHaveValue("5,800");
  await slider.press("ArrowRight");
  await expect(list).toHaveValue("6,000");
  await list.fill("٦٠ ٠٠٠");
  await expect(page.getByText(`Enterprise fits, with any number of emails: ${plans[2].price} a month.`)).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", "60,000");
  await list.fill("some");
  await expect(list).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(page.getByText("Enterprise fits")).toBeHidden();
  await slider.press("End");
  await expect(page.getByText(`Enterprise fits, with any number of emails: ${plans[2].price} a month.`)).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", "125,000");
  await expect(slider).toHaveCSS("--part", "1");
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "100");
  await expect(slider).toHaveCSS("appearance", "none");
  await expect(slider).toHaveCSS("--part", "0");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(slider).toHaveCSS("appearance", "auto");
});

test("S9.4 the wall clocks run in each town's time zone once the page has its scripts", async ({ page }) => {
  await page.clock.setFixedTime("2026-07-01T12:34:00Z");
  await page.goto("/features/global-reach");
  await hydrated(page);
  const clock = (town: string) => page.getByRole("listitem").filter({ hasText: town }).getByRole("time");
  await expect(clock("London")).toHaveText("13:34");
  await expect(clock("Mumbai")).toHaveText("18:04");
  await expect(clock("Osaka")).toHaveText("21:34");
  await expect(clock("Lima")).toHaveText("07:34");
  await expect(page.getByText("The time there now")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("S2.2 the letter still changes with the reader", async ({ page }) => {
    await page.goto("/features/smart-personalization");
    const letter = page.getByRole("group", { name: "The message this customer gets" });
    await expect(letter.getByText("Dear Amara")).toBeVisible();
    await page.getByRole("radio", { name: /Inés/ }).check();
    await expect(letter.getByText("Dear Inés")).toBeVisible();
    await expect(letter.getByText("Dear Amara")).toBeHidden();
    await expect(letter.getByText("Nuevo este viernes: sésamo negro.")).toBeVisible();
  });

  test("S2.2 the clocks show the sample letter's time and say so @nightly", async ({ page }) => {
    await page.goto("/features/global-reach");
    const london = page.getByRole("listitem").filter({ hasText: "London" }).getByRole("time");
    await expect(london).toHaveText("08:12");
    await expect(page.getByText(/there on Friday at 8:12/)).toBeVisible();
    await expect(page.getByRole("row", { name: /Osaka/ })).toContainText("17:12");
  });

  test("S9.3 the plans are shown in place of the slider @nightly", async ({ page }) => {
    await page.goto("/features/flexible-pricing");
    await expect(page.getByRole("slider")).toBeHidden();
    await expect(page.getByText("Up to 25,000")).toBeVisible();
  });
});
