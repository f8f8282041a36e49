import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { legal } from "#content/pages/legal.ts";
import { breakpoints } from "#shared/breakpoints.ts";
import { elementIds } from "#shared/element-ids.ts";
import { publicSettingsId } from "#shared/public-settings.ts";
import { rootClasses } from "#shared/root-classes.ts";
import { storageKeys } from "#shared/storage-keys.ts";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const styles = globSync("app/**/*.css", { cwd: root });
const scripts = globSync("{app,server,scripts}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !file.includes(".test."),
);

describe("the styles know the same names as the scripts", () => {
  const globals = new Set(
    globSync("app/styles/*.css", { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
    ),
  );
  const known = new Set<unknown>([...globals, ...Object.values(rootClasses)]);

  test.each(styles)("%s names no global class that nothing sets", (file) => {
    const named = [...read(file).matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, selector = ""]) =>
      [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  const widths: readonly number[] = [breakpoints.phone, breakpoints.menuRow, ...breakpoints.others];
  const widthsOf = (file: string): number[] =>
    [...read(file).matchAll(/@media[^{]*/g)]
      .flatMap(([queries]) => queries.match(/\([^()]*width[^()]*\)/g) ?? [])
      .flatMap((query) => [...query.matchAll(/([\d.]+)rem/g)].map(([, width]) => Number(width)));
  // Two neighboring ranges differ by a hundredth.
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.011;

  test.each(styles)("%s changes at a known width", (file) => {
    expect(widthsOf(file).filter((width) => !widths.some((known) => isSame(known, width)))).toEqual([]);
  });

  test("some style changes at every known width", () => {
    const used = styles.flatMap(widthsOf);
    expect(widths.filter((known) => !used.some((width) => isSame(known, width)))).toEqual([]);
  });
});

test("names that scripts share are written out in one place alone", () => {
  const names = [storageKeys, liveStorageKeys, elementIds, { publicSettingsId }].flatMap((group) =>
    Object.values<string>(group),
  );
  const copies = scripts.flatMap((file) =>
    names.filter((name) => read(file).includes(`"${name}"`)).map((name) => [file, name]),
  );
  expect(copies).toEqual([]);
});

test("the legal page lists every entry of the browser's storage", () => {
  const written = JSON.stringify(legal);
  // The page describes the cookie choice without its key.
  const keys = [...Object.values(storageKeys), ...Object.values(liveStorageKeys)].filter(
    (key) => key !== storageKeys.consent,
  );
  expect(keys.filter((key) => !written.includes(`"${key}"`))).toEqual([]);
});
