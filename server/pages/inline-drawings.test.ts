import { expect, test } from "vitest";
import type { Asset } from "./asset-store.ts";
import { inlineDrawings } from "./inline-drawings.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><title>The baker's 50%</title>\n<path fill="#fff" d="M0 0h9"/></svg>`;
const file: Asset = {
  contentType: "image/svg+xml",
  immutable: true,
  tag: "",
  variants: { identity: Buffer.from(drawing), br: null, gzip: null },
};
const assets = new Map([
  ["/assets/bell-1.svg", file],
  ["/assets/lark-2.svg", file],
]);
const preload = '<link rel="preload" as="image" href="/assets/bell-1.svg" fetchPriority="high"/>';
const bell = '<img class="a" src="/assets/bell-1.svg" alt="A bell" loading="eager" fetchPriority="high"/>';

/** The address of the first picture. */
const address = (html: string): string => /<img[^>]* src="([^"]*)"/.exec(html)?.[1] ?? "";

test("a drawing of the first screen comes with the page, sign for sign, and is not asked for", () => {
  const page = inlineDrawings(`<head>${preload}</head><body>${bell}</body>`, assets);
  const [type, data = ""] = address(page).split(/,(.*)/s);
  expect(type).toBe("data:image/svg+xml");
  expect(data).not.toMatch(/[<>"#\n]/);
  expect(decodeURIComponent(data)).toBe(drawing);
  expect(page).toContain('alt="A bell" loading="eager" fetchPriority="high"/>');
  expect(page).not.toContain("/assets/");
});

test("a drawing further down stays a file, as does one that is no asset, or no SVG", () => {
  const page =
    '<img src="/assets/lark-2.svg" alt="" loading="lazy"/><img src="/elsewhere.svg" loading="eager"/>' +
    `<img src="/assets/photo-3.webp" loading="eager"/>${preload}`;
  expect(inlineDrawings(page, assets)).toBe(page);
});

test("on a page that will show it again in a list it reads, the file is still asked for ahead", () => {
  const page = inlineDrawings(`<head>${preload}</head><section data-read="{}">${bell}</section>`, assets);
  expect(address(page)).toMatch(/^data:/);
  expect(page).toContain(preload);
});
