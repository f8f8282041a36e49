import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "#tests/journeys/fixtures.ts";

const scripts = /\.(js|tsx?)(\?|$)/;
const preview = (page: Page, kind: string) =>
  page.getByRole("region", { name: new RegExp(`^The message as an? ${kind}$`) });

test("D1 words typed at any moment during hydration are kept", async ({ page }) => {
  const { release } = await holdBack(page, scripts);
  await page.goto("/demo", { waitUntil: "domcontentloaded" });
  const typing = page.evaluate(async () => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#demo-sender, #demo-message"),
    ];
    for (const field of fields) field.value = "";
    let typed = "";
    // Browsers end each event's task before the next: focus and text in one task come from a script, not a visitor.
    const taskEnds = () => new Promise((resolve) => setTimeout(resolve));
    while (document.querySelector("[data-island=demo-table]:not([data-awake])")) {
      for (const field of fields) {
        field.focus();
        await taskEnds();
        document.execCommand("insertText", false, String(typed.length % 10));
      }
      typed += typed.length % 10;
      await taskEnds();
    }
    return typed;
  });
  release();
  const typed = await typing;
  expect(typed.length).toBeGreaterThan(1);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(typed);
  await expect(page.getByRole("textbox", { name: "Shop name" })).toHaveValue(typed.slice(0, 60));
  await expect(preview(page, "email")).toContainText(typed.slice(0, 60));
});
