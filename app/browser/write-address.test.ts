import { expect, test } from "vitest";
import { withoutEntities } from "#shared/copied-address.ts";
import { withOwnValues } from "./write-address.ts";

test.each([
  ["", "q=tik", "?q=tik"],
  ["?q=tok&gad_source=1&gbraid=0A%41", "q=tik", "?q=tik&gad_source=1&gbraid=0A%41"],
  ["?ref=a+b&q=tok&q=tak", "", "?ref=a+b"],
  ["?%71=tok&_gl=1*x", "q=tik", "?q=tik&_gl=1*x"],
  ["?q=tok", "", ""],
  ["?fbclid&&mc_cid=", "q=1", "?q=1&fbclid&mc_cid="],
])("D29 keeps other parameters of %j when the page writes %j", (search, query, written) => {
  expect(withOwnValues(search, ["q", "trade"], query)).toBe(written);
});

test.each([
  ["?contacts=3100&amp;seo=pro&amp;amp;crm=5", "?contacts=3100&seo=pro&crm=5"],
  ["?amp;contacts=1&AMP;seo=pro", "?contacts=1&seo=pro"],
  ["#message=a&amp;name=b", "#message=a&name=b"],
  ["?q=amp;b&p=R%26amp;B", "?q=amp;b&p=R%26amp;B"],
])("D29 reads %s as %s", (copied, meant) => {
  expect(withoutEntities(copied)).toBe(meant);
});
