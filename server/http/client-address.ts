import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Stands for an address that is not known, as in a request that came by no socket. */
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
 * With `trustedProxyCount` proxies in front, each of which adds the address it saw to the end of X-Forwarded-For, it is that
 * many entries from the end; what stands before was written by the caller and counts for nothing.
 */
function addressBehind(remote: string | undefined, forwardedFor = "", trustedProxyCount: number): string {
  const socket = normalise(remote);
  if (trustedProxyCount === 0) return socket;
  const forwarded = forwardedFor.split(",").map((entry) => normalise(entry.trim()));
  const address = forwarded.at(-trustedProxyCount);
  return forwarded.length >= trustedProxyCount && address !== undefined && address !== unknown ? address : socket;
}

/** A network that limits are counted by. */
export interface Network {
  key: string;
  /** How much more it may do than a single address. */
  times: number;
}

/**
 * An IPv6 subscriber commands a /64 at least, many a /56 and some a /48, and gets those for the asking: the wider ones
 * are counted too, with room for the households and companies that share one.
 */
const prefixes = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];

/** The networks in which an address lies, narrowest first. An IPv4 address stands for itself. */
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

/** The narrowest of them: one subscriber. */
export function addressKey(address: string): string {
  return networksOf(address)[0]?.key ?? address;
}

function normalise(address: string | undefined): string {
  if (address === undefined) return unknown;
  const text = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIP(text) ? text : unknown;
}
