import { expect, test } from "vitest";
import { answersAbout } from "#content/answers.ts";
import { getStatus } from "./statuses.ts";

test.each(["spec", "live"] as const)("D17 gives every answer of /security a status, in the profile %s", (profile) => {
  const answers = answersAbout("security", profile);
  expect(answers.length).toBeGreaterThan(5);
  for (const { id } of answers) expect(getStatus(id).word, id).not.toBe("");
  expect(() => getStatus("nothing")).toThrow("no status");
});
