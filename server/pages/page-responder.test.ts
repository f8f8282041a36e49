import type { IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.server.ts";
import { createPageResponder } from "./page-responder.ts";
import type { PageStore } from "./page-store.ts";
import { storedPage } from "./passes/testing.ts";

const pages: PageStore = {
  paths: ["/"],
  page: () => storedPage("", 404),
  part: () => null,
  story: () => null,
  errorPage: (status) => storedPage("", status),
  publicPages: async () => [{ path: "/", title: "Home", description: "All of it." }],
  recordPages: async () => [],
};
const respond = createPageResponder(pages, new Map(), readSettings({ SITE_PROFILE: "live" }));
const ask = async (url: string, method = "GET", headers: IncomingMessage["headers"] = {}) => {
  const { status, headers: list, body } = await respond({ url, method, headers } as IncomingMessage);
  const header = (name: string) => list[list.findIndex((entry, index) => index % 2 === 0 && entry === name) + 1];
  return { status, body, header };
};

test.each(["/robots.txt", "/sitemap.xml", "/llms.txt", "/.well-known/gpc.json"])(
  "P5 %s is compressed, has a tag that saves its bytes, and allows reading alone",
  async (path) => {
    const plain = await ask(path);
    const compressed = await ask(path, "GET", { "accept-encoding": "br" });
    expect([compressed.status, compressed.header("Content-Encoding")]).toEqual([200, "br"]);
    expect(brotliDecompressSync(compressed.body ?? "")).toEqual(plain.body);
    const tag = compressed.header("ETag");
    expect((await ask(path, "GET", { "if-none-match": tag })).status).toBe(304);
    const head = await ask(path, "HEAD");
    expect([head.header("Content-Length"), head.body]).toEqual([String(plain.body?.length), null]);
    for (const method of ["POST", "OPTIONS", "DELETE"]) {
      const refused = await ask(path, method);
      expect([method, refused.status, refused.header("Allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
  },
);
