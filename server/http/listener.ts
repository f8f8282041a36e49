import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type AccessLog, getRequestId } from "./access-log.ts";
import { sendError } from "./error-response.ts";
import { type RawResponse, TooManyWaitingError } from "@site/http";

export type FindResponse = (request: IncomingMessage) => RawResponse | Promise<RawResponse> | null;

/**
 * Writes the result of `find` directly to Node's response, because a web-standard `Response` halves the throughput
 * (docs/performance.md). The app handles the rest. A rejection becomes a 503.
 */
export function createListener(
  find: FindResponse,
  app: RequestListener,
  { accessLog, trustsProxy }: { accessLog: AccessLog; trustsProxy: boolean },
): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const found = find(request);
    if (found === null) return void app(request, response);
    const id = getRequestId(request.headers["x-request-id"], trustsProxy);
    const recordAs = (status: number, error?: Error): void => {
      const milliseconds = performance.now() - start;
      accessLog({ id, method: request.method ?? "", url: request.url ?? "", status, milliseconds, error });
    };
    const sendFound = (raw: RawResponse): void => {
      send(request, response, raw, id);
      recordAs(raw.status);
    };
    if (!(found instanceof Promise)) return sendFound(found);
    found.then(sendFound, (error: unknown) => {
      sendError(response, 503, id);
      const isFault = error instanceof Error && !(error instanceof TooManyWaitingError);
      recordAs(503, isFault ? error : undefined);
    });
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RawResponse,
  id: string,
): void {
  headers.push("X-Request-Id", id);
  // Discards the unread body, so the connection can be reused.
  if (request.method !== "GET" && request.method !== "HEAD") request.resume();
  response.writeHead(status, headers);
  response.end(body ?? undefined);
}
