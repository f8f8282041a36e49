import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, test } from "#tests/journeys/fixtures.ts";

const scripts = /\.(js|tsx?)(\?|$)/;
const preview = (page: Page, kind: string) =>
  page.getByRole("region", { name: new RegExp(`^The message as an? ${kind}$`) });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("D1 the message comes first, then all choices in one row, and its channels within the first screen", async ({
    page,
  }) => {
    await page.goto("/demo");
    const message = await page.getByRole("textbox", { name: "Message" }).boundingBox();
    const trays = await page.getByRole("group", { name: "The message on five channels" }).boundingBox();
    const rows = await page
      .getByRole("radio")
      .evaluateAll((all) => all.map((radio) => Math.round(radio.getBoundingClientRect().top)));
    expect(trays?.y).toBeLessThan(560);
    expect(rows).toHaveLength(7);
    expect(new Set(rows).size).toBe(1);
    expect(rows[0]).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
    expect(rows[0]).toBeLessThan(trays?.y ?? 0);
    const pictures = await page
      .getByRole("group", { name: "The message on five channels" })
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
    expect(pictures, "no picture twice").toHaveLength(1);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole("textbox", { name: "Message" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("D1 what a choice changes moves by transform and opacity alone, and typing moves nothing", async ({ page }) => {
    await page.goto("/demo");
    await hydrated(page);
    const moving = () =>
      page.getByRole("group", { name: "The message on five channels" }).evaluate((trays) =>
        trays
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation)
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
      );
    await page.getByRole("textbox", { name: "Message" }).fill("Hake is in.");
    expect(await moving()).toEqual([]);
    await page.getByRole("button", { name: "Use the sample text" }).click();
    await page.getByRole("radio", { name: "Vet" }).check();
    expect(new Set(await moving())).toEqual(new Set(["transform", "opacity"]));
  });
});

test("D1 words typed at any moment while the page is being taken over are kept", async ({ page }) => {
  const { release } = await holdBack(page, scripts);
  await page.goto("/demo", { waitUntil: "domcontentloaded" });
  const typing = page.evaluate(async () => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("#demo-sender, #demo-message"),
    ];
    for (const field of fields) field.value = "";
    let typed = "";
    // A browser ends the task of each event before the next: focus and text in one task are a script's, not a visitor's.
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

test("D1 what is heard of the email is read from its markup, in its order", async ({ page }) => {
  await page.goto("/demo");
  await hydrated(page);
  await page.getByText("See the check").click();
  const screenReaderItems = page.getByRole("region", { name: "What a screen reader hears" }).getByRole("listitem");
  await page.getByRole("textbox", { name: "Message" }).fill("Hake is in. Until noon.");
  await expect(screenReaderItems).toHaveText([
    /^TextYour shop$/,
    /^Textto your list$/,
    /^HeadingHake is in$/,
    /^TextUntil noon\.$/,
    /^ButtonReply$/,
  ]);
  await page.getByRole("textbox", { name: "Message" }).fill("Closed");
  await expect(screenReaderItems).toHaveCount(4);
});
