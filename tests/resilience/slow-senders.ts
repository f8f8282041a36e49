import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ask, keepAsking, type Outcome, percentile, withSite } from "./harness.ts";

/** Milliseconds after which no slow sender may be connected any more. */
const target = 10_500;

/** Sockets that send a byte a second: each is closed within ten seconds, and page requests stay fast. */
export function slowSenders(): Promise<Outcome> {
  const count = 2_000;
  return withSite({}, async (site) => {
    const quiet = await pageTimes(site.url, pause(3_000));
    const port = Number(new URL(site.url).port);
    const begin = performance.now();
    const sockets = Array.from({ length: count }, (_, index) => slowSocket(port, index));
    const closed = Promise.all(sockets);
    const busy = await pageTimes(site.url, closed);
    const took = Math.max(...(await closed)) - begin;
    const ratio = percentile(busy, 0.99) / percentile(quiet, 0.99);
    return {
      figure: `${count} senders of a byte a second: all closed within ${(took / 1000).toFixed(1)} s; pages' p99 ${percentile(busy, 0.99).toFixed(1)} ms against ${percentile(quiet, 0.99).toFixed(1)} ms before (×${ratio.toFixed(2)})`,
      // One second is allowed for opening the sockets.
      passed: took < target + 1_000 && (ratio < 2 || percentile(busy, 0.99) < 20),
    };
  });
}

/** Response times of pages, requested repeatedly and two at a time, until the promise settles. */
async function pageTimes(url: string, until: Promise<unknown>): Promise<number[]> {
  const load = keepAsking(2, async () => {
    const { milliseconds, status } = await ask(`${url}/pricing`);
    await pause(20);
    return status === 200 ? milliseconds : Number.POSITIVE_INFINITY;
  });
  await until;
  return load.stop();
}

/** Half of the sockets send their headers slowly, half their body. Resolves to the time at which the socket closes. */
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
