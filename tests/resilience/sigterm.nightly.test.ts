import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ask, startTestSite } from "./harness.ts";

/** The server's grace period in milliseconds. Supervisors wait at least as long. */
const grace = 10_000;

test("after SIGTERM during half-sent requests, each is answered, new ones are refused, and the process ends in time", {
  timeout: 30 * 60_000,
}, async () => {
  const site = await startTestSite();
  const answers = Array.from({ length: 100 }, (_, index) => slowMessage(site.url, `slow ${index}`));
  await pause(700);
  const begin = performance.now();
  const exited = once(site.process, "exit");
  site.process.kill("SIGTERM");
  await pause(300);
  expect((await ask(`${site.url}/healthz`)).status).toBe(0);
  expect((await Promise.all(answers)).filter((status) => status !== 201)).toEqual([]);
  expect((await exited)[0]).toBe(0);
  expect(performance.now() - begin).toBeLessThan(grace);
});

/** Sends a message over two seconds. Resolves to its status, or 0 if the connection broke. */
function slowMessage(url: string, message: string): Promise<number> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ email: "slow@mail.example", message });
    const sending = request(
      `${url}/rest/v1/chat_messages`,
      { method: "POST", headers: { "Content-Type": "application/json", "Content-Length": body.length } },
      (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", () => resolve(0));
      },
    );
    sending.once("error", () => resolve(0));
    const steps = 10;
    const size = Math.ceil(body.length / steps);
    let sent = 0;
    const timer = setInterval(() => {
      sending.write(body.slice(sent, sent + size));
      sent += size;
      if (sent < body.length) return;
      clearInterval(timer);
      sending.end();
    }, 200);
  });
}
