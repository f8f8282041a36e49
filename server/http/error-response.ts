import { type ServerResponse, STATUS_CODES } from "node:http";
import { closedHeaders } from "./security-headers.ts";

/** Must not reveal internals. */
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

/** API clients read the message from `msg` (Supabase Auth) or `message` (PostgREST). */
function toBody(status: ErrorStatus): string {
  const sentence = sentences[status];
  const code = status === 504 ? "request_timeout" : (STATUS_CODES[status] ?? "").toLowerCase().replaceAll(/[ -]/g, "_");
  return JSON.stringify({ code, error_code: code, msg: sentence, message: sentence, details: null, hint: null });
}

const errorHeaders: Readonly<Record<string, string>> = {
  ...closedHeaders,
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
};

const ownHeaders: Partial<Record<ErrorStatus, Record<string, string>>> = {
  405: { Allow: "GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE" },
  503: { "Retry-After": "2" },
  504: { "Retry-After": "2" },
};

const toParts = (status: ErrorStatus, more: Readonly<Record<string, string>>) => ({
  body: toBody(status),
  headers: { ...errorHeaders, ...ownHeaders[status], ...more },
});

export function errorResponse(status: ErrorStatus, more: Readonly<Record<string, string>> = {}): Response {
  const { body, headers } = toParts(status, more);
  return new Response(body, { status, headers });
}

/** Closes the connection, because the rest of an unparsed request may follow. */
export function sendError(
  response: ServerResponse,
  status: ErrorStatus,
  id: string,
  more: Readonly<Record<string, string>> = {},
): void {
  const { body, headers } = toParts(status, { ...more, "X-Request-Id": id, Connection: "close" });
  const sent = response.req.method === "HEAD" ? "" : body;
  response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(sent) });
  response.end(sent);
}

/** For requests that Node's parser rejects without creating a response object. */
export function rawErrorResponse(status: ErrorStatus, id: string): string {
  const { body, headers } = toParts(status, { "X-Request-Id": id, Connection: "close" });
  const all = { ...headers, Date: new Date().toUTCString(), "Content-Length": Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
