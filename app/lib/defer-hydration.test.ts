import { describe, expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.server.ts";

const page = (...scripts: string[]) =>
  `<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body><p>Hello</p>${scripts.join("")}</body></html>`;
const context =
  '<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(x);</script>';
const modules =
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root.js";\n\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>';
const chunk = '<script>window.__reactRouterContext.streamController.enqueue("[{\\"a\\":1}]\\n");</script>';

function bootOf(html: string): Record<string, unknown> {
  return JSON.parse(/id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "");
}

describe("deferred hydration", () => {
  test("moves preloads, context, stream and modules into one block that does not run", () => {
    const html = deferHydration(page(context, modules, chunk));
    expect(html).not.toContain("modulepreload");
    expect(html).not.toContain("import(");
    expect(bootOf(html)).toEqual({
      context: { basename: "/" },
      stream: ['[{"a":1}]\n'],
      preload: ["/assets/entry.js"],
      routes: [["root", ["/assets/root.js"]]],
      manifestUrl: "/assets/manifest-1.js",
      manifest: null,
      entry: "/assets/entry.js",
    });
  });

  test("keeps the emptied elements, so that hydration matches", () => {
    const html = deferHydration(page(context, modules, chunk));
    expect(html).toContain('<script></script><script type="text/plain"></script><script></script>');
  });

  test("throws on an inline script it does not know", () => {
    expect(() => deferHydration(page(context, modules, "<script>track()</script>"))).toThrow("does not know: track()");
  });

  test("throws when React Router's scripts have changed shape", () => {
    expect(() => deferHydration(page("<script>window.__reactRouterContext = renamed;</script>"))).toThrow("no context");
    expect(() => deferHydration(page(context))).toThrow("no entry");
  });

  test("text of the page cannot end the block", () => {
    const hostile =
      '<script>window.__reactRouterContext.streamController.enqueue("\\u003c/script>\\u003cscript>alert(1)");</script>';
    const html = deferHydration(page(context, modules, hostile));
    expect(html).not.toContain("<script>alert(1)");
    expect(bootOf(html).stream).toEqual(["</script><script>alert(1)"]);
  });
});
