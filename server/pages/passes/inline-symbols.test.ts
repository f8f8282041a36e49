import { expect, test } from "vitest";
import { inlineSymbols } from "./inline-symbols.ts";
import { asset, runPass } from "./testing.ts";

const assets = new Map([
  ["/assets/dial-2.svg", asset("<svg></svg>")],
  // Not the sprite that the page names.
  ["/assets/sprite-0.svg", asset('<svg><symbol id="lark"><path d="M0 0"/></symbol></svg>')],
  [
    "/assets/sprite-1.svg",
    asset(
      '<svg><symbol id="lark" viewBox="0 0 9 9"><path d="M1 1"/></symbol>\n<symbol id="sun"><path d="M2 2"/></symbol></svg>',
    ),
  ],
]);

test("a page holds each symbol it shows once, also those in noscript, and no other", () => {
  const use = '<svg><use x="1" href="/assets/sprite-1.svg#lark"></use></svg>';
  const shown = '<svg><use x="1" href="#symbol-lark"></use></svg>';
  const body = `<p id="lark">x</p>${use}<noscript>${use}</noscript>`;
  expect(runPass(inlineSymbols, { body }, { assets })).toContain(
    '<body><span hidden=""><svg><symbol id="symbol-lark" viewBox="0 0 9 9"><path d="M1 1"></path></symbol></svg></span>' +
      `<p id="lark">x</p>${shown}<noscript>${shown}</noscript></body>`,
  );
});

test("other files of symbols stay files, and a page without symbols stays as it is", () => {
  const body = '<svg><use href="/assets/dial-2.svg#lark"></use></svg><a href="/assets/sprite-1.svg#sun">x</a>';
  expect(runPass(inlineSymbols, { body }, { assets })).toContain(`<body>${body}</body>`);
});

test("a symbol that the sprite does not hold stops the making of the page", () => {
  const body = '<svg><use href="/assets/sprite-1.svg#moon"></use></svg>';
  expect(() => runPass(inlineSymbols, { body }, { assets })).toThrow("The sprite has no symbol moon.");
});
