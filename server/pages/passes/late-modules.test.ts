import { expect, test } from "vitest";
import { lateModules } from "./late-modules.ts";
import { asset, runPass } from "./testing.ts";

const assets = new Map([["/assets/after-load-a1.js", asset("")]]);

test("the early loader gets the address of the module that comes after load", () => {
  const page = runPass(lateModules, { head: '<script data-early="">1</script>' }, { assets });
  expect(page).toContain('<script data-early="" data-after-load="/assets/after-load-a1.js">1</script>');
});

test("a page without the loader, or a build without the module, stops the making of the page", () => {
  expect(() => runPass(lateModules, {}, { assets })).toThrow("no early loader");
  expect(() => runPass(lateModules, { head: '<script data-early="">1</script>' })).toThrow("was not built");
});
