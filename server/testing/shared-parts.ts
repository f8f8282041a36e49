import { createHmac } from "node:crypto";
import { Hono } from "hono";
import type { CaptchaVerification, Database } from "@site/backend";
import { testLimits, verifyCaptcha } from "@site/backend/testing";
import { securityHeaders } from "../http/security-headers.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import type { SharedParts } from "../mail/shared-parts.ts";
import { allLanguages } from "../words/server-words.ts";

export const siteUrl = "https://site.example";

export const deriveKey = (label: string) => createHmac("sha256", Buffer.alloc(32, 5)).update(label).digest();

let networkAddresses = 0;

/** The test sets the clock and reads the emails. @param path prefix of the routes and of every request */
export function testWithSharedParts<Service extends { routes: Hono }>(
  database: Database,
  path: "" | `/${string}`,
  rateLimitScale: number,
  create: (parts: SharedParts) => Service,
  captcha: CaptchaVerification | null = null,
) {
  const sentMail: MailMessage[] = [];
  const logged: object[] = [];
  let offset = 0;
  let isBroken = false;
  const write = (fields: object): void => void logged.push(fields);
  const log = { info: write, warn: write, error: write };
  const now = () => new Date(Date.now() + offset);
  const service = create({
    database,
    siteUrl,
    trustedProxyCount: 0,
    log,
    now,
    limits: testLimits(database, rateLimitScale),
    answerFloor: 0,
    verifyCaptcha: (token, address) => verifyCaptcha(captcha, log, token, address),
    deriveKey,
    languages: allLanguages,
    mail: {
      async send(mail) {
        if (isBroken) throw new Error("The mail server is away.");
        sentMail.push(mail);
      },
    },
  });
  const app = new Hono().use(securityHeaders()).route(path || "/", service.routes);
  return {
    app,
    service,
    sentMail,
    logged,
    now,
    async request(target: string, init?: RequestInit, address?: string): Promise<Response> {
      networkAddresses += 1;
      const remoteAddress = address ?? `198.18.${networkAddresses >> 8}.${networkAddresses & 255}`;
      return app.request(siteUrl + path + target, init, { incoming: { socket: { remoteAddress } } });
    },
    advance: (milliseconds: number): void => void (offset += milliseconds),
    breakMail: (broken: boolean): void => void (isBroken = broken),
  };
}
