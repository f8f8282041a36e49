import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { httpLimits } from "./http-limits.ts";
import { type ErrorStatus, rawErrorResponse } from "./error-response.ts";

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** Answers malformed and incomplete requests, then closes the connection. @param recordError returns the request id */
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
    const status = toStatus(error);
    const close = () => socket.destroy();
    const finish = () => socket.writable && socket.end(rawErrorResponse(status, recordError(status)), close);
    const current = latest.get(socket);
    if (!current) finish();
    else if (!current.req.complete) {
      if (current.writableEnded) socket.end(close);
      else if (current.headersSent) close();
      else finish();
    } else if (current.writableFinished) finish();
    // The malformed input follows a complete request, whose response is finished first.
    else current.once("finish", finish);
  });
  server.on("connect", (_request, socket) => {
    const id = recordError(405);
    socket.end(rawErrorResponse(405, id), () => socket.destroy());
  });
}

function toStatus(error: ClientError): ErrorStatus {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (error.code === "HPE_HEADER_OVERFLOW") return isRequestLine(error.rawPacket) ? 414 : 431;
  if (error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return 400;
}

/** Whether the request line, not the headers, is too long. */
function isRequestLine(packet: Buffer | undefined): boolean {
  if (!packet || !/^[A-Z]+ /.test(packet.subarray(0, 20).toString("latin1"))) return false;
  const end = packet.indexOf("\n");
  return (end === -1 ? packet.length : end) > httpLimits.target;
}
