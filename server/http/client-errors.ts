import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { httpLimits } from "./http-limits.ts";
import { type ErrorStatus, rawErrorResponse } from "./error-response.ts";

/** Node's own errors carry a code and, from the parser, the bytes it was given. */
interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Answers what never became a request (broken lines, floods of headers, senders that are too slow) as every other
 * refusal is answered, headers included, and closes the connection.
 * @param latest the newest response of a connection
 * @param recordRefusal told of each refusal with its status; gives the number it is recorded under
 */
export function answerClientErrors(
  server: Server,
  latest: WeakMap<Duplex, ServerResponse>,
  recordError: (status: ErrorStatus) => string,
): void {
  server.on("clientError", (error: ClientError, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error);
    const id = recordError(status);
    const finish = () => socket.writable && socket.end(rawErrorResponse(status, id), () => socket.destroy());
    const current = latest.get(socket);
    if (!current || current.writableFinished) finish();
    // The request under way is the broken one: its answer can't come any more.
    else if (!current.req.complete) {
      if (current.headersSent) socket.destroy();
      else finish();
    }
    // A whole request is being answered and what followed it on the connection is broken: one after the other.
    else current.once("finish", finish);
  });
  server.on("connect", (_request, socket) => {
    const id = recordError(405);
    socket.end(rawErrorResponse(405, id), () => socket.destroy());
  });
}

function statusOf(error: ClientError): ErrorStatus {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (error.code === "HPE_HEADER_OVERFLOW") return isRequestLine(error.rawPacket) ? 414 : 431;
  if (error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return 400;
}

/** Whether it was the address that filled the head: the first line is longer than it may be. */
function isRequestLine(packet: Buffer | undefined): boolean {
  if (!packet || !/^[A-Z]+ /.test(packet.subarray(0, 20).toString("latin1"))) return false;
  const end = packet.indexOf("\n");
  return (end === -1 ? packet.length : end) > httpLimits.target;
}
