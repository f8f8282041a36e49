import { expect, type Locator, type Page } from "@playwright/test";

export async function expectInView(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    const box = await target.boundingBox();
    expect(box).not.toBeNull();
    const { y = 0, height = 0 } = box ?? {};
    expect(y).toBeGreaterThanOrEqual(await bottomOfBars(page));
    expect(y + Math.min(height, 40)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

export async function expectLinkedFromServices(page: Page, address: string, link: string, heading: string) {
  for (const from of ["/pricing", "/product"]) {
    await page.goto(from);
    expect(await page.getByRole("main").locator(`a[href="${address}"]`).count(), from).toBeGreaterThan(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

/** Waits until the page neither scrolls nor fades in. @returns its scroll position */
export async function restingPlace(page: Page): Promise<number> {
  let last = -1;
  await expect(async () => {
    const { place, fading } = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const fades = document.getAnimations().filter(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
      });
      return { place: scrollY, fading: fades.length > 0 };
    });
    const before = last;
    last = place;
    expect(fading).toBe(false);
    expect(place).toBe(before);
  }).toPass();
  return last;
}

function bottomOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covers = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      if (position !== "fixed" && position !== "sticky") return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return top < 150 && top >= 0 && bottom < 250 && bottom > 0 && width > innerWidth / 2;
    });
    return Math.max(0, ...covers.map((element) => element.getBoundingClientRect().bottom));
  });
}
