import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { cleanUpAfter } from "@site/backend/testing";
import type { WebhookSettings } from "../settings/settings.ts";

export const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

export interface Receiver {
  settings: WebhookSettings;
  port: number;
  received: { id: string; event: unknown }[];
  server: Server;
  close(): Promise<void>;
}

export function verified(body: string, headers: IncomingHttpHeaders): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

/** Listens on the loopback interface until the test ends. @param answer returns true if it has responded */
export async function startReceiver(
  answer: (...parts: Parameters<RequestListener>) => boolean = () => false,
  port = 0,
): Promise<Receiver> {
  const received: Receiver["received"] = [];
  const server = createServer(async (request, response) => {
    if (answer(request, response)) return;
    received.push({ id: String(request.headers["webhook-id"]), event: verified(await text(request), request.headers) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  cleanUpAfter(close);
  return {
    settings: { url: new URL(`http://127.0.0.1:${address.port}/hook?key=1`), secret, allowPrivate: true },
    port: address.port,
    received,
    server,
    close,
  };
}
