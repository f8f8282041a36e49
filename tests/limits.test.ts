import { expect, test } from "vitest";
import { serviceTimeout } from "#app/data/backend.ts";
import { flowHours, maxFlows } from "#app/data/pending-flows.ts";
import { searchPattern } from "#app/ui/list/search-text.ts";
import { httpLimits } from "#server/http/http-limits.ts";
import { accountRules } from "@site/backend";
import { queryLimits } from "@site/backend/testing";

test("the search form's longest pattern is the longest that the server accepts", () => {
  expect(searchPattern("n".repeat(200))).toHaveLength(queryLimits.pattern);
});

test("the browser's timeout is longer than the server's", () => {
  expect(serviceTimeout).toBeGreaterThan(httpLimits.answerTime);
});

test("S4.3 a browser keeps a pending flow as long as the service does, and only as many as a code may be tried with", () => {
  expect(flowHours).toBe(accountRules.signUpFlowHours);
  expect(maxFlows).toBeLessThan(accountRules.verifications);
});
