import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { moduleIntegrity } from "./module-integrity.ts";
import { asset, runPass } from "./testing.ts";

const assets = new Map(["entry-1", "page-2", "late-3", "other-4"].map((name) => [`/assets/${name}.js`, asset(name)]));

test("an import map names the hash of each script that the page loads, ahead, inline or after load, and of no other", () => {
  const page = runPass(
    moduleIntegrity,
    {
      head: '<link rel="deferred-modulepreload" href="/assets/page-2.js">',
      body: '<script data-after-load="/assets/late-3.js">1</script><script type="text/deferred">import("/assets/entry-1.js");</script>',
    },
    { assets },
  );
  const [, text = ""] = /<script type="importmap">(.*?)<\/script><\/body>/.exec(page) ?? [];
  const hash = (value: string) => `sha256-${createHash("sha256").update(value).digest("base64")}`;
  expect(JSON.parse(text)).toEqual({
    integrity: {
      "/assets/entry-1.js": hash("entry-1"),
      "/assets/page-2.js": hash("page-2"),
      "/assets/late-3.js": hash("late-3"),
    },
  });
});

test("a page without scripts stays as it is", () => {
  expect(runPass(moduleIntegrity, { body: "<p>x</p>" }, { assets })).toContain("<body><p>x</p></body>");
});
