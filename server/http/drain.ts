import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { withDeadline } from "@site/http";
import { httpLimits } from "./http-limits.ts";

const tick = 100;
/** Milliseconds to keep a connection that has sent nothing. Browsers preconnect; proxies don't. */
const silent = 500;

/** Milliseconds. The port closes after an event loop turn shorter than `shortTurn`, or after `maxQuiet` at the latest. */
const shortTurn = 0.3;
const maxQuiet = 1_000;

/**
 * Closes idle connections. The caller closes the others after their next response.
 * @param linger milliseconds during which open connections may send requests and new connections are accepted
 * @returns how many connections were cut after the grace period
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
  const timer = setInterval(() => {
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
  clearInterval(timer);
  return cut;
}

/** A request on a closing connection is lost, and a proxy may not retry it, so this waits for either side to close. */
async function untilClosed(sockets: ReadonlySet<Socket>, maxWait: number): Promise<void> {
  const closed = Promise.all(
    [...sockets].map((socket) => new Promise<void>((resolve) => socket.once("close", resolve))),
  );
  await withDeadline(closed, maxWait, () => undefined);
}

/** Closing the port resets connections in the accept queue, so this waits for an event loop turn without new ones. */
async function untilNobodyWaits(server: Server): Promise<void> {
  const begin = performance.now();
  let came = true;
  const note = (): void => {
    came = true;
  };
  server.on("connection", note);
  for (let now = begin, last = begin; now - begin < maxQuiet && (came || now - last > shortTurn); ) {
    came = false;
    last = performance.now();
    await turn();
    now = performance.now();
  }
  server.off("connection", note);
}
