import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function report(...events: object[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal("location", new URL("https://site.example/case-studies/marlow?secret=1#private"));
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => void sent.push([url, JSON.parse(String(body))]));
  const { reportFault } = await import("./report-fault.ts");
  for (const event of events) reportFault(event as Event);
  return sent;
}

const ours = "https://site.example/assets/chat-Ab_1.js";
const thrownIn = (place: string) => Object.assign(new TypeError("Ruth's secret"), { stack: `at f (${place}:1:20)` });

test("D26 reports a fault once, without its text or the page's address", async () => {
  const event = { error: thrownIn(ours), filename: ours, lineno: 3 };
  const sent = await report(
    event,
    event,
    { reason: thrownIn(ours) },
    {
      effectiveDirective: "connect-src",
      blockedURI: "https://elsewhere.example/?secret",
      sourceFile: ours,
      lineNumber: 1,
    },
  );
  const route = "/case-studies/…";
  expect(sent).toEqual([
    ["/faults/v1", { name: "TypeError", file: "/assets/chat-Ab_1.js", line: 3, route }],
    ["/faults/v1", { name: "TypeError", file: "/assets/chat-Ab_1.js", line: 1, route }],
    ["/faults/v1", { name: "SecurityError", file: "/assets/chat-Ab_1.js", line: 1, route, directive: "connect-src" }],
  ]);
});

test("D26 ignores faults outside our files, and reports at most five per page", async () => {
  const foreign = "chrome-extension://abc/assets/inject.js";
  expect(
    await report(
      { error: thrownIn(foreign), filename: foreign, lineno: 1 },
      { reason: "a text" },
      { effectiveDirective: "script-src", sourceFile: "chrome-extension", lineNumber: 1 },
    ),
  ).toEqual([]);
  const many = Array.from({ length: 9 }, (_, lineno) => ({ filename: ours, lineno }));
  expect(await report(...many)).toHaveLength(5);
});

test("D26 starts listening for faults once the page is idle", async () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { default: listen } = await import("./report-faults.enhance.ts");
  listen();
  const sent = await report();
  page.dispatchEvent(Object.assign(new Event("error"), { filename: ours, lineno: 8 }));
  await expect.poll(() => sent).toHaveLength(1);
});
