import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { request } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { requirePackages } from "../debian.ts";
import { startProxy } from "./proxy.ts";

const page = readFileSync(path.resolve(import.meta.dirname, "../../deploy/unavailable.html"), "utf8");

function ask(url: string, method = "GET") {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(url, { method, rejectUnauthorized: false }, async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    );
    sent.once("error", reject);
    sent.end();
  });
}

test("the page of the proxies loads nothing", () => {
  expect(page).not.toMatch(/\b(src|url)\b|<(script|link|img)|href="(?!")|@import/);
});

test.each(["nginx", "caddy"] as const)(
  "while the site is away %s of deploy/ shows its page, what the site says itself passes, and no log has a query",
  { timeout: 60_000 },
  async (kind) => {
    requirePackages("openssl", kind === "nginx" ? "nginx-light" : kind);
    const port = await freePort();
    const proxy = await startProxy(kind, [`127.0.0.1:${port}`]);
    onTestFinished(() => proxy.stop());
    for (const method of ["GET", "POST"]) {
      expect(await ask(`${proxy.url}/pricing?email=canary@mail.example`, method)).toEqual({ status: 502, body: page });
    }
    const site = createServer((_request, response) => response.writeHead(503).end("busy"));
    await once(site.listen(port, "127.0.0.1"), "listening");
    onTestFinished(() => void site.close());
    expect(await ask(`${proxy.url}/search?q=canary`)).toEqual({ status: 503, body: "busy" });
    expect(proxy.logs()).not.toContain("canary");
    // Caddy logs no request that it has answered with the page.
    expect(proxy.logs()).toContain(kind === "nginx" ? '"GET /pricing HTTP/1.1" 502' : "server running");
  },
);
