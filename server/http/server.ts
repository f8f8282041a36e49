import { createServer, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type AccessLog, getRequestId } from "./access-log.ts";
import { findRequestFault, toOriginForm } from "./check-request.ts";
import { answerClientErrors } from "./client-errors.ts";
import { drain } from "./drain.ts";
import { httpLimits } from "./http-limits.ts";
import { type ErrorStatus, sendError } from "./error-response.ts";
import { closedHeaders } from "./security-headers.ts";

export interface HttpServer {
  server: Server;
  connections(): number;
  /** Behind a proxy, accepts new requests for a moment. Resolves to the number of connections cut. */
  drain(): Promise<number>;
}

/** Node itself sends some responses, such as the 503 after too many requests on a connection, without our headers. */
class GuardedResponse extends ServerResponse {
  override writeHead(status: number, ...rest: never[]): this {
    if (rest.length === 0) {
      for (const [name, value] of Object.entries(closedHeaders)) this.setHeader(name, value);
    }
    return super.writeHead(status, ...rest);
  }
}

export function createHttpServer(
  site: RequestListener,
  options: { accessLog: AccessLog; trustsProxy: boolean; maxBodyBytes?: number },
): HttpServer {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const sockets = new Set<Socket>();
  let draining = false;

  const answer: RequestListener = (request, response) => {
    latest.set(request.socket, response);
    if (draining) response.shouldKeepAlive = false;
    const fault = toOriginForm(request) ? findRequestFault(request, options.maxBodyBytes) : 400;
    // Makes a load balancer that checks /readyz choose another process.
    const status = fault === null && draining && request.url === "/readyz" ? 503 : fault;
    if (status === null) site(request, response);
    else sendErrorAndRecord(request, response, status);
  };
  const sendErrorAndRecord = (
    request: Parameters<RequestListener>[0],
    response: ServerResponse,
    status: ErrorStatus,
  ): void => {
    const id = getRequestId(request.headers["x-request-id"], options.trustsProxy);
    sendError(response, status, id);
    options.accessLog({ id, method: request.method ?? "", url: request.url ?? "", status, milliseconds: 0 });
  };

  const server = createServer(
    {
      ServerResponse: GuardedResponse,
      insecureHTTPParser: false,
      // findRequestFault checks the Host header instead, because Node's response would lack our headers.
      requireHostHeader: false,
      maxHeaderSize: httpLimits.head,
      headersTimeout: httpLimits.headTime,
      requestTimeout: httpLimits.requestTime,
      connectionsCheckingInterval: httpLimits.checkInterval,
      keepAliveTimeout: httpLimits.keepAlive,
      noDelay: true,
      optimizeEmptyRequests: true,
    },
    answer,
  );
  // `maxHeaderSize` limits the headers. Node's header count limit would silently drop the rest.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = httpLimits.requestsPerSocket;
  server.timeout = httpLimits.silence;
  server.on("checkExpectation", (request, response) => sendErrorAndRecord(request, response, 417));
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  answerClientErrors(server, latest, (status) => {
    const id = getRequestId(undefined, false);
    options.accessLog({ id, method: "", url: "", status, milliseconds: 0 });
    return id;
  });

  return {
    server,
    connections: () => sockets.size,
    drain() {
      draining = true;
      // Browsers retry if an idle connection was closed. Proxies may not, so only they get `linger`.
      return drain(server, sockets, latest, options.trustsProxy ? httpLimits.linger : 0);
    },
  };
}
