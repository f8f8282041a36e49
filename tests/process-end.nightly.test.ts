import { writeFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { startSite } from "#scripts/start-site.ts";
import { freePort } from "@site/testing/ports.ts";
import { temporaryFolder } from "@site/backend/testing";

const folder = temporaryFolder();
const DATA_DIR = path.join(folder, "data");

interface InspectorMessage {
  method?: string;
  params?: { sessionId: string; workerInfo?: { url: string }; message?: string };
}

/** Runs a program on the database thread of an inspected process. Resolves once the program runs. */
async function runOnDatabaseThread(inspectorPort: number, program: string): Promise<WebSocket> {
  const [target]: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)
  ).json();
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  const begun = Promise.withResolvers<void>();
  let id = 0;
  const send = (method: string, params: object): void => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
  };
  socket.addEventListener("message", ({ data }) => {
    const { method, params }: InspectorMessage = JSON.parse(String(data));
    if (method === "NodeWorker.attachedToWorker" && params?.workerInfo?.url.endsWith("/pglite-worker.ts")) {
      const { sessionId } = params;
      const tell = (inner: object): void =>
        send("NodeWorker.sendMessageToWorker", { sessionId, message: JSON.stringify(inner) });
      tell({ id: 1, method: "Runtime.enable" });
      tell({ id: 2, method: "Runtime.evaluate", params: { expression: program } });
    }
    if (params?.message?.includes("consoleAPICalled")) begun.resolve();
    // A process ends only after its inspector disconnects.
    if (method === "NodeWorker.detachedFromWorker") socket.close();
  });
  send("NodeWorker.enable", { waitForDebuggerOnStart: false });
  await begun.promise;
  return socket;
}

test("a dead database thread ends the process with one line, and open requests get 503", {
  timeout: 120_000,
}, async () => {
  const inspectorPort = await freePort();
  const site = await startSite({
    DATA_DIR,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
    SITE_URL: "https://site.example",
  });
  let output = "";
  site.process.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(site.process, "exit");
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const end = path.join(folder, "end");
  // Keeps the thread busy until the request arrives.
  await runOnDatabaseThread(
    inspectorPort,
    `console.log("held"); while (!process.getBuiltinModule("node:fs").existsSync(${JSON.stringify(end)})); process.exit(3);`,
  );
  const underWay = fetch(`${site.url}/rest/v1/chat_messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "end@mail.example", message: "still there?" }),
  });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  writeFileSync(end, "");
  expect((await underWay).status).toBe(503);
  expect(await ended).toEqual([1, null]);
  const plain = output.split("\n").filter((line) => line !== "" && !line.startsWith("{") && !/debugg/i.test(line));
  expect(plain).toEqual([
    "The embedded database failed (its thread ended with code 3): the site is stopping so that it can be restarted.",
  ]);
});
