import { expect, test } from "./fixtures.ts";
import { fetchingRoutes, routes } from "./routes.ts";

/** The name of each page in menus and the footer. The home page and the legal page have their names in their headings. */
const named: Readonly<Record<string, string>> = {
  "/product": "Product",
  "/pricing": "Pricing",
  "/solutions": "Solutions",
  "/features/smart-personalization": "Smart Personalization",
  "/features/flexible-pricing": "Flexible Pricing",
  "/features/easy-to-use": "Easy to Use",
  "/features/global-reach": "Global Reach",
  "/resources": "Resources",
  "/media-world": "Media World",
  "/case-studies": "Case Studies",
  "/social-media-world": "Social Media World",
  "/developer": "Developers",
  "/help": "Help Center",
  "/learn/digital-marketing": "Learn digital marketing",
  "/learn/ecommerce": "Learn e-commerce",
  "/demo": "Demo",
};

for (const route of [...routes, "/no-such-page"]) {
  test(`D20 ${route} says its name and its next step on the first screen`, async ({ page }) => {
    await page.goto(route);
    const accept = page.getByRole("button", { name: "Accept" });
    await accept.click();
    await expect(accept).toBeHidden();
    const main = page.getByRole("main");
    // The search field of a list appears with the list's scripts.
    if (fetchingRoutes.has(route)) await expect(main.getByRole("searchbox").first()).toBeVisible();
    const heading = main.getByRole("heading", { level: 1 });
    const name = named[route];
    if (name) {
      await expect(heading.locator("xpath=preceding-sibling::p[1]")).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · Larkpost`);
    }
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const steps = await main.locator("a, button, input, select, textarea").evaluateAll((all) => {
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return all.filter((one) => {
          const { top, bottom, width } = one.getBoundingClientRect();
          return width > 0 && top >= bar && bottom <= innerHeight && one.checkVisibility({ visibilityProperty: true });
        }).length;
      });
      expect(steps, `${size.width} by ${size.height}`).toBeGreaterThan(0);
    }
  });
}
