import { connect, createServer, type Socket } from "node:net";
import { freePort } from "@site/testing/ports.ts";

export interface CuttableProxy {
  port: number;
  /** Stops traffic without closing connections, like an unplugged cable. */
  freeze(): void;
  /** Closes the frozen connections and accepts new ones. */
  thaw(): void;
  close(): void;
}

export async function startCuttableProxy(target: number): Promise<CuttableProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => frozen || to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port,
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
