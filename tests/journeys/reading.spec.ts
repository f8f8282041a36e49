import { photoHost } from "#content/photo-host.ts";
import { expect, hydrated, test } from "./fixtures.ts";
import { expectInView } from "./landing.ts";

const pages = [
  ["/developer", "Read our public data."],
  ["/help", "How can we help?"],
  ["/learn/digital-marketing", "Digital marketing for beginners."],
  ["/learn/ecommerce", "Sell online, step by step."],
] as const;

for (const [path, heading] of pages) {
  test(`S2.10 ${path} has words to read and a contents list whose anchors exist`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    // Closed answers count, because their text is in the page.
    expect((await page.getByRole("main").textContent())?.length).toBeGreaterThan(1500);
    const entries = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const hashes = await entries.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).hash),
    );
    expect(hashes.length).toBeGreaterThanOrEqual(4);
    for (const hash of hashes) await expect(page.locator(hash)).toHaveCount(1);
    await entries.last().click();
    await expectInView(
      page,
      page
        .locator(hashes.at(-1) ?? "")
        .getByRole("heading")
        .first(),
    );
  });
}

for (const path of ["/developer", "/learn/digital-marketing", "/learn/ecommerce"] as const) {
  test(`${path} ties each note to its sentence: level with it from 1024 px, directly below it on a phone, over nothing`, async ({
    page,
  }) => {
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const ties = await page.getByRole("main").evaluate((main) =>
        [...main.querySelectorAll("[data-noted]")].map((words) => {
          const section = words.closest("section");
          const pieces = [...(section?.querySelectorAll("aside, figure:has(figcaption p)") ?? [])];
          const box = ({ x, y, width: wide, height }: DOMRect) => ({ x, y, right: x + wide, bottom: y + height });
          const [piece] = pieces;
          return {
            words: box(words.getClientRects()[0] ?? new DOMRect()),
            block: box((words.closest("p, ul, ol") ?? words).getBoundingClientRect()),
            piece: box(piece?.getBoundingClientRect() ?? new DOMRect()),
            pieces: pieces.length,
            readAfter: Boolean(piece && words.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING),
          };
        }),
      );
      expect(ties.length).toBeGreaterThanOrEqual(5);
      for (const { words, block, piece, pieces, readAfter } of ties) {
        expect(pieces).toBe(1);
        expect(readAfter).toBe(true);
        if (width >= 1024) {
          expect(piece.right).toBeLessThan(words.x);
          expect(Math.abs(piece.y - block.y)).toBeLessThan(2);
        } else {
          expect(piece.y).toBeGreaterThanOrEqual(block.bottom);
          expect(piece.y - block.bottom).toBeLessThan(32);
        }
      }
      for (const [index, { piece }] of ties.entries()) {
        const next = ties[index + 1];
        if (next) expect(piece.bottom).toBeLessThanOrEqual(next.piece.y);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test("long lines of code wrap on a phone and on a desk, and are copied as one", async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/developer");
    const code = page.getByRole("main").locator("pre");
    const excess = await code.evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(excess.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...excess)).toBe(0);
    const copied = await code.first().evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return getSelection()?.toString().trim();
    });
    expect(copied).toBe(
      "GET /rest/v1/case_studies?select=*\nGET /rest/v1/social_media_world?select=*&order=platform_name.asc",
    );
  }
});

for (const [path, caption] of [
  ["/learn/digital-marketing", "A quiet desk will do."],
  ["/learn/ecommerce", "A price tag is a promise"],
] as const) {
  test(`S7.7 ${path} shows one photo, lazy and sized, over a drawing that stays when it fails`, async ({ page }) => {
    await page.goto(path);
    const photo = page.locator(`img[src^='${photoHost}/']`);
    await expect(photo).toHaveCount(1);
    await expect(photo).toHaveAttribute("loading", "lazy");
    await expect(photo).toHaveAttribute("width", /\d+/);
    await expect(photo).toHaveAttribute("height", /\d+/);

    await page.route(`${photoHost}/**`, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    const frame = page.getByRole("figure").filter({ hasText: caption });
    await frame.scrollIntoViewIfNeeded();
    await expect(photo).toHaveCount(0);
    await expect(frame.locator("img")).toBeVisible();
  });
}

test("S2.10 a question of the help page opens by its address, on load and on the page", async ({ page }) => {
  await page.goto("/help#no-letter");
  const question = page.locator("#no-letter");
  await expect(question).toHaveAttribute("open", "");
  await expectInView(page, question.getByRole("heading"));
  await page.goto("/resources");
  await page.getByRole("link", { name: "What does it cost?" }).click();
  await expect(page).toHaveURL(/\/help#cost$/);
  await expect(page.locator("#cost")).toHaveAttribute("open", "");
  await expectInView(page, page.locator("#cost").getByRole("heading"));
});

test("S2.10 the help page can be searched", async ({ page }) => {
  await page.goto("/help");
  await hydrated(page);
  const questions = page.getByRole("main").locator("details");
  const all = await questions.count();
  await page.getByRole("searchbox", { name: "Search the answers" }).fill("spam folder");
  await expect(questions).toHaveCount(1);
  await expect(questions).toContainText("The confirmation email has not arrived");
  await expect(questions).toHaveAttribute("open", "");
  await page.getByRole("searchbox").fill("xyzzy");
  await page.getByRole("button", { name: "Show every question" }).click();
  await expect(questions).toHaveCount(all);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D13 answers of the help page open without scripts", async ({ page }) => {
    await page.goto("/help");
    await page.getByRole("heading", { name: "What does it cost?" }).click();
    await expect(page.locator("#cost").getByText("a month", { exact: false }).first()).toBeVisible();
  });
});
