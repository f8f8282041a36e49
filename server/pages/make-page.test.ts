import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { makePage } from "./make-page.ts";

const html =
  '<!DOCTYPE html><html><head><title>Prices &amp; plans</title><meta name="description" content="What it&#x27;s worth">' +
  '<script data-islands="/assets/islands-1.js">start()</script><style>a{top:0}</style></head>' +
  '<body><main><p class="x">A<!-- --> B</p></main><script>older()</script><script type="application/json">{}</script></body></html>';

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const make = (status = 200) => makePage(html, { status, handle: {}, english: new Set() });

test("the policy's sources are the hashes of the page's inline scripts and styles", async () => {
  const page = await make();
  const text = page.variants.identity.toString();
  const scripts = [...text.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)].filter(([, kind]) => !kind?.includes("json"));
  expect(page.scriptSources).toEqual(scripts.map(([, , body = ""]) => hash(body)));
  expect(page.scriptSources).toContain(hash("start()"));
  expect(page.styleSources).toEqual([hash("a{top:0}")]);
});

test("a page keeps what islands need to hydrate, and has its own description", async () => {
  const page = await make(404);
  expect(page).toMatchObject({ status: 404, title: "Prices & plans", description: "What it's worth" });
  expect(page.variants.identity.toString()).toContain('<main><p class="x">A<!-- --> B</p></main>');
});
