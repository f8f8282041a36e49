import { expect, test } from "vitest";
import { localizedPath } from "./localized-path.ts";

test.each(["/", "/pricing?contacts=3#cost", "#part", "?page=2", "https://a.example/", "mailto:a@b.example"])(
  "adds no prefix in English: %s stays",
  (path) => {
    expect(localizedPath(path)).toBe(path);
  },
);
