import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ask, keepAsking, percentile, startTestSite } from "./harness.ts";

/** Milliseconds after which slow senders must be disconnected. */
const target = 10_500;

test("2,000 sockets that send a byte a second are closed within ten seconds, and pages stay fast", {
  timeout: 30 * 60_000,
}, async () => {
  const site = await startTestSite();
  const quiet = percentile(await pageTimes(site.url, pause(3_000)), 0.99);
  const port = Number(new URL(site.url).port);
  const begin = performance.now();
  const closed = Promise.all(Array.from({ length: 2_000 }, (_, index) => slowSocket(port, index)));
  const busy = percentile(await pageTimes(site.url, closed), 0.99);
  // Allows one second to open the sockets.
  expect(Math.max(...(await closed)) - begin).toBeLessThan(target + 1_000);
  expect(busy).toBeLessThan(Math.max(20, quiet * 2));
});

/** Measures with two requests at a time until the promise settles. */
async function pageTimes(url: string, until: Promise<unknown>): Promise<number[]> {
  const load = keepAsking(2, async () => {
    const { milliseconds, status } = await ask(`${url}/pricing`);
    await pause(20);
    return status === 200 ? milliseconds : Number.POSITIVE_INFINITY;
  });
  await until;
  return load.stop();
}

/** Half of the sockets send slow headers, half a slow body. Resolves to the time of closing. */
function slowSocket(port: number, index: number): Promise<number> {
  return new Promise((resolve) => {
    const head = "POST /rest/v1/chat_messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    const socket: Socket = connect(port, "127.0.0.1", () => {
      socket.write(index % 2 === 0 ? head : `${head}Content-Length: 500\r\n\r\n{`);
    });
    const timer = setInterval(() => socket.writable && socket.write(index % 2 === 0 ? "X" : " "), 1_000);
    socket.resume();
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearInterval(timer);
      resolve(performance.now());
    });
  });
}
