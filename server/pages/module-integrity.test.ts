import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Asset } from "./asset-store.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { addModuleIntegrity } from "./module-integrity.ts";

const asset = (text: string): Asset => ({
  contentType: "text/javascript",
  immutable: true,
  tag: "",
  variants: { identity: Buffer.from(text), br: null, gzip: null },
});
const assets = new Map([
  ["/assets/entry-1.js", asset("entry")],
  ["/assets/page-2.js", asset("page")],
  ["/assets/other-3.js", asset("other")],
]);

test("an import map before the boot block names the hash of each script the page loads, and is in the policy", () => {
  const boot = '{"preload":["/assets/entry-1.js","/assets/page-2.js"],"entry":"/assets/entry-1.js"}';
  const html = addModuleIntegrity(
    `<body><p>x</p><script type="application/json" id="boot">${boot}</script></body>`,
    assets,
  );
  const [, text = ""] =
    /<p>x<\/p><script type="importmap">(.*?)<\/script><script type="application\/json"/.exec(html) ?? [];
  const hash = (value: string) => `sha256-${createHash("sha256").update(value).digest("base64")}`;
  expect(JSON.parse(text)).toEqual({
    integrity: { "/assets/entry-1.js": hash("entry"), "/assets/page-2.js": hash("page") },
  });
  expect(inlineHashes(html).scriptHashes).toEqual([`'${hash(text)}'`]);
});

test("a page without scripts stays as it is", () => {
  expect(addModuleIntegrity("<body></body>", assets)).toBe("<body></body>");
});
