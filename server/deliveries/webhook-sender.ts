import { type ClientRequest, request } from "node:http";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { Webhook } from "standardwebhooks";
import type { WebhookSettings } from "../settings/settings.ts";
import { nonPublicAddresses } from "./public-addresses.ts";

/** Milliseconds from DNS lookup to response status. */
const defaultTimeout = 10_000;

/** The message must not contain the receiver's address, or the response's headers or body. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
}

export interface WebhookMessage {
  id: string;
  body: string;
}

interface SenderOptions {
  now: () => Date;
  timeout?: number;
  lookup?: LookupFunction;
}

/**
 * Follows https://www.standardwebhooks.com. Checks the IP address when connecting, so a DNS change can't bypass it.
 * Follows no redirects and reads no body. @throws DeliveryError unless the receiver responds with 2xx
 */
export function createWebhookSender(settings: WebhookSettings, options: SenderOptions) {
  const { url, secret, allowPrivate } = settings;
  const webhook = new Webhook(secret);
  const isSecure = url.protocol === "https:";
  const host = url.hostname.replace(/^\[|\]$/g, "");

  async function open(signal: AbortSignal): Promise<Socket> {
    const socket = connect({
      host,
      port: Number(url.port) || (isSecure ? 443 : 80),
      signal,
      ...(options.lookup && { lookup: options.lookup }),
      // `tls.connect` ignores the block list, so it gets a connected socket.
      ...(!allowPrivate && { blockList: nonPublicAddresses }),
    });
    await new Promise<void>((resolve, reject) => socket.once("connect", resolve).on("error", reject));
    return isSecure ? connectSecurely({ socket, host, ...(isIP(host) === 0 && { servername: host }) }) : socket;
  }

  async function post({ id, body }: WebhookMessage, signal: AbortSignal): Promise<number> {
    const timestamp = options.now();
    const socket = await open(signal);
    try {
      return await new Promise<number>((resolve, reject) => {
        const asking: ClientRequest = request({
          method: "POST",
          host: url.hostname,
          port: url.port,
          path: `${url.pathname}${url.search}`,
          createConnection: () => socket,
          signal,
          headers: {
            Host: url.host,
            Connection: "close",
            "Content-Type": "application/json; charset=utf-8",
            "Content-Length": Buffer.byteLength(body),
            "User-Agent": "larkpost-webhook",
            "webhook-id": id,
            "webhook-timestamp": Math.floor(timestamp.getTime() / 1000),
            "webhook-signature": webhook.sign(id, timestamp, body),
          },
        });
        asking.once("response", (response) => resolve(response.statusCode ?? 0)).once("error", reject);
        asking.end(body);
      });
    } finally {
      socket.destroy();
    }
  }

  return async (message: WebhookMessage, stopping?: AbortSignal): Promise<void> => {
    const timeout = AbortSignal.timeout(options.timeout ?? defaultTimeout);
    const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
    const status = await post(message, signal).catch((error: unknown) => {
      throw new DeliveryError(toReason(error, timeout));
    });
    if (status >= 200 && status < 300) return;
    const redirect = status >= 300 && status < 400 ? ", and no redirect is followed" : "";
    throw new DeliveryError(`the receiver answered ${status}${redirect}`);
  };
}

function toReason(error: unknown, timeout: AbortSignal): string {
  if (timeout.aborted) return "the receiver did not answer in time";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ERR_IP_BLOCKED") return "the receiver's address is not public";
  return `the receiver can't be reached (${code.slice(0, 60) || "no code"})`;
}
