import { createServer, type IncomingMessage, type Server } from "node:http";
import { buffer } from "node:stream/consumers";

/** Headers that belong to one connection, or that `fetch` makes itself. */
const ownHeaders = new Set([
  "connection",
  "content-length",
  "host",
  "transfer-encoding",
  "keep-alive",
  "content-encoding",
]);

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && !ownHeaders.has(name)) headers.set(name, value);
  }
  return headers;
}

/**
 * A proxy that signs in after each sign-up, as a Supabase project without email confirmation does. The suite expects that, but D9
 * gives no session at sign-up: without the proxy most of the suite's tests fail at their first line.
 */
export async function signInAfterSignUp(site: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const body = await buffer(request);
      const headers = headersOf(request);
      const send = (path: string) =>
        fetch(site + path, {
          method: request.method ?? "GET",
          headers,
          redirect: "manual",
          ...(body.length > 0 && { body: new Uint8Array(body) }),
        });
      const { url = "/", method } = request;
      let answer = await send(url);
      if (method === "POST" && url.startsWith("/auth/v1/signup") && answer.ok) {
        const session = await send("/auth/v1/token?grant_type=password");
        if (session.ok) answer = session;
      }
      const given = [...answer.headers].filter(([name]) => !ownHeaders.has(name));
      response.writeHead(answer.status, Object.fromEntries(given)).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  });
  server.listen(port);
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  return server;
}
