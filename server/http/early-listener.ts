import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./held-response.ts";
import type { AccessLog } from "./access-log.ts";
import { requestIdOf } from "./request-id.ts";

/** Sends what `find` has ready for a request; false where it gives null and the app has to answer. */
export function createEarlyListener(
  find: (request: IncomingMessage) => Answer | null,
  record: AccessLog,
  trustsProxy: boolean,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const start = performance.now();
    const answer = find(request);
    if (answer === null) return false;
    const id = requestIdOf(request.headers["x-request-id"], trustsProxy);
    const { status, headers, body } = answer;
    headers.push("X-Request-Id", id);
    response.writeHead(status, headers);
    response.end(body ?? undefined);
    const milliseconds = performance.now() - start;
    record({ id, method: request.method ?? "", url: request.url ?? "", status, milliseconds });
    return true;
  };
}
