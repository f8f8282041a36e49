import { createServer, type IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "@site/testing/ports.ts";

interface CountRequest {
  headers: IncomingHttpHeaders;
  body: { payload: { name: string; url: string; referrer: string; data?: object } };
}

/** Stands in for Umami on another origin. Like Umami, allows any origin, but no credentials, and answers preflights. */
export async function startCountingService() {
  const requests: CountRequest[] = [];
  const preflights: string[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") preflights.push(request.url ?? "");
    else requests.push({ headers: request.headers, body: (await json(request)) as CountRequest["body"] });
    response.end();
  });
  const port = await listen(server);
  return {
    requests,
    preflights,
    address: `http://localhost:${port}`,
    /** `event` is empty for page views. */
    counts: () =>
      requests.map(({ body: { payload } }) => ({ event: payload.name, page: payload.url, from: payload.referrer })),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type CountingService = Awaited<ReturnType<typeof startCountingService>>;
