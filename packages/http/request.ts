import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

const unknown = "0.0.0.0";

export function clientIp(context: Context, trustedProxyCount: number): string {
  // Only test requests lack a connection.
  const remote = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return ipBehind(remote, context.req.header("x-forwarded-for"), trustedProxyCount);
}

export function nodeClientIp({ socket, headers }: IncomingMessage, trustedProxyCount: number): string {
  return ipBehind(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), trustedProxyCount);
}

/** Null if the scheme is different or anything follows the token. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +([^\s]{1,16384})$/i.exec(authorization ?? "")?.[1] ?? null;
}

/** Each trusted proxy appends an address, so the client's is counted from the end. Clients may forge earlier ones. */
function ipBehind(remote: string | undefined, forwardedFor = "", trustedProxyCount: number): string {
  const forwarded = trustedProxyCount === 0 ? null : forwardedIp(forwardedFor, trustedProxyCount);
  return forwarded ?? normalize(remote);
}

/** Null if the header has too few entries or an invalid address. Some proxies append the port. */
function forwardedIp(forwardedFor: string, trustedProxyCount: number): string | null {
  const entry = forwardedFor.split(",").at(-trustedProxyCount)?.trim() ?? "";
  const [, ip = entry] = /^\[(.*)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry) ?? [];
  const normalized = normalize(ip);
  return normalized === unknown ? null : normalized;
}

/** Warns once about a proxy that sends no client address, because all its visitors then share one limit. */
export function createForwardedCheck(
  trustedProxyCount: number,
  log: { warn(fields: object, message: string): void },
): (request: Pick<IncomingMessage, "headers">) => void {
  let isSettled = trustedProxyCount === 0;
  return ({ headers }) => {
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    if (isSettled || forwardedFor === undefined || forwardedIp(forwardedFor, trustedProxyCount) !== null) return;
    isSettled = true;
    log.warn(
      { trustedProxyCount },
      "X-Forwarded-For has no address where TRUSTED_PROXY_COUNT expects one, so the limits count these visitors as one",
    );
  };
}

export interface Network {
  key: string;
  /** Multiple of a single address's limit. */
  times: number;
}

/** IPv6 subscribers have a /64, a /56 or a /48. Wider networks may be shared, so their limits are higher. */
const prefixes = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];

/** Returns the narrowest network first. For IPv4, the only network is the address itself. */
export function toNetworks(ip: string): Network[] {
  if (!isIPv6(ip)) return [{ key: ip, times: 1 }];
  const [head = "", tail] = ip.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const high = [...before, ...between, ...after]
    .slice(0, 4)
    .reduce((bits, group) => (bits << 16n) | BigInt(Number.parseInt(group, 16)), 0n);
  return prefixes.map(({ bits, times }) => {
    const narrowed = high >> BigInt(64 - bits);
    return { key: `${narrowed.toString(16)}/${bits}`, times };
  });
}

export function isLoopback(ip: string): boolean {
  return ip === "::1" || ip.startsWith("127.");
}

export function networkKey(ip: string): string {
  return toNetworks(ip)[0]?.key ?? ip;
}

/** Returns the address's widest network, because its holder controls all addresses within it. */
export function toClientKey(ip: string): string {
  return toNetworks(ip).at(-1)?.key ?? ip;
}

function normalize(ip: string | undefined): string {
  if (ip === undefined) return unknown;
  const text = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIP(text) ? text : unknown;
}

export class BodyError extends Error {
  readonly reason: "too-large" | "content-type" | "encoding" | "syntax";
  readonly contentType: string;

  constructor(reason: BodyError["reason"], contentType = "") {
    super(`The request body can't be read: ${reason}.`);
    this.reason = reason;
    this.contentType = contentType;
  }
}

/** Default statuses. A service's clients may expect others. */
export const bodyErrorStatus = {
  "too-large": 413,
  "content-type": 415,
  encoding: 415,
  syntax: 400,
} as const satisfies Record<BodyError["reason"], number>;

/** Bytes. */
export const maxBodyBytes = 64 * 1024;

/** Counts received bytes, because chunked bodies declare no length. */
const limited = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new BodyError("too-large");
  },
});

const jsonType = /^application\/json *(?:; *charset="?utf-8"? *)?$/i;

export async function readBytes(context: Context): Promise<ArrayBuffer> {
  let bytes = new ArrayBuffer(0);
  try {
    await limited(context, async () => {
      bytes = await context.req.arrayBuffer();
    });
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError("syntax");
  }
  return bytes;
}

/** Undefined for an empty body. Other sites' forms can't send the required content type without a preflight. */
export async function readJsonBody(context: Context): Promise<unknown> {
  const bytes = await readBytes(context);
  if (bytes.byteLength === 0) return undefined;
  const type = context.req.header("content-type") ?? "";
  if (!jsonType.test(type)) throw new BodyError("content-type", type.slice(0, 100));
  if ((context.req.header("content-encoding") ?? "identity") !== "identity") throw new BodyError("encoding");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BodyError("syntax");
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}
