import { expect, test } from "vitest";
import { inlineDrawings } from "./inline-drawings.ts";
import { asset, runPass } from "./testing.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><title>The baker's 50%</title>\n<path fill="#fff" d="M0 0h9"/></svg>`;
const assets = new Map([
  ["/assets/bell-1.svg", asset(drawing)],
  ["/assets/lark-2.svg", asset(drawing)],
]);
const preload = '<link rel="preload" as="image" href="/assets/bell-1.svg" fetchpriority="high">';
const bell = '<img class="a" src="/assets/bell-1.svg" alt="A bell" loading="eager" fetchpriority="high">';

const address = (html: string): string => /<img[^>]* src="([^"]*)"/.exec(html)?.[1] ?? "";

test("a drawing of the first screen comes with the page, sign for sign, and is not asked for", () => {
  const page = runPass(inlineDrawings, { head: preload, body: bell }, { assets });
  const [type, data = ""] = address(page).split(/,(.*)/s);
  expect(type).toBe("data:image/svg+xml");
  expect(data).not.toMatch(/[<>"#\s]/);
  expect(decodeURIComponent(data.replaceAll("&amp;", "&"))).toBe(drawing);
  expect(page).toContain('alt="A bell" loading="eager" fetchpriority="high">');
  expect(page).not.toContain("/assets/");
});

test("a drawing further down stays a file, as does a picture that is no SVG", () => {
  const body = '<img src="/assets/lark-2.svg" alt="" loading="lazy"><img src="/assets/photo-3.webp" loading="eager">';
  expect(runPass(inlineDrawings, { head: preload, body }, { assets })).toContain(`${preload}</head><body>${body}`);
});

test("of an island that will show it again in the list that it reads, the file is still asked for ahead", () => {
  const body = `<div data-island="bells" data-when="now">${bell}</div><noscript>${bell}</noscript>`;
  const page = runPass(inlineDrawings, { head: preload, body }, { assets });
  expect(address(page)).toMatch(/^data:/);
  expect(page).toContain(preload);
});

test("a drawing that was not built stops the making of the page", () => {
  expect(() => runPass(inlineDrawings, { body: bell })).toThrow("/assets/bell-1.svg");
});
