import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Stands for an unknown address, as in a request without a socket. */
const unknown = "0.0.0.0";

/** The network address of the client, as a route of the app sees the request. */
export function clientAddress(context: Context, trustedProxyCount: number): string {
  // Only a test's request comes without a connection.
  const remote = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return addressBehind(remote, context.req.header("x-forwarded-for"), trustedProxyCount);
}

/** The same for Node's own request. */
export function networkAddress({ socket, headers }: IncomingMessage, trustedProxyCount: number): string {
  return addressBehind(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), trustedProxyCount);
}

/**
 * Each of the `trustedProxyCount` proxies appends the address it saw to X-Forwarded-For, so the client's is that many entries
 * from the end. Entries before it were written by the client and are ignored.
 */
function addressBehind(remote: string | undefined, forwardedFor = "", trustedProxyCount: number): string {
  const forwarded = trustedProxyCount === 0 ? null : forwardedAddress(forwardedFor, trustedProxyCount);
  return forwarded ?? normalize(remote);
}

/** Null where the header has too few entries, or something else than an address. Some proxies add the port to it. */
function forwardedAddress(forwardedFor: string, trustedProxyCount: number): string | null {
  const entry = forwardedFor.split(",").at(-trustedProxyCount)?.trim() ?? "";
  const [, address = entry] = /^\[(.*)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry) ?? [];
  const normalized = normalize(address);
  return normalized === unknown ? null : normalized;
}

/** Returns a check of requests that warns once of a proxy that names no address: all of its visitors then share one limit. */
export function createForwardedCheck(
  trustedProxyCount: number,
  log: { warn(fields: object, message: string): void },
): (request: Pick<IncomingMessage, "headers">) => void {
  let isSettled = trustedProxyCount === 0;
  return ({ headers }) => {
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    if (isSettled || forwardedFor === undefined || forwardedAddress(forwardedFor, trustedProxyCount) !== null) return;
    isSettled = true;
    log.warn(
      { trustedProxyCount },
      "X-Forwarded-For has no address where TRUSTED_PROXY_COUNT expects one, so the limits count these visitors as one",
    );
  };
}

/** A network that limits are counted for. */
export interface Network {
  key: string;
  /** Its limit, as a multiple of a single address's. */
  times: number;
}

/**
 * An IPv6 subscriber has at least a /64; many get a /56 and some a /48 on request. The wider networks are counted too, with
 * higher limits for the households and companies that share one.
 */
const prefixes = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];

/** The networks of an address, narrowest first. An IPv4 address is its own network. */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ key: address, times: 1 }];
  const [head = "", tail] = address.split("::");
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

/** Whether the address is of this machine. */
export function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

/** The narrowest network of an address: one subscriber. */
export function addressKey(address: string): string {
  return networksOf(address)[0]?.key ?? address;
}

/** The widest network of an address, which gets one share of the server: its holder has every network within it. */
export function shareOf(address: string): string {
  return networksOf(address).at(-1)?.key ?? address;
}

function normalize(address: string | undefined): string {
  if (address === undefined) return unknown;
  const text = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIP(text) ? text : unknown;
}
