import { Hono } from "hono";
import { expect, test } from "vitest";
import { timeLimit } from "./middleware.ts";

const app = new Hono();
app.use(timeLimit(20));
app.get("/quick", (context) => context.text("done"));
app.get("/never", () => new Promise<Response>(() => undefined));
app.get("/fails", () => {
  throw new Error("broken");
});
app.onError(() => new Response("handled", { status: 500 }));

test("a route that times out gets a 504 with a message that both clients can read", async () => {
  const response = await app.request("/never");
  expect(response.status).toBe(504);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(await response.json()).toMatchObject({ error_code: "request_timeout", message: expect.any(String) });
});

test("responses and failures in time pass through", async () => {
  expect(await (await app.request("/quick")).text()).toBe("done");
  expect(await (await app.request("/fails")).text()).toBe("handled");
});
