import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A proxy that sends pages like a slow network. */
export interface SlowPage {
  /** Origin of the proxy, which serves all of the site's paths. */
  url: string;
  close(): Promise<void>;
}

const pieceBytes = 900;
/** A frame and a half, so that browsers paint between pieces. */
const pieceMilliseconds = 25;
/** Pieces of a phone's first screen. The rest is sent at once. */
const slowPieces = 36;

/** Sends each page's `<main>` in pieces. */
export async function startSlowPage(site: string): Promise<SlowPage> {
  const pass = async (from: IncomingMessage, to: ServerResponse) => {
    const answer = await fetch(new URL(from.url ?? "/", site), { headers: { accept: from.headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // `fetch` has decompressed the body.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) delete headers[name];
    to.writeHead(answer.status, headers);
    if (!headers["content-type"]?.startsWith("text/html")) {
      to.end(body);
      return;
    }
    let sent = body.indexOf("<main");
    to.write(body.subarray(0, sent));
    for (let piece = 0; piece < slowPieces; piece += 1) {
      await pause(pieceMilliseconds);
      to.write(body.subarray(sent, (sent += pieceBytes)));
    }
    to.end(body.subarray(sent));
  };
  const server = createServer((from, to) => void pass(from, to).catch(() => to.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
