import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { httpLimits } from "./limits.ts";

const tick = 100;
/** Milliseconds after which a connection that never sent a byte (a browser's preconnect) is closed. */
const silent = 500;

/**
 * Stops taking connections, lets requests under way finish, closes every connection once it is idle.
 * @returns how many connections had to be cut when the grace was over
 */
export async function drain(
  server: Server,
  sockets: ReadonlySet<Socket>,
  latest: WeakMap<Duplex, ServerResponse>,
): Promise<number> {
  const begin = Date.now();
  let cut = 0;
  const sweep = setInterval(() => {
    const waited = Date.now() - begin;
    server.closeIdleConnections();
    for (const socket of sockets) {
      const response = latest.get(socket);
      const busy = response !== undefined && !response.writableFinished;
      const lingers = socket.bytesRead === 0 ? waited > silent : waited > httpLimits.headTime;
      if (!busy && lingers) socket.destroy();
    }
    if (waited > httpLimits.grace) {
      cut = sockets.size;
      for (const socket of sockets) socket.destroy();
    }
  }, tick);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  return cut;
}
