import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { sendRaw } from "./testing/raw-socket.ts";

test("requests are counted by kind and class, durations in buckets that add up", () => {
  const metrics = createMetrics();
  const answered = [
    ["/pricing", 200, 0.4, "page", "2xx"],
    ["/assets/root.js", 304, 0.2, "asset", "3xx"],
    ["/auth/v1/token", 429, 3, "auth", "4xx"],
    ["/rest/v1/case_studies", 503, 12_000, "rest", "5xx"],
    ["/threads/v1/thread", 404, 1, "threads", "4xx"],
    ["/privacy/v1/openings", 422, 1, "privacy", "4xx"],
    ["/newsletter/confirm", 303, 1, "newsletter", "3xx"],
    ["/privacy-receipt", 304, 0.1, "page", "3xx"],
  ] as const;
  for (const [path, status, milliseconds] of answered) metrics.count(path, status, milliseconds);
  const text = metrics.text({ connections: 7, folderBytes: 5_000_000 });
  for (const [, , , kind, status] of answered) {
    expect(text).toContain(`larkpost_http_requests_total{kind="${kind}",status="${status}"} 1\n`);
  }
  expect(text).toContain('larkpost_http_request_duration_seconds_bucket{kind="auth",le="0.005"} 1\n');
  expect(text).toContain('larkpost_http_request_duration_seconds_bucket{kind="rest",le="10"} 0\n');
  expect(text).toContain('larkpost_http_request_duration_seconds_bucket{kind="rest",le="+Inf"} 1\n');
  expect(text).toContain("larkpost_http_connections 7\n");
  for (const line of text.trimEnd().split("\n")) expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e-]+)$/);
});

test("metrics listen only on the loopback interface and answer only under its names", async () => {
  const server = serveMetrics(createMetrics(), 0, async () => ({ connections: 0, folderBytes: 5_000_000 }));
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe("127.0.0.1");
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  expect(await answer.text()).toContain("larkpost_data_folder_bytes 5000000\n");
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  const post = await fetch(`http://localhost:${port}/metrics`, { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const ask = async (target: string, host: string) =>
    (await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).statuses;
  expect(await ask("/metrics", "evil.example")).toEqual([421]);
  expect(await ask("/metrics", `localhost:${port + 1}`)).toEqual([421]);
  expect(await ask("http://evil.example/metrics", `localhost:${port}`)).toEqual([421]);
  expect(await ask(`http://localhost:${port}/metrics`, "evil.example")).toEqual([200]);
});
