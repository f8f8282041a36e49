import type { Page } from "@playwright/test";
import { planById } from "#content/catalog/plans.ts";
import { formatPrice } from "#content/format-price.ts";
import { expect, hydrated } from "./fixtures.ts";

export const bothPro = formatPrice(2 * planById.pro.monthlyPrice);

export const label = (page: Page) => page.getByRole("region", { name: "Your monthly total" });
export const contacts = (page: Page) => page.getByRole("textbox", { name: "People on your list" });
export const service = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`/pricing${query}#cost`);
  await hydrated(page);
  await expect(label(page)).toHaveAttribute("data-ready", "true");
}
