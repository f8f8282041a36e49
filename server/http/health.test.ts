import { expect, test, vi } from "vitest";
import { healthRoutes } from "./health.ts";

function recorder() {
  const logged: unknown[] = [];
  const write = (...words: unknown[]) => void logged.push(words);
  return { logged, log: { warn: write, info: write } };
}

test("readiness follows the data, and a burst of requests costs one check", async () => {
  let checks = 0;
  const { logged, log } = recorder();
  const check = async () => {
    checks += 1;
  };
  const ready = healthRoutes({ check }, log);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ready.request("/readyz")));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(checks).toBe(1);
  expect(logged).toEqual([]);
});

test("methods other than reads get 405", async () => {
  const routes = healthRoutes({ check: async () => {} }, recorder().log);
  for (const path of ["/healthz", "/readyz"]) {
    for (const method of ["POST", "OPTIONS"]) {
      const answer = await routes.request(path, { method });
      expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
    }
  }
});

test("without its data the site is alive but not ready, and gives no details", async () => {
  const err = new Error("connect ECONNREFUSED 10.0.0.5:5432");
  const { logged, log } = recorder();
  const down = healthRoutes({ check: () => Promise.reject(err) }, log);
  expect((await down.request("/healthz")).status).toBe(200);
  const answer = await down.request("/readyz");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toBe('{"status":"not ready"}');
  expect(logged).toEqual([[{ err }, "not ready"]]);
});

test("the log has one line when readiness is lost and one when it returns, not one per request", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let failure: Error | null = null;
  const { logged, log } = recorder();
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
  expect(logged).toEqual([[{ err }, "not ready"], ["ready again"]]);
  vi.useRealTimers();
});
