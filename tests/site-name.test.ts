import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { site, socialLinks } from "#content/site.ts";

const root = path.resolve(import.meta.dirname, "..");

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test("D11 the name and the social links stand in one file", () => {
  const elsewhere = [...sources("content"), ...sources("app")]
    .filter((file) => file !== path.join("content", "site.ts"))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return (
        text.includes(site.name) ||
        socialLinks.some(({ href }) => text.includes(`"${href}"`) && !file.endsWith("platforms.ts"))
      );
    });
  expect(elsewhere).toEqual([]);
});
