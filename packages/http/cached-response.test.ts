import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compress, createCachedResponse, respondFrom } from "./cached-response.ts";

const text = "Forty boxes, first come. ".repeat(200);
const body = Buffer.from(text);
const variants = await compress(body, "quick");
const cached = createCachedResponse(200, "abc-def_1", variants, { "Content-Type": "text/plain" });

function ask(headers: IncomingHttpHeaders, method = "GET") {
  const answer = respondFrom(method, headers, cached);
  const pairs = Array.from({ length: answer.headers.length / 2 }, (_, pair) =>
    answer.headers.slice(pair * 2, pair * 2 + 2),
  );
  return { ...answer, header: new Headers(pairs.map(([name = "", value = ""]): [string, string] => [name, value])) };
}

describe("cached responses", () => {
  test("brotli is preferred, then gzip, then the plain body", () => {
    const br = ask({ "accept-encoding": "gzip, deflate, br, zstd" });
    expect(br.header.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(br.body ?? "").toString()).toBe(text);
    const gz = ask({ "accept-encoding": "gzip;q=0.5, br;q=0" });
    expect(gunzipSync(gz.body ?? "").toString()).toBe(text);
    const plain = ask({});
    expect(plain.header.get("content-encoding")).toBeNull();
    expect(plain.body?.toString()).toBe(text);
  });

  test("a current copy in any encoding gets 304 without a body", () => {
    const tag = ask({ "accept-encoding": "br" }).header.get("etag") ?? "";
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = ask({ "if-none-match": value, "accept-encoding": "gzip" });
      expect(again).toMatchObject({ status: 304, body: null });
    }
    expect(ask({ "if-none-match": '"other"' }).status).toBe(200);
  });

  test("HEAD has the headers of GET and no body", () => {
    const head = ask({ "accept-encoding": "br" }, "HEAD");
    expect(head.status).toBe(200);
    expect(head.header.get("content-length")).toBe(String(variants.br?.length));
    expect(head.body).toBeNull();
  });

  test("a precondition on other bytes gets 412, by strong comparison and before everything else", () => {
    for (const value of ['"other"', 'W/"abc-def_1"', '"abc-def_1-br"']) {
      const refused = ask({ "if-match": value, "if-none-match": "*" });
      expect(refused).toMatchObject({ status: 412, body: null });
    }
    for (const value of ['"abc-def_1"', '"other", "abc-def_1"', "*"]) {
      expect(ask({ "if-match": value }).status).toBe(200);
    }
  });

  test("a range request gets the full body", () => {
    const answer = ask({ range: "bytes=0-4" });
    expect([answer.status, answer.header.get("accept-ranges"), answer.body?.toString()]).toEqual([200, null, text]);
  });
});
