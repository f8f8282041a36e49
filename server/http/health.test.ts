import { expect, test } from "vitest";
import { healthRoutes } from "./health.ts";

test("readiness follows the data, and a burst of questions costs one check", async () => {
  let checks = 0;
  const ready = healthRoutes({
    check: async () => {
      checks += 1;
    },
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ready.request("/readyz")));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(checks).toBe(1);
});

test("without its data the site is alive and not ready, and says no more", async () => {
  const down = healthRoutes({ check: () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.5:5432")) });
  expect((await down.request("/healthz")).status).toBe(200);
  const answer = await down.request("/readyz");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toBe('{"status":"not ready"}');
});
