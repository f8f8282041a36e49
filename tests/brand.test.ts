import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contacts, socialLinks } from "#content/brand/contacts.ts";
import { hexColors } from "#content/brand/hex-colors.ts";
import { site } from "#content/brand/site.ts";
import { dayColor, requireContrast } from "#scripts/brand-colors.ts";

const root = path.resolve(import.meta.dirname, "..");
const mark = readFileSync(path.join(root, "content/brand/mark.svg"), "utf8");
const marks = [...mark.matchAll(/ d="([^"]{20})/g)].map(([, start = ""]) => start);
const bears = [site.name, site.name.toUpperCase(), site.origin, hexColors.signal, ...Object.values(contacts), ...marks];

/** Whether a file duplicates content/brand. */
function repeats(text: string): boolean {
  return (
    bears.some((part) => text.includes(part)) ||
    socialLinks.some(({ href }) => new RegExp(`["' ]${href}["']?\\s*$`, "m").test(text))
  );
}

test("D11 the name, the addresses, the mark and its color are in one folder", () => {
  const files = globSync(
    "{app,content,desk,ops,packages,public,schemas,scripts,server,shared,tests}/**/*.{ts,tsx,css,svg,html,md,yaml}",
    {
      cwd: root,
      exclude: ["content/generated/**", "content/brand/**", "**/node_modules/**"],
    },
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => repeats(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  expect(repeats(`lead: ${site.name} is a desk.`)).toBe(true);
  expect(repeats(`links:\n  - href: ${socialLinks[0]?.href}`)).toBe(true);
});

test("emails and icons have the style sheet's colors of the light theme", () => {
  for (const [name, color] of Object.entries(hexColors)) expect([name, color]).toEqual([name, dayColor(name)]);
});

test.each([
  ["by day, --ink on --paper", "ink", "oklch(0.9 0 0)"],
  ["by night, --ink on --paper", "ink", "oklch(0.2 0 0)"],
  ["by day, --on-signal on --signal", "on-signal", "oklch(0.6 0 0)"],
])("D11 the build refuses a text that can't be read %s", (named, name, color) => {
  const css = readFileSync("content/brand/colors.css", "utf8");
  expect(() => requireContrast(css)).not.toThrow();
  const faint = css.replace(new RegExp(`--${name}: .*;`), `--${name}: ${color};`);
  expect(() => requireContrast(faint)).toThrow(`content/brand/colors.css: ${named} has a contrast of`);
});
