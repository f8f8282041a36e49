import { sendRaw } from "#server/http/testing/raw-socket.ts";
import { score } from "../observatory.ts";
import { expect, siteAddress, test } from "./fixtures.ts";

const onEverything = {
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "x-request-id": /^[\w.=-]{8,128}$/,
};

/** Expected on every response that a browser may open as a document, so not on scripts, styles, fonts or icons. */
const policy = /default-src 'none'.*frame-ancestors 'none'.*base-uri 'none'/;

const onPages = {
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin-allow-popups$/,
  "cross-origin-embedder-policy": /^credentialless$/,
};

const inside = /node:|node_modules|\/work\/|\/server\/|\.ts\b|at \w+ \(|SELECT |syntax error at|stack/;

test("a refused form scores 150 at the Observatory", async ({ request }) => {
  const refused = await request.post("/solutions", { form: { name: "x" } });
  expect(refused.status()).toBe(405);
  expect(score(refused.headers(), await refused.text()).total).toBeGreaterThanOrEqual(150);
});

test("every response has the security headers that apply to it: pages, files, redirects, 304, refusals, both APIs", async ({
  request,
}) => {
  const home = await request.get("/");
  const files = [...(await home.text()).matchAll(/"(\/assets\/[^"?#]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(10);
  const json = { "content-type": "application/json" };
  const answers = await Promise.all([
    ...[...new Set(files), "/favicon.ico", "/robots.txt", "/sitemap.xml", "/llms.txt", "/healthz", "/readyz"].map(
      (path) => request.get(path),
    ),
    request.get("/", { headers: { "if-none-match": home.headers().etag ?? "" } }),
    request.get("/pricing/", { maxRedirects: 0 }),
    request.head("/pricing"),
    request.delete("/pricing"),
    request.get("/rest/v1/case_studies?select=*"),
    request.get("/rest/v1/case_studies?select=nothing"),
    request.get("/rest/v1/no_such_table"),
    request.delete("/rest/v1/case_studies"),
    request.post("/rest/v1/chat_messages", { headers: json, data: "{" }),
    request.get("/auth/v1/user"),
    request.get("/auth/v1/nothing"),
    request.post("/auth/v1/token?grant_type=password", { headers: json, data: "{" }),
    request.fetch("/auth/v1/token", { method: "OPTIONS", headers: { origin: "https://elsewhere.example" } }),
  ]);
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200, 204, 304, 308, 400, 401, 404, 405]));
  for (const answer of answers) {
    const headers = answer.headers();
    const name = `${answer.status()} ${answer.url()}`;
    for (const [header, value] of Object.entries(onEverything))
      expect(headers[header] ?? "", `${header} of ${name}`).toMatch(value);
    const path = new URL(answer.url()).pathname;
    if (/\.(js|css|woff2|ico)$/.test(path)) expect(headers["content-security-policy"], name).toBeUndefined();
    else expect(headers["content-security-policy"], name).toMatch(policy);
    const isPage = path === "/" || headers["content-type"]?.startsWith("text/html");
    for (const [header, value] of Object.entries(onPages))
      expect(headers[header] ?? "", `${header} of ${name}`).toMatch(isPage ? value : /^$/);
    expect(headers.server ?? headers["x-powered-by"], name).toBeUndefined();
    expect(headers["set-cookie"], name).toBeUndefined();
    expect(headers["access-control-allow-credentials"], name).toBeUndefined();
    if (Number(headers["content-length"]) > 0 && /^text|json|xml/.test(headers["content-type"] ?? "")) {
      expect(headers["content-type"], name).toMatch(/charset=utf-8/i);
    }
  }
});

