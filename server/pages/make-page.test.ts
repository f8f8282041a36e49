import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { makePage } from "./make-page.ts";
import { asset } from "./passes/testing.ts";

const assets = new Map([
  ["/assets/after-load-1.js", asset("")],
  ["/assets/sprite-1.svg", asset("<svg></svg>")],
  ["/assets/shell-1.css", asset("a{top:0}")],
]);
const html =
  '<!DOCTYPE html><html><head><title>Prices &amp; plans</title><meta name="description" content="What it&#x27;s worth">' +
  '<script data-early="">early()</script><link rel="stylesheet" href="/assets/shell-1.css"></head>' +
  '<body><main><p class="x">A<!-- --> B</p></main><script type="module">import "/assets/manifest-1.js";</script></body></html>';

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy's sources are the hashes of what stands in the page and runs there, now or later", async () => {
  const page = await makePage(
    html,
    { path: "/prices", status: 200, siteUrl: "https://larkpost.example", assets },
    "best",
  );
  const text = page.variants.identity.toString();
  const scripts = [...text.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)].filter(([, kind]) => !kind?.includes("json"));
  expect(page.scriptSources).toEqual(scripts.map(([, , body = ""]) => hash(body)));
  expect(page.scriptSources).toContain(hash('import "/assets/manifest-1.js";'));
  expect(page.styleSources).toEqual([hash("a{top:0}")]);
});

test("a page keeps what React will look for, and is described by its own words", async () => {
  const page = await makePage(
    html,
    { path: "/prices", status: 404, siteUrl: "https://larkpost.example", assets },
    "best",
  );
  expect(page).toMatchObject({ status: 404, title: "Prices & plans", description: "What it's worth", smallest: true });
  expect(page.variants.identity.toString()).toContain('<main><p class="x">A<!-- --> B</p></main>');
});
