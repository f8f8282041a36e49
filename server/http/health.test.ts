import { expect, test, vi } from "vitest";
import { healthRoutes } from "./health.ts";

/** What is told of changes. */
function recorder() {
  const told: unknown[] = [];
  const tell = (...words: unknown[]) => void told.push(words);
  return { told, log: { warn: tell, info: tell } };
}

test("readiness follows the data, and a burst of questions costs one check", async () => {
  let checks = 0;
  const { told, log } = recorder();
  const check = async () => {
    checks += 1;
  };
  const ready = healthRoutes({ check }, log);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ready.request("/readyz")));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(checks).toBe(1);
  expect(told).toEqual([]);
});

test("without its data the site is alive and not ready, and says no more", async () => {
  const err = new Error("connect ECONNREFUSED 10.0.0.5:5432");
  const { told, log } = recorder();
  const down = healthRoutes({ check: () => Promise.reject(err) }, log);
  expect((await down.request("/healthz")).status).toBe(200);
  const answer = await down.request("/readyz");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toBe('{"status":"not ready"}');
  expect(told).toEqual([[{ err }, "not ready"]]);
});

test("the log is told when readiness is lost and when it is there again, not at every question", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let failure: Error | null = null;
  const { told, log } = recorder();
  const routes = healthRoutes(
    {
      check: async () => {
        if (failure) throw failure;
      },
    },
    log,
  );
  const ask = async () => {
    vi.advanceTimersByTime(1_001);
    return (await routes.request("/readyz")).status;
  };
  expect(await ask()).toBe(200);
  failure = new Error("no space left on device");
  expect([await ask(), await ask()]).toEqual([503, 503]);
  const err = failure;
  failure = null;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(told).toEqual([[{ err }, "not ready"], ["ready again"]]);
  vi.useRealTimers();
});
