import type { Server } from "node:http";
import { getRequestId } from "./access-log.ts";
import { sendError } from "./error-response.ts";
import { loopback, loopbackHosts } from "./own-origin.ts";
import type { Measured, Metrics } from "./metrics.ts";
import { createHttpServer } from "./server.ts";

/** Listens on the loopback interface only. @param measure called for each response */
export function serveMetrics(metrics: Metrics, port: number, measure: () => Promise<Measured>): Server {
  const { server } = createHttpServer(
    async ({ url, method = "", headers, socket }, response) => {
      const id = getRequestId(undefined, false);
      const isOurs = loopbackHosts(socket.localPort ?? port).includes((headers.host ?? "").toLowerCase());
      if (!isOurs) return sendError(response, 421, id);
      const found = url === "/metrics";
      if (found && method !== "GET" && method !== "HEAD") return sendError(response, 405, id, { Allow: "GET, HEAD" });
      const text = found ? metrics.text(await measure()) : "Only GET /metrics is here.\n";
      response.writeHead(found ? 200 : 404, {
        "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
        "Content-Length": Buffer.byteLength(text),
      });
      response.end(text);
    },
    { accessLog: () => undefined, trustsProxy: false },
  );
  server.listen(port, loopback);
  return server;
}
