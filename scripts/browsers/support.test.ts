import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { hasNewerParts, newerFeature } from "./catalog.ts";
import { markupFeatures } from "./markup-features.ts";
import { neverAsked, newerFeatures } from "./newer-features.ts";
import { releaseDate, supportStatement, supportedUpTo, scriptTargets } from "./support.ts";
import { scriptFeatures } from "./script-features.ts";
import { shippedFeatures, type Use, unlistedFeatures } from "./shipped-features.ts";
import { styleFeatures } from "./style-features.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

describe("the supported browsers", () => {
  test("is the same in the README and in the build target", () => {
    const readme = readFileSync(path.join(root, "README.md"), "utf8").replace(/\s+/g, " ");
    expect(readme).toContain(supportStatement);
    expect(scriptTargets).toEqual(["chrome125", "edge125", "firefox126", "safari17.5", "ios17.5"]);
    expect(supportStatement).toContain("(Chrome and Edge 125, Firefox 126, Safari 17.5 and later)");
  });

  test("reaches back 30 months from the release", () => {
    expect([releaseDate, supportedUpTo]).toEqual(["2026-11-24", "2024-05-24"]);
  });
});

describe("what is shipped", async () => {
  const uses = await shippedFeatures();
  const used = new Set(uses.flatMap(({ keys }) => [...keys]));

  test("uses nothing newer that is not on the list", () => {
    expect(unlistedFeatures(uses)).toEqual([]);
  });

  test.each(newerFeatures)("uses $feature, which is newer", ({ feature }) => {
    expect(hasNewerParts(feature)).toBe(true);
    expect(
      [...used].some((key) => newerFeature(key) === feature),
      "no entry without a use",
    ).toBe(true);
  });

  test.each(newerFeatures)("$feature has a fallback with a test", ({ without, test: { file, title } }) => {
    expect(without).not.toBe("");
    expect(readFileSync(path.join(root, "tests", file), "utf8")).toContain(`"${title}"`);
  });

  test.each(neverAsked)("holds $key, which nobody asks a browser for", ({ key, reason }) => {
    expect(newerFeature(key)).toBeDefined();
    expect(used.has(key), "no entry without a use").toBe(true);
    expect(reason).not.toBe("");
  });
});

describe("a newer feature that is not on the list fails, with its file", () => {
  test.each([
    ["a property", "p { corner-shape: squircle }", "css.properties.corner-shape"],
    ["a keyword", "p { white-space-collapse: discard; position-area: top }", "css.properties.position-area"],
    ["a function", "p { color: contrast-color(red) }", "css.types.color.contrast-color"],
    ["a relative color", ":root { --line: oklch(from red l c h) }", "css.types.color.oklch.relative_syntax"],
    ["a unit", "p { inline-size: 4ric }", "css.types.length.ric"],
    ["a selector", "details { &:open { color: red } }", "css.selectors.open"],
    ["an at-rule", "@scope (main) { p { color: red } }", "css.at-rules.scope"],
    [
      "a query",
      "@container style(--wide: 1) { p { color: red } }",
      "css.at-rules.container.style_queries_for_custom_properties",
    ],
    [
      "a media feature",
      "@media (prefers-reduced-data: reduce) { p { color: red } }",
      "css.at-rules.media.prefers-reduced-data",
    ],
  ])("style: %s", (_, css, key) => {
    expect(failureAbout(key, { file: "app/planted.css", keys: styleFeatures(css) })).toContain(
      "used by app/planted.css",
    );
  });

  test.each([
    ["a global", "const day = Temporal.Now.plainDateISO();", "javascript.builtins.Temporal"],
    ["a global of the window", "window.scheduler.postTask(run);", "api.Scheduler.postTask"],
    ["a static method", "const all = Promise.try(run);", "javascript.builtins.Promise.try"],
    ["a method by its name", "const one = map.getOrInsert(key, 1);", "javascript.builtins.Map.getOrInsert"],
    ["a method of sets", "const both = first.union(second);", "javascript.builtins.Set.union"],
    ["a method of iterators", "const names = map.keys().map(spell);", "javascript.builtins.Iterator.map"],
    [
      "a member that is asked for",
      'if ("documentPictureInPicture" in window) run();',
      "api.Window.documentPictureInPicture",
    ],
    [
      "a member taken out",
      "const { sumPrecise } = Math; const { toTemporalInstant } = date;",
      "javascript.builtins.Date.toTemporalInstant",
    ],
    ["an event", 'list.addEventListener("scrollsnapchange", run);', "api.Document.scrollsnapchange_event"],
    ["syntax", "{ using file = open(); }", "javascript.statements.using"],
    ["a regular expression", "const word = /(?i:a)b/;", "javascript.regular_expressions.modifier"],
    ["an attribute in React", "const button = <button interestfor={id} />;", "html.elements.button.interestfor"],
    ["an attribute in a bundle", 'const dialog = jsx("dialog", { closedby: "any" });', "html.elements.dialog.closedby"],
  ])("script: %s", (_, source, key) => {
    expect(failureAbout(key, { file: "app/planted.tsx", keys: scriptFeatures("app/planted.tsx", source) })).toContain(
      "used by app/planted.tsx",
    );
  });

  test.each([
    ["an attribute", '<dialog id="a" closedby="any">', "html.elements.dialog.closedby"],
    ["an attribute of any element", '<p title="a" autocorrect="off">', "html.global_attributes.autocorrect"],
    ["a value", '<div hidden="until-found">', "html.global_attributes.hidden.until-found"],
    [
      "an element",
      "<select><button><selectedcontent></selectedcontent></button></select>",
      "html.elements.selectedcontent",
    ],
  ])("markup: %s", (_, html, key) => {
    expect(failureAbout(key, { file: "/planted", keys: markupFeatures(html) })).toContain("used by /planted");
  });

  test("but names of one's own, older ones and text do not", () => {
    const script = `
      const open = 1, Temporal = {}; Temporal.Now; items.map(String); Object.keys(items).map(String);
      const first = { union: 1, startViewTransition: 2 }; navigator.language; list.addEventListener("click", run);
      const words = "document.startViewTransition()";`;
    const uses = [
      { file: "a.ts", keys: scriptFeatures("a.ts", script) },
      {
        file: "a.css",
        keys: styleFeatures(
          "p { color: light-dark(oklch(0 0 0), #fff); inset: 0 } a:has(b) { &:hover { color: red } }",
        ),
      },
      {
        file: "/",
        keys: markupFeatures('<p title="popover closedby">closedby="any"</p><script>"<dialog closedby>"</script>'),
      },
    ];
    expect(unlistedFeatures(uses)).toEqual([]);
  });
});

function failureAbout(key: string, use: Use): string | undefined {
  return unlistedFeatures([use]).find((sentence) => sentence.includes(`(${key})`));
}
