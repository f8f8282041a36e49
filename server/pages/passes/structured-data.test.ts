import { expect, test } from "vitest";
import { structuredData } from "./structured-data.ts";
import { runPass } from "./testing.ts";

test("no title of a page can end the block that a search engine reads", () => {
  const page = runPass(structuredData, { head: "<title>&lt;/script>&lt;b>Sale</title>" }, { path: "/pricing" });
  const [, block = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(block).not.toContain("<");
  expect(JSON.stringify(JSON.parse(block))).toContain("</script><b>Sale");
});
