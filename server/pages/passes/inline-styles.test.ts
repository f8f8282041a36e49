import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";
import { asset, runPass } from "./testing.ts";

const assets = new Map([
  ["/assets/shell-1.css", asset("@layer a,b;@layer a{._bar>a{top:0}}\n")],
  ["/assets/home-1.css", asset("@layer b{._hero{top:2px}}\n")],
  ["/assets/late-1.css", asset("@layer a{._dialog{top:3px}}\n")],
  ["/assets/island-1.js", asset('["assets/home-1.css"]')],
]);
const link = (address: string): string => `<link rel="stylesheet" href="${address}">`;

test("the styles stand in the head in their order, before the link that a script looks for by its address alone, which loads nothing", () => {
  const head = link("/assets/shell-1.css") + link("/assets/home-1.css#");
  expect(runPass(inlineStyles, { head }, { assets })).toContain(
    "<head><style>@layer a,b;@layer a{._bar>a{top:0}}\n@layer b{._hero{top:2px}}\n</style>" +
      '<link rel="stylesheet" href="/assets/home-1.css" disabled=""></head>',
  );
});

test("the styles of what is closed at first stay a file that holds nothing up", () => {
  const head = link("/assets/shell-1.css") + link("/assets/late-1.css#");
  const page = runPass(inlineStyles, { head }, { assets });
  expect(page).toContain('<link rel="stylesheet" href="/assets/late-1.css" media="(scripting: none)">');
  expect(page).not.toContain("_dialog");
});

test("styles that were not built stop the making of the page", () => {
  expect(() => runPass(inlineStyles, { head: link("/assets/gone-1.css") }, { assets })).toThrow("/assets/gone-1.css");
});
