import { expect, test } from "vitest";
import { sentPostmark } from "./postmarks.ts";

test("the postmark has the visitor's calendar day, early and late in the day", () => {
  for (const hour of [0, 23]) expect(sentPostmark(new Date(2026, 10, 24, hour)).middle).toEqual(["Nov 24", "2026"]);
});
