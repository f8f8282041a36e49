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

test("a route that does not answer in time is answered for: 504, in words that both clients read", async () => {
  const response = await app.request("/never");
  expect(response.status).toBe(504);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(await response.json()).toMatchObject({ error_code: "request_timeout", message: expect.any(String) });
});

test("answers and failures in time pass through", async () => {
  expect(await (await app.request("/quick")).text()).toBe("done");
  expect(await (await app.request("/fails")).text()).toBe("handled");
});
