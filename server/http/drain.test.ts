import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";
import { createHttpServer } from "./server.ts";
import { listen } from "@site/testing/ports.ts";

async function open(port: number): Promise<{ socket: Socket; ask(path: string, method?: string): Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return {
    socket,
    async ask(path, method = "GET") {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`);
      const [answer] = await once(socket, "data");
      return String(answer);
    },
  };
}

test("behind a proxy an open connection serves one more request, and its response closes it", async () => {
  const http = createHttpServer((_request, response) => response.end("whole"), {
    accessLog: () => undefined,
    trustsProxy: true,
  });
  const port = await listen(http.server);
  const [first, last] = [await open(port), await open(port)];
  for (const { ask } of [first, last]) expect(await ask("/")).toMatch(/^HTTP\/1\.1 200 [^]*keep-alive[^]*whole$/);
  const done = http.drain();
  for (const [path, expected] of [
    ["/", /^HTTP\/1\.1 200 [^]*Connection: close[^]*whole$/],
    // This response makes load balancers choose another process.
    ["/readyz", /^HTTP\/1\.1 503 [^]*Connection: close/],
  ] as const) {
    expect(await (await open(port)).ask(path)).toMatch(expected);
  }
  for (const { ask, socket } of [first, last]) {
    const closed = once(socket, "close");
    expect(await ask("/", "POST")).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*whole$/);
    await closed;
  }
  expect(await done).toBe(0);
  await expect(open(port)).rejects.toThrow("ECONNREFUSED");
});

test("an idle connection is closed after the time limit", async () => {
  const server = createServer((_request, response) => response.end("whole"));
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
  const idle = await open(await listen(server));
  await idle.ask("/");
  const closed = once(idle.socket, "close");
  expect(await drain(server, sockets, new WeakMap(), 20)).toBe(0);
  await closed;
});
