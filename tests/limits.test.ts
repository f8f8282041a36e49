import { expect, test } from "vitest";
import { serviceTimeout } from "#app/data/backend.ts";
import { flowHours, maxFlows } from "#app/data/pending-flows.ts";
import { httpLimits } from "#server/http/http-limits.ts";
import { accountRules } from "@site/backend";

test("the browser's timeout is longer than the server's", () => {
  expect(serviceTimeout).toBeGreaterThan(httpLimits.answerTime);
});

test("S4.3 a browser keeps a pending flow as long as the service does, and only as many as a code may be tried with", () => {
  expect(flowHours).toBe(accountRules.signUpFlowHours);
  expect(maxFlows).toBeLessThan(accountRules.verifications);
});
