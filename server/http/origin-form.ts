import type { IncomingMessage } from "node:http";

/**
 * Takes an absolute target (`GET http://host/path`) apart, so that everything after it reads a path, and the host of the target in place
 * of the one in Host (RFC 9112, section 3.2.2). Returns whether the target can be understood.
 */
export function toOriginForm(request: IncomingMessage): boolean {
  const { url = "", headers, rawHeaders } = request;
  if (url.startsWith("/") || url === "*") return true;
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(url) ?? [];
  if (host === "") return false;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  headers.host = host;
  const index = rawHeaders.findIndex((name, position) => position % 2 === 0 && name.toLowerCase() === "host");
  if (index !== -1) rawHeaders[index + 1] = host;
  return true;
}
