import { cutOff, excessWidth } from "#tests/journeys/page-checks/cut-off.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";

const box = (style: string, words: string, tag = "div") =>
  `<${tag} style="display: block; inline-size: 100px; white-space: nowrap; ${style}">${words}</${tag}>`;

test("1.4.10 words that are cut off are found, and none that are whole, scrolled, short by an ellipsis, or out of sight", async ({
  page,
}) => {
  await page.setContent(`
    ${box("overflow: clip", "Cut at the side, a long line")}
    ${box("overflow: hidden; block-size: 9px", "Cut")}
    ${box("", "Wider than its button", "button")}
    ${box("margin-inline-start: -300px", "Before the window")}
    ${box("overflow: clip; inline-size: 400px", "Whole")}
    ${box("overflow: auto", "To be scrolled to, a long line")}
    ${box("overflow: hidden; text-overflow: ellipsis", "Shortened by an ellipsis, a long line")}
    ${box("overflow: hidden; inline-size: 1px; block-size: 1px; clip-path: inset(50%)", "For screen readers")}`);
  expect(await page.evaluate(cutOff)).toEqual([
    "side of “Cut at the side, a long line”",
    "height of “Cut”",
    "side of “Wider than its button”",
    "outside the window: side of “Before the window”",
  ]);
  expect(await page.evaluate(excessWidth)).toBe(0);
});
