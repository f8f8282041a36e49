import type { Page } from "@playwright/test";

/** From menus and footer. Home and legal pages show their names in their headings. */
export const pageNames: Readonly<Record<string, string>> = {
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
};

export function nextSteps(page: Page): Promise<number> {
  return page
    .getByRole("main")
    .locator("a, button, input, select, textarea")
    .evaluateAll((all) => {
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return all.filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return (
          width > 0 && top >= bar && bottom <= innerHeight && element.checkVisibility({ visibilityProperty: true })
        );
      }).length;
    });
}
