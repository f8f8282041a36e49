import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStep } from "./test-steps.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const write = (counts: string) =>
  `fs.mkdirSync("build", { recursive: true }); fs.writeFileSync("build/step-test.json", '${counts}')`;

test.each([
  ["whose tests pass", write('{"passed":2,"failed":0}'), { passed: 2, failed: 0 }, []],
  ["with failing tests", `${write('{"passed":2,"failed":3}')}; process.exitCode = 1`, { passed: 2, failed: 3 }, []],
  ["that crashes", `${write('{"passed":2,"failed":0}')}; process.exitCode = 1`, { passed: 2, failed: 1 }, []],
  ["that runs no test", write('{"passed":0,"failed":0}'), { passed: 0, failed: 1 }, [["step: no test ran."]]],
  ["that writes no report", "", { passed: 0, failed: 1 }, [["step: no test ran."]]],
])("a step %s is counted", async (_what, program, counts, errors) => {
  const step = { title: "step", command: [process.execPath, "-e", program] as const, report: "step-test.json" };
  expect(await runStep(step, "block")).toMatchObject(counts);
  expect(vi.mocked(console.error).mock.calls).toEqual(errors);
});

test("a step without a report counts only as a failure, also if its program is missing", async () => {
  const check = (...command: [string, ...string[]]) => runStep({ title: "check", command }, "block");
  expect(await check(process.execPath, "-e", "")).toMatchObject({ passed: 0, failed: 0 });
  expect(await check("no-such-program")).toMatchObject({ passed: 0, failed: 1 });
});

test("where there is no terminal, a step among others says every half minute how far it is", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const program = 'process.stdout.write("··"); setTimeout(() => {}, 300)';
  const running = runStep({ title: "step", command: [process.execPath, "-e", program] }, "block");
  const said = () => vi.mocked(console.log).mock.calls.flat().join("\n");
  await vi.waitFor(() => {
    vi.advanceTimersByTime(30_000);
    expect(said()).toMatch(/^step: \d+ s, 2 tests passed$/m);
  });
  await running;
  const before = said();
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe(before);
  vi.useRealTimers();
});
