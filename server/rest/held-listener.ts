import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLog } from "../http/access-log.ts";
import { requestIdOf } from "../http/request-id.ts";
import { answerHeld } from "../pages/answer.ts";
import type { HeldReads } from "./held-reads.ts";

/** Answers a read that is held in memory; false where it is none and the app has to answer. */
export function createHeldListener(
  find: HeldReads["find"],
  record: AccessLog,
  trustsProxy: boolean,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const start = performance.now();
    const held = find(request);
    if (held === null) return false;
    const id = requestIdOf(request.headers["x-request-id"], trustsProxy);
    const { status, headers, body } = answerHeld("GET", request.headers, held);
    headers.push("X-Request-Id", id);
    response.writeHead(status, headers);
    response.end(body ?? undefined);
    const milliseconds = performance.now() - start;
    record({ id, method: "GET", url: request.url ?? "", status, milliseconds });
    return true;
  };
}
