import { expect, test } from "vitest";
import { questions, whichServices } from "#words/pages/which-services.ts";

test("D17 the heading names the number of questions", () => {
  expect(whichServices.heading).toMatch(/^Six questions,/);
  expect([whichServices.contacts, ...questions]).toHaveLength(6);
});
