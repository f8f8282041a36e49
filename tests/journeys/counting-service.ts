import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface CountRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

export interface Count {
  /** Empty for page views. */
  event: string;
  page: string;
  from: string;
}

/**
 * On another origin, with the real services' headers: any origin, no credentials, and a preflight only for Umami
 * (handlers/count.go in GoatCounter, Next.js headers in Umami, lib/plausible_web/plugs in Plausible).
 */
export async function startCountingService() {
  const requests: CountRequest[] = [];
  const preflights: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method === "OPTIONS") {
      preflights.push(pathname);
      response.writeHead(204, {
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Allow-Methods": "GET, DELETE, POST, PUT",
        "Access-Control-Max-Age": "86400",
      });
      response.end();
      return;
    }
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    requests.push({
      method: request.method ?? "",
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: text ? JSON.parse(text) : {},
    });
    response.writeHead(pathname.endsWith("/event") ? 202 : 200).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    requests,
    preflights,
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type CountingService = Awaited<ReturnType<typeof startCountingService>>;

export function umamiCounts({ requests }: CountingService): Count[] {
  return requests.map(({ body }) => {
    const { name = "", url, referrer } = body.payload as Record<string, string>;
    return { event: name, page: url ?? "", from: referrer ?? "" };
  });
}
