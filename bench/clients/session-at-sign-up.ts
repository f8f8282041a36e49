import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

/**
 * A proxy that signs in after each sign-up, as a Supabase project without email confirmation does. The suite expects that, but D9
 * gives no session at sign-up: without the proxy most of the suite's tests fail at their first line.
 */
export async function signInAfterSignUp(site: string, port: number): Promise<Server> {
  const app = new Hono().all("*", async ({ req: request }) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.arrayBuffer();
    const send = (address: string) =>
      proxy(site + address, {
        method: request.method,
        headers: { ...request.header(), host: undefined },
        redirect: "manual",
        ...(body.byteLength > 0 && { body }),
      });
    const answer = await send(pathname + search);
    if (request.method !== "POST" || pathname !== "/auth/v1/signup" || !answer.ok) return answer;
    const session = await send("/auth/v1/token?grant_type=password");
    return session.ok ? session : answer;
  });
  const server = createServer(getRequestListener(app.fetch)).listen(port);
  await once(server, "listening");
  return server;
}
