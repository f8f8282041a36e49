import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Outcome, withSite } from "./harness.ts";

/** The server's grace period in milliseconds, and the least time that a supervisor should wait. */
const grace = 10_000;

/** SIGTERM while requests are half sent: each gets a response, new ones are refused, exit code 0 within the grace period. */
export function sigtermUnderLoad(): Promise<Outcome> {
  const count = 100;
  return withSite({}, async (site) => {
    const answers = Array.from({ length: count }, (_, index) => slowMessage(site.url, `slow ${index}`));
    await pause(700);
    const begin = performance.now();
    const exited = once(site.process, "exit");
    site.process.kill("SIGTERM");
    await pause(300);
    const late = await ask(`${site.url}/healthz`);
    const statuses = await Promise.all(answers);
    const [code] = await exited;
    const took = Math.round(performance.now() - begin);
    const dropped = statuses.filter((status) => status !== 201).length;
    return {
      figure: `${count} slow requests: ${dropped} dropped, new ones ${late.status === 0 ? "refused" : "taken"}, exit code ${code} after ${took} ms`,
      passed: dropped === 0 && late.status === 0 && code === 0 && took < grace,
    };
  });
}

/** Sends a message over two seconds; resolves to its status, 0 when the connection broke. */
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
