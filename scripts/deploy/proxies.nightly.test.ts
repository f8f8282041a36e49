import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request, type RequestOptions } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { larkpost } from "#ops/testing.ts";
import { freePort } from "@site/testing/ports.ts";
import { requirePackages } from "../debian.ts";
import { startSite } from "../start-site.ts";
import { caddyAround, nginxAround, runProxy, startProxy } from "./proxy.ts";

const readText = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

async function ask(url: string, options: RequestOptions, body?: string) {
  const sent = request(url, { rejectUnauthorized: false, servername: "localhost", ...options }).end(body);
  const [response] = await once(sent, "response");
  const { statusCode, headers } = response as IncomingMessage;
  return { statusCode, headers, text: String(Buffer.concat(await response.toArray())) };
}

test.each(["nginx", "caddy"] as const)(
  "D18 %s from the guides forwards requests to site and desk and logs no query",
  { timeout: 200_000 },
  async (kind) => {
    requirePackages("openssl", "nginx-light", "caddy");
    const [port, deskPort] = [String(await freePort()), String(await freePort())];
    const proxy = await startProxy(kind, `127.0.0.1:${port}`);
    onTestFinished(() => proxy.stop());
    const away = await ask(`${proxy.url}/pricing?email=canary@mail.example`, {});
    expect(away).toMatchObject({ statusCode: 502, text: readText("deploy/unavailable.html") });
    const origin = "https://desk.example.com";
    const site = await startSite({ PORT: port, ADMIN_PORT: deskPort, ADMIN_ORIGIN: origin, TRUSTED_PROXY_COUNT: "1" });
    onTestFinished(() => site.stop());
    expect(await ask(`${proxy.url}/search?q=canary`, {})).toMatchObject({ statusCode: 200 });
    expect(proxy.logs()).not.toContain("canary");
    // Caddy does not log requests that it answers with unavailable.html.
    expect(proxy.logs()).toContain(kind === "nginx" ? '"GET /pricing HTTP/1.1" 502' : "server running");
    const directive = kind === "nginx" ? "proxy_pass http://127.0.0.1:" : "reverse_proxy 127.0.0.1:";
    const block =
      readText("docs/admin.md")
        .split("```\n")
        .find((text) => text.includes(directive)) ?? "";
    const snippet = block.replace(`${directive}3001`, directive + deskPort);
    const front = await runProxy(kind, (folder, tls) => {
      const [certificate, key] = [`${folder}/fullchain.pem`, `${folder}/privkey.pem`];
      // Caddy accepts every host name on this port, so the desk has to reject wrong ones.
      if (kind === "caddy")
        return caddyAround(snippet.replace("desk.example.com {", `https://:${tls} {\ntls ${certificate} ${key}`));
      const listen = `listen 127.0.0.1:${tls} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
      return nginxAround(folder, `server { ${listen} ${snippet} }`);
    });
    onTestFinished(() => front.stop());
    const { output } = await larkpost(["operators", "add", "Ines", "Ortega"], { DATA_DIR: site.dataDirectory });
    const passphrase = /^ {2}(\S+)$/m.exec(output)?.[1] ?? "";
    const headers = { host: "desk.example.com", origin, "content-type": "application/x-www-form-urlencoded" };
    const form = String(new URLSearchParams({ name: "Ines Ortega", passphrase }));
    const { headers: given } = await ask(`${front.url}/log-in`, { method: "POST", headers }, form);
    expect(String(given["set-cookie"])).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure/);
    const cookie = String(given["set-cookie"]).split(";")[0];
    const asked = { method: "POST", headers: { ...headers, cookie } };
    expect((await ask(`${front.url}/inbox`, { headers: asked.headers })).text).toContain("Ines Ortega");
    const led = await ask(`${front.url}/inbox`, { headers: { cookie, host: "evil.example" } });
    const upload = await ask(`${front.url}/platforms/import`, asked, "x".repeat(4_000 * 1024));
    expect([led.statusCode, upload.statusCode]).toEqual([421, 422]);
  },
);
