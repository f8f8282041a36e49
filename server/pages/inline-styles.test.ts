import { expect, test } from "vitest";
import type { Asset } from "./asset-store.ts";
import { inlineStyles } from "./inline-styles.ts";

const sheet = (text: string): Asset => ({
  contentType: "text/css",
  immutable: true,
  tag: "",
  variants: { identity: Buffer.from(text), br: null, gzip: null },
});
const assets = new Map([
  ["/assets/shell-1.css", sheet("@layer a,b;@layer a{._bar{top:0}._foot{top:1px}}\n")],
  ["/assets/home-1.css", sheet("@layer b{._hero{top:2px}._rest{top:3px}}\n")],
]);

test("the styles of the first screen stand before it, the rest behind main, and the links load nothing", () => {
  const page =
    '<head><title>x</title><link rel="stylesheet" href="/assets/shell-1.css"/><link rel="stylesheet" href="/assets/home-1.css#"/></head>' +
    '<body><header class="_bar"></header><main><section class="_hero"></section><section class="_rest"></section></main><footer class="_foot"></footer></body>';
  expect(inlineStyles(page, assets)).toBe(
    "<head><title>x</title><style>@layer a,b;@layer a{._bar{top:0}}@layer b{._hero{top:2px}}main>*~*{display:none}</style>" +
      '<link rel="stylesheet" href="/assets/shell-1.css" disabled/><link rel="stylesheet" href="/assets/home-1.css#" disabled/></head>' +
      '<body><header class="_bar"></header><main><section class="_hero"></section><section class="_rest"></section></main>' +
      "<style>@layer a{._foot{top:1px}}@layer b{._rest{top:3px}}main>*~*{display:block;display:revert-layer}</style>" +
      '<footer class="_foot"></footer></body>',
  );
});

test("what comes later in the first child of main waits for its styles, too", () => {
  const page = inlineStyles(
    '<link rel="stylesheet" href="/assets/home-1.css"/><main><div class="_hero"><p class="_rest" data-later=""></p></div></main>',
    assets,
  );
  expect(page).toContain("<style>@layer b{._hero{top:2px}}main>*~*,[data-later]{display:none}</style>");
  expect(page).toContain(
    "<style>@layer b{._rest{top:3px}}main>*~*,[data-later]{display:block;display:revert-layer}</style>",
  );
});

test("a page without sheets of ours stays as it is", () => {
  const page = '<head><link rel="stylesheet" href="/elsewhere.css"/></head><body><main></main></body>';
  expect(inlineStyles(page, assets)).toBe(page);
});
