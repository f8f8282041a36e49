import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cacheText } from "../pages/discovery-files.ts";

test("a text is compressed again only after it changes", async () => {
  let written = "one";
  const compose = cacheText("text/plain", async () => written);
  const first = await compose();
  expect(await compose()).toBe(first);
  written = "two";
  const second = await compose();
  expect(second.tag).not.toBe(first.tag);
  expect(gunzipSync(second.variants.gzip ?? "").toString()).toBe("two");
});
