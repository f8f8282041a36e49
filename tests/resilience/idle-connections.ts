import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ask, keepAsking, type Outcome, percentile, withSite } from "./harness.ts";
import { residentMemory } from "../../bench/site.ts";

const count = 10_000;

/** Connections stay open after one request each, while other connections make a hundred requests a second. */
export function idleConnections(): Promise<Outcome> {
  return withSite({}, async (site) => {
    const port = Number(new URL(site.url).port);
    await ask(`${site.url}/`);
    const before = residentMemory(site);
    const sockets: Socket[] = [];
    while (sockets.length < count) {
      sockets.push(
        ...(await Promise.all(Array.from({ length: Math.min(200, count - sockets.length) }, () => idle(port)))),
      );
    }
    const load = keepAsking(4, async () => {
      const answer = await ask(`${site.url}/pricing`);
      await pause(35);
      return answer;
    });
    await pause(10_000);
    const answers = await load.stop();
    const after = residentMemory(site);
    const errors = answers.filter(({ status }) => status !== 200).length;
    const lost = sockets.filter(({ destroyed }) => destroyed).length;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(
      answers.map(({ milliseconds }) => milliseconds),
      0.99,
    );
    return {
      figure: `${count} idle connections: ${lost} lost, ${errors} errors in ${answers.length} requests beside them (p99 ${p99.toFixed(1)} ms), memory +${(after - before).toFixed(0)} MB`,
      passed: lost === 0 && errors === 0 && after - before < 200,
    };
  });
}

/** A connection that stays open after one response. */
async function idle(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  return socket;
}
