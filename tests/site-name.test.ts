import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { socialLinks } from "#content/brand/contacts.ts";
import { site } from "#content/brand/site.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Whether a file repeats the name or a social link of content/brand/contacts.ts. */
function repeats(text: string): boolean {
  return (
    text.includes(site.name) || socialLinks.some(({ href }) => new RegExp(`["' ]${href}["']?\\s*$`, "m").test(text))
  );
}

test("D11 the name and the social links stand in one file", () => {
  const files = globSync("{app,content}/**/*.{ts,tsx,yaml}", {
    cwd: root,
    exclude: ["content/generated/**", "content/brand/site.ts", "**/*.test.{ts,tsx}"],
  });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => repeats(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  expect(repeats(`lead: ${site.name} is a desk.`)).toBe(true);
  expect(repeats(`links:\n  - href: ${socialLinks[0]?.href}`)).toBe(true);
});
