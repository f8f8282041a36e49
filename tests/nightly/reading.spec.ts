import { expect, test } from "#tests/journeys/fixtures.ts";
import { excessWidth } from "#tests/journeys/page-checks/cut-off.ts";

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
          const caption = piece?.querySelector("figcaption")?.getBoundingClientRect();
          const picture = piece?.firstElementChild?.getBoundingClientRect();
          return {
            isCovered: caption && picture ? picture.right > caption.left && picture.bottom > caption.top : false,
            words: box(words.getClientRects()[0] ?? new DOMRect()),
            block: box((words.closest("p, ul, ol") ?? words).getBoundingClientRect()),
            piece: box(piece?.getBoundingClientRect() ?? new DOMRect()),
            pieces: pieces.length,
            readAfter: Boolean(piece && words.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING),
          };
        }),
      );
      expect(ties.length).toBeGreaterThanOrEqual(5);
      for (const { words, block, piece, pieces, readAfter, isCovered } of ties) {
        expect(isCovered, "words of a note under its picture").toBe(false);
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
      expect(await page.evaluate(excessWidth)).toBeLessThanOrEqual(0);
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
