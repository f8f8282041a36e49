import { describe, expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.server.ts";
import { frameworkContext } from "./framework-context.ts";

const page = (...scripts: string[]) =>
  `<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/shell.js"/></head><body><p>Hello</p>${scripts.join("")}</body></html>`;
const context = `<script>window.__reactRouterContext = ${JSON.stringify(frameworkContext)};window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(x);</script>`;
const modules =
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root.js";\n\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script>';
const chunk =
  '<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2,\\"_3\\":-5,\\"_4\\":-5},\\"loaderData\\",{},\\"actionData\\",\\"errors\\"]\\n");</script>';

function bootOf(html: string): Record<string, unknown> {
  return JSON.parse(/id="boot">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "");
}

describe("deferred hydration", () => {
  test("moves preloads, context and modules into one block that does not run", () => {
    const html = deferHydration(page(context, modules, chunk));
    expect(html).not.toContain("modulepreload");
    expect(html).not.toContain("import(");
    expect(bootOf(html)).toEqual({
      routes: [["root", ["/assets/root.js"]]],
      modules: ["/assets/shell.js", "/assets/manifest-1.js", "/assets/root.js", "/assets/entry.js"],
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
    expect(() => deferHydration(page(context))).toThrow("no modules");
  });

  test("no address can end the block", () => {
    const html = deferHydration(page(context, modules.replaceAll("/assets/root.js", "/assets/<!--<script>.js"), chunk));
    expect(html).not.toContain("<!--");
    expect(bootOf(html)["routes"]).toEqual([["root", ["/assets/<!--<script>.js"]]]);
  });

  test("throws on another context than the one the scripts hold", () => {
    expect(() => deferHydration(page(context.replace("initial", "lazy"), modules, chunk))).toThrow("another context");
  });

  test("throws on a page whose routes bring data or errors, which the browser's router would drop", () => {
    const data =
      '<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"loaderData\\",{\\"_3\\":4}]\\n");</script>';
    expect(() => deferHydration(page(context, modules, data))).toThrow("loads data or failed");
  });
});
