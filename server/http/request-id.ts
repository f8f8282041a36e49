import { randomUUID } from "node:crypto";

/** The number of a request in answers and logs: a trusted proxy's own, when it sends a decent one, or a new one. */
export function requestIdOf(header: string | string[] | undefined, trustsProxy: boolean): string {
  if (trustsProxy && typeof header === "string" && /^[\w.=-]{8,128}$/.test(header)) return header;
  return randomUUID();
}
