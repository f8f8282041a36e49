import { request } from "node:https";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { openTemporaryDatabase } from "@site/backend/testing";
import { createHttpServer } from "#server/http/server.ts";
import { listen } from "@site/testing/ports.ts";
import { aSecret, testThreads } from "#server/threads/testing.ts";
import { requirePackages } from "../debian.ts";
import { startProxy } from "./proxy.ts";

const slow = 60_000;

/** Resolves once the wanted text of a streamed response has arrived. */
function readUntil(url: string, headers: Record<string, string>, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers, rejectUnauthorized: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
        if (!wanted.test(text)) return;
        resolve(text);
        asking.destroy();
      });
      response.on("end", () => reject(new Error(`It ended at ${JSON.stringify(text)}`)));
    });
    asking.once("error", reject);
    asking.end();
  });
}

// The first heartbeat comes after fifteen seconds, as in production, so that a proxy that buffers the events fails the test.
test.each(["nginx", "caddy"] as const)(
  "D16 an answer passes through %s of deploy/ as it is stored",
  { timeout: slow },
  async (kind) => {
    requirePackages("openssl", kind === "nginx" ? "nginx-light" : kind);
    const database = await openTemporaryDatabase();
    const tester = testThreads(database, { beat: 15_000 });
    const http = createHttpServer(getRequestListener(tester.app.fetch), {
      accessLog: () => undefined,
      trustsProxy: false,
    });
    const port = await listen(http.server);
    const proxy = await startProxy(kind, [`127.0.0.1:${port}`]);
    onTestFinished(async () => {
      tester.service.endStreams();
      await proxy.stop();
      await http.drain();
    });
    const secret = aSecret();
    const messageId = await tester.write("Mine", secret);
    const headers = { authorization: `Bearer ${secret}` };
    const url = `${proxy.url}/threads/v1/events`;
    await readUntil(url, headers, /^: open\n\n$/);
    const answered = readUntil(url, headers, /event: answer\ndata: .*"As it is stored".*\n\n/);
    await tester.answer(messageId, "As it is stored");
    expect(await answered).toContain("id: 1\n");
  },
);
