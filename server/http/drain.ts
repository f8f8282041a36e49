import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { withDeadline } from "../lib/deadline.ts";
import { httpLimits } from "./http-limits.ts";

const tick = 100;
/** Milliseconds after which a connection that never sent a byte (a browser's preconnect; a proxy makes none) is closed. */
const silent = 500;

/** Milliseconds that a turn of the event loop may take in which the port is closed, and after which it is closed in any. */
const shortTurn = 0.3;
const mostQuiet = 1_000;

/**
 * Lets requests under way finish and closes every connection once it is idle. The caller closes each connection with its next answer
 * from now on.
 * @param linger milliseconds for which connections that are open already may bring a further request, and new ones are taken
 * @returns how many connections had to be cut when the grace was over
 */
export async function drain(
  server: Server,
  sockets: ReadonlySet<Socket>,
  latest: WeakMap<Duplex, ServerResponse>,
  linger: number,
): Promise<number> {
  const begin = Date.now();
  if (linger > 0) await untilClosed(sockets, linger);
  await untilNobodyWaits(server);
  const closed = Date.now();
  let cut = 0;
  const sweep = setInterval(() => {
    const waited = Date.now() - closed;
    server.closeIdleConnections();
    for (const socket of sockets) {
      const response = latest.get(socket);
      const busy = response !== undefined && !response.writableFinished;
      const lingers = socket.bytesRead === 0 ? waited > Math.max(silent, linger) : waited > httpLimits.headTime;
      if (!busy && lingers) socket.destroy();
    }
    if (Date.now() - begin > httpLimits.grace) {
      cut = sockets.size;
      for (const socket of sockets) socket.destroy();
    }
  }, tick);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  return cut;
}

/**
 * A request that meets the closing of its idle connection is lost, and a proxy may not send it again when it changes something. So
 * connections stay open until they have had an answer that closes them, or the proxy has let go of them by itself.
 */
async function untilClosed(sockets: ReadonlySet<Socket>, most: number): Promise<void> {
  const closed = Promise.all(
    [...sockets].map((socket) => new Promise<void>((resolve) => socket.once("close", resolve))),
  );
  await withDeadline(closed, most, () => undefined);
}

/**
 * Closing the port resets connections that the kernel has taken and nobody has picked up. So it is done right after a turn of the
 * event loop that found none, and that was too short for many to come meanwhile.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  const begin = performance.now();
  let came = true;
  const note = (): void => {
    came = true;
  };
  server.on("connection", note);
  for (let now = begin, last = begin; now - begin < mostQuiet && (came || now - last > shortTurn); ) {
    came = false;
    last = performance.now();
    await turn();
    now = performance.now();
  }
  server.off("connection", note);
}
