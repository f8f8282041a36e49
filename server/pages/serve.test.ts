import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { compress } from "./encoding.ts";
import { serveHeld } from "./serve.ts";

const text = "Forty boxes, first come. ".repeat(200);
const body = Buffer.from(text);
const held = {
  tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
  variants: await compress(body, "quick"),
};
const app = new Hono();
app.all("/page", (context) => serveHeld(context, 200, held, { "Content-Type": "text/plain" }));
const get = (headers: Record<string, string>, method = "GET") => app.request("/page", { method, headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("bodies held in memory", () => {
  test("brotli is preferred, then gzip, then the plain body", async () => {
    const br = await get({ "accept-encoding": "gzip, deflate, br, zstd" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);
    const gz = await get({ "accept-encoding": "gzip;q=0.5, br;q=0" });
    expect(gunzipSync(await bytes(gz)).toString()).toBe(text);
    const plain = await get({});
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(text);
  });

  test("a copy in any encoding that is still current gets 304 without a body", async () => {
    const tag = (await get({ "accept-encoding": "br" })).headers.get("etag") ?? "";
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get({ "if-none-match": value, "accept-encoding": "gzip" });
      expect(again.status).toBe(304);
      expect((await bytes(again)).length).toBe(0);
    }
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });

  test("HEAD has the headers of GET and no body", async () => {
    const head = await get({ "accept-encoding": "br" }, "HEAD");
    expect(head.headers.get("content-length")).toBe(String(held.variants.br?.length));
    expect((await bytes(head)).length).toBe(0);
  });

  test("single ranges answer 206 with the right bytes", async () => {
    const part = await get({ range: "bytes=0-4" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 0-4/${body.length}`);
    expect(await part.text()).toBe("Forty");
    expect(await (await get({ range: "bytes=-7" })).text()).toBe(text.slice(-7));
    expect(await (await get({ range: `bytes=${body.length - 3}-` })).text()).toBe(text.slice(-3));
  });

  test("a range past the end answers 416, an unreadable one the whole body, a stale If-Range too", async () => {
    const past = await get({ range: `bytes=${body.length}-` });
    expect(past.status).toBe(416);
    expect(past.headers.get("content-range")).toBe(`bytes */${body.length}`);
    expect((await get({ range: "lines=1-2" })).status).toBe(200);
    expect((await get({ range: "bytes=0-4", "if-range": '"old"' })).status).toBe(200);
  });
});
