import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { closedHeaders } from "./security-headers.ts";

/** One sentence for each error that is answered outside the routes. It reveals nothing internal. */
const sentences = {
  400: "The request could not be understood.",
  405: "This method is not supported.",
  408: "The request took too long to arrive.",
  413: "The request body is too large.",
  414: "The address is too long.",
  415: "Compressed request bodies are not accepted.",
  417: "The expectation of the request can't be met.",
  421: "Nothing is served under this host.",
  431: "The request headers are too large.",
  500: "Something went wrong on our side. Please try again.",
  503: "The server is busy. Please try again in a moment.",
  504: "The answer took too long. Please try again in a moment.",
} as const;

export type ErrorStatus = keyof typeof sentences;

/** The sentence is in both fields that API clients read: `msg` in Supabase Auth, `message` in PostgREST. */
function bodyOf(status: ErrorStatus): string {
  const sentence = sentences[status];
  const code = status === 504 ? "request_timeout" : (STATUS_CODES[status] ?? "").toLowerCase().replaceAll(/[ -]/g, "_");
  return JSON.stringify({ code, error_code: code, msg: sentence, message: sentence, details: null, hint: null });
}

/** The headers of JSON that is not to be cached, for answers given without a route. */
export const errorHeaders: Readonly<Record<string, string>> = {
  ...closedHeaders,
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
};

function extrasOf(status: ErrorStatus): Record<string, string> {
  if (status === 405) return { Allow: "GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE" };
  if (status === 503 || status === 504) return { "Retry-After": "2" };
  return {};
}

/** The error as a web-standard response, for Hono. */
export function errorResponse(status: ErrorStatus, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(bodyOf(status), { status, headers: { ...errorHeaders, ...extrasOf(status), ...headers } });
}

/** Sends the error and closes the connection: what follows on it may be the rest of a request that was not understood. */
export function sendError(
  response: ServerResponse,
  status: ErrorStatus,
  id: string,
  more: Readonly<Record<string, string>> = {},
): void {
  const body = response.req.method === "HEAD" ? "" : bodyOf(status);
  const headers: OutgoingHttpHeaders = {
    ...errorHeaders,
    ...extrasOf(status),
    ...more,
    "X-Request-Id": id,
    Connection: "close",
  };
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}

/** The error as bytes, for requests that Node's parser rejected and that have no response object. */
export function rawErrorResponse(status: ErrorStatus, id: string): string {
  const body = bodyOf(status);
  const headers = {
    ...errorHeaders,
    ...extrasOf(status),
    "X-Request-Id": id,
    Date: new Date().toUTCString(),
    Connection: "close",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
