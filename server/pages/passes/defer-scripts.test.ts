import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";
import { runPass } from "./testing.ts";

const head = '<link rel="modulepreload" href="/assets/entry-1.js">';
const context = "<script>window.__reactRouterContext = {};</script>";
const data = '<script>window.__reactRouterContext.streamController.enqueue("x");</script>';
const module = '<script type="module" async="">import "/assets/manifest-1.js";</script>';
const scroll = "<script>((storageKey2, restoreKey) => {})()</script>";
const early = '<script data-early="">1</script>';
const json = '<script type="application/json">{}</script>';

test("the scripts of React Router wait, with their type, and the links to its modules; everything else runs as it is", () => {
  const page = runPass(deferScripts, { head, body: context + data + module + scroll + early + json });
  expect(page).toContain('<link rel="deferred-modulepreload" href="/assets/entry-1.js">');
  expect(page).toContain(
    '<script type="text/deferred">window.__reactRouterContext = {};</script>' +
      '<script type="text/deferred">window.__reactRouterContext.streamController.enqueue("x");</script>' +
      '<script type="text/deferred" async="" data-type="module">import "/assets/manifest-1.js";</script>' +
      scroll +
      early +
      json,
  );
});

test.each([405, 500])("a page for %i, which stands at another page's address, is never React's", (status) => {
  const page = runPass(deferScripts, { head, body: context + module + early }, { status });
  expect(page).toContain(`<head></head><body>${early}</body>`);
});

test("an inline script that is not known stops the making of the page", () => {
  expect(() => runPass(deferScripts, { body: "<script>surprise()</script>" })).toThrow("surprise()");
});