test("no spelling of an address leads out of the site or causes a server error", async () => {
  const port = Number(new URL(siteAddress("spec")).port);
  const climbs = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "..\\",
    "%252e%252e%252f",
    "..;/",
    "%c0%ae%c0%ae/",
    ".%00./",
  ];
  const targets = climbs.flatMap((climb) => [
    `/${climb.repeat(6)}etc/passwd`,
    `/assets/${climb.repeat(4)}package.json`,
    `/rest/v1/${climb.repeat(3)}data/secrets/secrets.key`,
    `/auth/v1/${climb.repeat(3)}data/secrets/secrets.key`,
  ]);
  const broken = [
    "/%",
    "/%zz",
    "/%ff%fe",
    "/%00",
    "//elsewhere.example/",
    "/\\elsewhere.example",
    "/?%",
    "/pricing?a=1&a=2&__proto__=x",
  ];
  const probes = [
    ".env",
    ".git/HEAD",
    ".git/config",
    "package.json",
    "server/main.ts",
    "data/secrets/secrets.key",
    "metrics",
    "debug",
  ];
  for (const target of [
    ...targets,
    ...broken,
    ...probes.map((probe) => `/${probe}`),
    "/rest/v1/%00",
    "/rest/v1/%ff",
    "/auth/v1/%",
  ]) {
    const { statuses, text } = await sendRaw(
      port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const [status = 0] = statuses;
    expect(status, target).toBeGreaterThanOrEqual(200);
    expect(status, target).toBeLessThan(500);
    if (!target.includes("pricing?") && target !== "/?%") expect(status, target).toBeGreaterThanOrEqual(400);
    expect(text, target).not.toMatch(/root:x:|"dependencies"|BEGIN|repositoryformatversion/);
    expect(text, target).not.toMatch(/^location: (\/\/|\/\\|http)/im);
  }
});

test("oversized, compressed or broken bodies are refused on every route that accepts one, declared or in chunks", async () => {
  const port = Number(new URL(siteAddress("spec")).port);
  const paths = [
    "/rest/v1/chat_messages",
    "/rest/v1/contact_messages",
    "/threads/v1/messages",
    "/auth/v1/signup",
    "/auth/v1/token?grant_type=password",
    "/auth/v1/token?grant_type=refresh_token",
    "/auth/v1/recover",
    "/auth/v1/otp",
    "/auth/v1/verify",
  ];
  const send = async (path: string, headers: string, body: string) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const { statuses, text } = await sendRaw(port, `${head}${headers}\r\n${body}`);
    expect(text).not.toMatch(inside);
    return statuses[0];
  };
  const chunk = `4000\r\n${" ".repeat(0x4000)}\r\n`;
  const bodies = [
    "",
    "{",
    "null",
    '"x"',
    `${"[".repeat(9_000)}`,
    '{"email":"a\\u0000b"}',
    '{"__proto__":{"role":"x"}}',
    '{"email":"\xff\xfe"}',
  ];
  for (const path of paths) {
    expect(await send(path, "Content-Length: 70000\r\n", ""), path).toBe(413);
    expect(await send(path, "Transfer-Encoding: chunked\r\n", `${chunk.repeat(5)}0\r\n\r\n`), path).toBe(413);
    expect(await send(path, "Content-Encoding: gzip\r\nContent-Length: 2\r\n", "{}"), path).toBe(415);
    for (const body of bodies) {
      const status = await send(path, `Content-Length: ${body.length}\r\n`, body);
      expect(status, `${path} ${body.slice(0, 30)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${path} ${body.slice(0, 30)}`).toBeLessThan(500);
    }
  }
});

test("no other site can frame a page", async ({ page, baseURL }) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}/pricing"></iframe>` }),
  );
  await page.goto("https://elsewhere.example/");
  const frame = page.frames()[1];
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(async () => expect(frame?.url()).not.toContain("/pricing")).toPass();
});

test("a page's opener has no access to it, and no page needs a process of its own for isolation @nightly", async ({
  page,
  baseURL,
}) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<button>Open</button>` }),
  );
  await page.goto("https://elsewhere.example/");
  await page.evaluate((address) => {
    document.querySelector("button")?.addEventListener("click", () => {
      Object.assign(window, { opened: window.open(address) });
    });
  }, `${baseURL}/pricing`);
  const [opened] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Open" }).click()]);
  await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await opened.evaluate(() => [window.opener, window.crossOriginIsolated])).toEqual([null, false]);
  await expect.poll(() => page.evaluate(() => (window as { opened?: Window }).opened?.closed)).toBe(true);
});
