import { readFileSync } from "node:fs";
import { type OutgoingHttpHeaders, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import type { AdminTables } from "#server/admin/admin-tables.ts";
import { addOperator } from "#server/admin/operators.ts";
import { startDesk } from "@site/desk";
import { createPasswords } from "@site/backend";
import { openTemporaryDatabase, testLimits } from "@site/backend/testing";
import { createLog } from "#server/log/log.ts";
import { readSettings } from "#server/settings/settings.ts";
import { requirePackages } from "../debian.ts";
import { caddyAround, nginxAround, runProxy } from "./proxy.ts";

const slow = 60_000;
const guide = readFileSync(new URL("../../docs/admin.md", import.meta.url), "utf8");

/** The block of docs/admin.md that holds a text, with the desk's port in the place of the documented one. */
function snippetWith(text: string, port: number): string {
  const block = [...guide.matchAll(/^```\n([^`]+)^```$/gm)]
    .map(([, body = ""]) => body)
    .find((body) => body.includes(text));
  if (!block?.includes("127.0.0.1:3001"))
    throw new Error(`docs/admin.md has no block with ${text} and the desk's port.`);
  return block.replace("127.0.0.1:3001", `127.0.0.1:${port}`);
}

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** A request to a port of this machine with any host name, as a browser sends it if the name resolves to this machine. */
function send(
  url: string,
  host: string,
  content: { method?: string; path: string; headers?: OutgoingHttpHeaders; body?: string },
): Promise<Answer> {
  const { method = "GET", path, headers, body } = content;
  const request = url.startsWith("https:") ? requestSecure : requestPlain;
  const options = { method, headers: { host, ...headers }, rejectUnauthorized: false, servername: host.split(":")[0] };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

const database = await openTemporaryDatabase();
const passwords = createPasswords(1);
const { passphrase } = await addOperator(database.db.withTables<AdminTables>(), passwords, "Ines Ortega");
await passwords.close();

/** Opens a desk for an address of its own. @returns its port */
async function openDesk(origin: string): Promise<number> {
  const port = await freePort();
  const settings = readSettings({ ADMIN_PORT: String(port), ADMIN_ORIGIN: origin, TRUSTED_PROXY_COUNT: "1" });
  const desk = await startDesk(port, {
    settings,
    data: {
      database,
      limits: testLimits(database, 1),
      users: () => {
        throw new Error("There are no accounts.");
      },
      subscribers: null,
    },
    check: async () => {},
    accessLog: () => undefined,
    log: createLog(),
  });
  onTestFinished(() => desk.close());
  return port;
}

/** Sends requests to the desk behind a proxy, as its operator and under another name. */
async function tryDesk(url: string, origin: string) {
  const { host } = new URL(origin);
  const headers = { "content-type": "application/x-www-form-urlencoded", origin };
  const body = String(new URLSearchParams({ name: "Ines Ortega", passphrase }));
  const entered = await send(url, host, { method: "POST", path: "/log-in", headers, body });
  const [given = ""] = entered.headers["set-cookie"] ?? [];
  const cookie = given.split(";")[0] ?? "";
  const inbox = await send(url, host, { path: "/inbox", headers: { cookie } });
  const led = await send(url, "evil.example", { path: "/inbox", headers: { cookie } });
  const upload = (length: number) =>
    send(url, host, {
      method: "POST",
      path: "/platforms/import",
      headers: { ...headers, cookie },
      body: `form=${"x".repeat(length)}`,
    });
  return {
    entered: [entered.status, entered.headers.location, given.replace(/=[\w-]{43};/, "=;")],
    inbox: [inbox.status, inbox.text.includes("Ines Ortega")],
    led: [led.status, led.text.includes("<")],
    // One of the greatest allowed length, without a file, and one that is too long.
    uploads: [(await upload(4_000 * 1024)).status, (await upload(4_200 * 1024)).status],
  };
}

/** The expected result. @param cookie how the session cookie is set */
const asDocumented = (cookie: string) => ({
  entered: [303, "/inbox", cookie],
  inbox: [200, true],
  led: [421, false],
  uploads: [422, 413],
});
const secureCookie = "__Host-desk=; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict";
const plainCookie = "desk=; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict";

test("D18 the desk behind nginx, as docs/admin.md has it, by HTTPS and without", { timeout: slow }, async () => {
  requirePackages("nginx-light", "openssl");
  const origins = { secure: "https://desk.example.com", plain: "http://desk.example.com:8080" };
  const ports = { secure: await openDesk(origins.secure), plain: await openDesk(origins.plain) };
  const plainPort = await freePort();
  const proxy = await runProxy("nginx", (folder, port) =>
    nginxAround(
      folder,
      `server { listen 127.0.0.1:${port} ssl; ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem;
        ${snippetWith("proxy_pass", ports.secure)} }
      server { listen 127.0.0.1:${plainPort}; ${snippetWith("proxy_pass", ports.plain)} }`,
    ),
  );
  onTestFinished(() => proxy.stop());
  expect(await tryDesk(proxy.url.replace("localhost", "127.0.0.1"), origins.secure)).toEqual(
    asDocumented(secureCookie),
  );
  expect(await tryDesk(`http://127.0.0.1:${plainPort}`, origins.plain)).toEqual(asDocumented(plainCookie));
});

test("D18 the desk behind Caddy, as docs/admin.md has it", { timeout: slow }, async () => {
  requirePackages("caddy", "openssl");
  const origin = "https://desk.example.com";
  const deskPort = await openDesk(origin);
  const proxy = await runProxy("caddy", (folder, port) => {
    const site = snippetWith("reverse_proxy", deskPort);
    // Caddy accepts every host name at this port, so that the desk is what refuses a wrong one.
    return caddyAround(
      site.replace("desk.example.com {", `https://:${port} {\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`),
    );
  });
  onTestFinished(() => proxy.stop());
  expect(await tryDesk(proxy.url.replace("localhost", "127.0.0.1"), origin)).toEqual(asDocumented(secureCookie));
});
