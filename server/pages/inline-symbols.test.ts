import { expect, test } from "vitest";
import type { Asset } from "./asset-store.ts";
import { inlineSymbols } from "./inline-symbols.ts";

const sprite: Asset = {
  contentType: "image/svg+xml",
  immutable: true,
  tag: "",
  variants: {
    identity: Buffer.from(
      '<svg><symbol id="lark" viewBox="0 0 9 9"><path d="M1 1"/></symbol>\n<symbol id="sun"><path d="M2 2"/></symbol></svg>',
    ),
    br: null,
    gzip: null,
  },
};
const assets = new Map([
  ["/assets/dial-2.svg", sprite],
  ["/assets/sprite-1.svg", sprite],
]);

test("a page holds each symbol it shows once, and no other", () => {
  const use = '<svg><use x="1" href="/assets/sprite-1.svg#lark"></use></svg>';
  expect(inlineSymbols(`<body class="a"><p id="lark">x</p>${use}${use}</body>`, assets)).toBe(
    '<body class="a"><svg hidden><symbol id="symbol-lark" viewBox="0 0 9 9"><path d="M1 1"/></symbol></svg>' +
      '<p id="lark">x</p><svg><use x="1" href="#symbol-lark"></use></svg><svg><use x="1" href="#symbol-lark"></use></svg></body>',
  );
});

test("symbols that only what follows the first screen shows stand behind main", () => {
  const use = (id: string): string => `<svg><use href="/assets/sprite-1.svg#${id}"></use></svg>`;
  const page = inlineSymbols(
    `<body>${use("sun")}<main><div></div><div>${use("lark")}${use("sun")}</div></main></body>`,
    assets,
  );
  expect(page.indexOf('<symbol id="symbol-sun"')).toBeLessThan(page.indexOf("<main>"));
  expect(page.indexOf('<symbol id="symbol-lark"')).toBeGreaterThan(page.indexOf("</main>"));
  expect(page.match(/<symbol /g)).toHaveLength(2);
});

test("other files of symbols stay files, and a page without symbols stays as it is", () => {
  const page =
    '<body><svg><use href="/assets/dial-2.svg#lark"></use></svg><a href="/assets/sprite-1.svg#sun">x</a></body>';
  expect(inlineSymbols(page, assets)).toBe(page);
});

test("a symbol that the sprite does not hold stops the build of the page", () => {
  expect(() => inlineSymbols('<body><use href="/assets/sprite-1.svg#moon"></use></body>', assets)).toThrow(
    "The sprite has no symbol moon.",
  );
});
