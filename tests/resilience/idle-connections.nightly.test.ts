import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ask, keepAsking, residentMemory, startTestSite } from "./harness.ts";

const count = 10_000;

test("10,000 connections stay open after one request each, along with a hundred requests a second", {
  timeout: 30 * 60_000,
}, async () => {
  const site = await startTestSite();
  const port = Number(new URL(site.url).port);
  await ask(`${site.url}/`);
  const before = residentMemory(site);
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 200 }, () => idle(port)))));
  const load = keepAsking(4, async () => {
    const answer = await ask(`${site.url}/pricing`);
    await pause(35);
    return answer;
  });
  await pause(10_000);
  const answers = await load.stop();
  const added = residentMemory(site) - before;
  const lost = sockets.filter(({ destroyed }) => destroyed).length;
  for (const socket of sockets) socket.destroy();
  console.log(`${count} idle connections take ${added.toFixed(0)} MB`);
  expect(lost).toBe(0);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(added).toBeLessThan(200);
});

async function idle(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  return socket;
}
