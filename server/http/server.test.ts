import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import type { AnsweredRequest } from "./access-log.ts";
import { createHttpServer } from "./server.ts";
import { listen } from "@site/testing/ports.ts";
import { sendRaw } from "./testing/raw-socket.ts";

const records: AnsweredRequest[] = [];
const targets: string[] = [];
let reached = 0;
const http = createHttpServer(
  async (request, response) => {
    reached += 1;
    targets.push(`${request.headers.host}${request.url}`);
    if (request.url === "/reads") await once(request, "end").catch(() => response.writeHead(400));
    response.end("reached");
  },
  { accessLog: (request) => records.push(request), trustsProxy: false },
);
const port = await listen(http.server);
afterAll(() => http.drain());

const host = "Host: localhost\r\n";
const post = (headers: string, body: string) => `POST / HTTP/1.1\r\n${host}${headers}\r\n${body}`;

describe("requests that two parties could read differently are refused and their connection is closed", () => {
  test.each([
    ["a length beside chunks", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n")],
    ["chunks beside a length", post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n")],
    ["two lengths", post("Content-Length: 5\r\nContent-Length: 6\r\n", "hello")],
    ["the same length twice", post("Content-Length: 5\r\nContent-Length: 5\r\n", "hello")],
    ["a list of lengths", post("Content-Length: 5, 5\r\n", "hello")],
    ["a signed length", post("Content-Length: +5\r\n", "hello")],
    ["a coding before chunked", post("Transfer-Encoding: x, chunked\r\n", "0\r\n\r\n")],
    ["a coding after chunked", post("Transfer-Encoding: chunked, x\r\n", "0\r\n\r\n")],
    ["two fields of codings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "0\r\n\r\n")],
    ["an unknown coding", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n")],
    ["a space before the colon", post("Transfer-Encoding : chunked\r\n", "0\r\n\r\n")],
    ["a control character in the coding", post("Transfer-Encoding: \x0bchunked\r\n", "0\r\n\r\n")],
    ["lines that end in a bare LF", "GET / HTTP/1.1\nHost: localhost\n\n"],
    ["one header line that ends in a bare LF", `GET / HTTP/1.1\r\n${host}X: y\nZ: a\r\n\r\n`],
    ["a bare CR", `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`],
    ["a folded line", `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
    ["a folded first line", `GET / HTTP/1.1\r\n X: a\r\n${host}\r\n`],
    ["no Host", "GET / HTTP/1.1\r\n\r\n"],
    ["two Hosts", `GET / HTTP/1.1\r\n${host}Host: elsewhere.example\r\n\r\n`],
    ["NUL in the address", `GET /\0 HTTP/1.1\r\n${host}\r\n`],
    ["NUL in a header", `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
    ["chunks in HTTP/1.0", `POST / HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["an unknown method", `FOO / HTTP/1.1\r\n${host}\r\n`],
  ])("%s: 400", async (_name, bytes) => {
    const before = reached;
    const answer = await sendRaw(port, bytes);
    expect(answer.statuses).toEqual([400]);
    expect(reached).toBe(before);
  });
});

describe("other refusals before routing", () => {
  test.each([
    ["TRACE", `TRACE / HTTP/1.1\r\n${host}\r\n`, 405],
    ["CONNECT", `CONNECT elsewhere.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
    ["an expectation that can't be met", post("Expect: tea\r\nContent-Length: 0\r\n", ""), 417],
    ["a header of 20 kB", `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a header of 100 kB", `GET / HTTP/1.1\r\n${host}X: ${"a".repeat(100_000)}\r\n\r\n`, 431],
    ["200 headers", `GET / HTTP/1.1\r\n${host}${"a: b\r\n".repeat(200)}\r\n`, 431],
    ["an address of 9 kB", `GET /${"a".repeat(9_000)} HTTP/1.1\r\n${host}\r\n`, 414],
    ["an address of 20 kB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 414],
    ["an address of 200 kB", `GET /${"a".repeat(200_000)} HTTP/1.1\r\n${host}\r\n`, 414],
    ["a declared body of 10 GB", post("Content-Length: 9999999999\r\n", "{}"), 413],
    ["a compressed body", post("Content-Encoding: gzip\r\nContent-Length: 2\r\n", "{}"), 415],
  ])("%s", async (_name, bytes, status) => {
    const before = reached;
    const answer = await sendRaw(port, bytes);
    expect(answer.statuses).toEqual([status]);
    expect(reached).toBe(before);
  });

  test("each has the headers of every other response, one sentence and no internals", async () => {
    const refusals = [
      "BROKEN\r\n\r\n",
      `TRACE / HTTP/1.1\r\n${host}\r\n`,
      `GET /${"a".repeat(9_000)} HTTP/1.1\r\n${host}\r\n`,
    ];
    for (const bytes of refusals) {
      const { text } = await sendRaw(port, bytes);
      const [head = "", body = ""] = text.split("\r\n\r\n");
      for (const name of ["strict-transport-security", "content-security-policy", "x-content-type-options"]) {
        expect(head.toLowerCase()).toContain(`\r\n${name}: `);
      }
      expect(head).toMatch(/X-Request-Id: [\w-]{36}/);
      expect(head).not.toMatch(/^(server|x-powered-by):/im);
      expect(JSON.parse(body).message).toMatch(/^[A-Z][^{}<>]+\.$/);
      expect(body).not.toMatch(/node:|\/work|\.ts|Error|HPE_/);
    }
  });

  test("a broken request after a complete one waits for the first response", async () => {
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\n${host}\r\nBROKEN\r\n\r\n`);
    expect(answer.statuses).toEqual([200, 400]);
  });

  test.each([
    ["/reads", 400],
    ["/", 200],
  ])("a body that breaks off is left to its route (%s)", async (path, status) => {
    const head = `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;
    const answer = await sendRaw(port, `${head}2\r\nok\r\nzz\r\n`);
    expect(answer.statuses).toEqual([status]);
  });

  test("each is logged with its status", async () => {
    records.length = 0;
    await sendRaw(port, "BROKEN\r\n\r\n");
    await sendRaw(port, `TRACE /a HTTP/1.1\r\n${host}\r\n`);
    expect(records.map(({ method, status }) => [method, status])).toEqual([
      ["", 400],
      ["TRACE", 405],
    ]);
  });
});

test.each([
  ["http://site.example/pricing?a=http://b", 200, "site.example/pricing?a=http://b"],
  ["HTTPS://site.example:8443", 200, "site.example:8443/"],
  ["http://site.example?a", 200, "site.example/?a"],
  ["http://site.example/../a", 200, "site.example/../a"],
  ["ftp://site.example/", 400, undefined],
  ["http://me@site.example/", 400, undefined],
  ["http:///pricing", 400, undefined],
])("the absolute target %s gets %i and means %s, regardless of Host", async (target, status, reachedAs) => {
  targets.length = 0;
  const answer = await sendRaw(port, `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect([answer.statuses, targets[0]]).toEqual([[status], reachedAs]);
});

test("every limit of the server is set explicitly", () => {
  expect(http.server).toMatchObject({
    headersTimeout: 6_000,
    requestTimeout: 8_000,
    keepAliveTimeout: 65_000,
    timeout: 30_000,
    maxRequestsPerSocket: 10_000,
  });
});

test("half a head, half a body or nothing at all gets 408 and closes the connection", async () => {
  // Uses short timeouts. Other tests check the real ones.
  Object.assign(http.server, { headersTimeout: 100, requestTimeout: 200 });
  const [head, body, nothing] = await Promise.all([
    sendRaw(port, `GET / HTTP/1.1\r\n${host}X: `),
    sendRaw(port, `POST /reads HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nhalf`),
    sendRaw(port, ""),
  ]);
  for (const answer of [head, body, nothing]) expect(answer).toMatchObject({ statuses: [408] });
});

test("draining finishes open requests, closes idle connections and accepts no new ones", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const draining = createHttpServer(
    async (request, response) => {
      if (request.url === "/slow") await released;
      response.end("whole");
    },
    { accessLog: () => undefined, trustsProxy: false },
  );
  const drained = await listen(draining.server);
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; socket: NodeJS.EventEmitter }>(
      (resolve, reject) => {
        get({ agent, port: drained, path }, (response) => {
          const { statusCode: status, socket } = response;
          response.resume().once("end", () => resolve({ status, connection: response.headers.connection, socket }));
        }).once("error", reject);
      },
    );
  const idle = (await ask("/")).socket;
  const slow = Promise.all(Array.from({ length: 20 }, () => ask("/slow")));
  while (draining.connections() < 20) await new Promise(setImmediate);
  const preconnect = connect(drained, "127.0.0.1").resume();
  await once(preconnect, "connect");
  const idleClosed = once(idle, "close");
  const done = draining.drain();
  // The port closes once no connection is waiting.
  await expect
    .poll(() => ask("/").catch((error: NodeJS.ErrnoException) => error.code), { timeout: 5_000 })
    .toBe("ECONNREFUSED");
  release();
  for (const { status } of await slow) expect(status).toBe(200);
  expect(await done).toBe(0);
  await Promise.all([idleClosed, preconnect.closed || once(preconnect, "close")]);
  agent.destroy();
});
