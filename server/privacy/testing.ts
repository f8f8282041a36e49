import { Hono } from "hono";
import type { OpenedReceipt } from "#shared/receipt.ts";
import type { MailMessage } from "../auth/mail-message.ts";
import { createLimits } from "../auth/rate-limits.ts";
import type { Database } from "../database/database.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { PrivacyTables } from "./privacy-tables.ts";
import { createPrivacyService } from "./service.ts";

export const siteUrl = "https://larkpost.example";

let addresses = 0;
let mailboxes = 0;

/** An address that no other test uses. */
export const freshEmail = (): string => `owner${++mailboxes}-${process.pid}@shop.example`;

/** The receipt on a database, with a clock and a mailbox that the test holds in its hands. */
export function testPrivacy(database: Database, rateLimitScale = 1_000_000) {
  const sentMail: MailMessage[] = [];
  const logged: string[] = [];
  let offset = 0;
  let isBroken = false;
  const write = (fields: object, message: string): void => void logged.push(JSON.stringify({ ...fields, message }));
  const service = createPrivacyService({
    database,
    settings: { siteUrl, trustedProxyCount: 0 },
    log: { info: write, warn: write, error: write },
    now: () => new Date(Date.now() + offset),
    shared: {
      limits: createLimits(database, rateLimitScale),
      answerFloor: 0,
      mail: {
        async send(mail) {
          if (isBroken) throw new Error("The mail server is away.");
          sentMail.push(mail);
        },
        close: () => undefined,
      },
    },
  });
  const app = new Hono().use(securityHeaders()).route("/privacy/v1", service.routes);
  /** From a network address of its own, unless one is given. */
  const request = async (path: string, init?: RequestInit, address?: string): Promise<Response> => {
    addresses += 1;
    const remoteAddress = address ?? `198.19.${addresses >> 8}.${addresses & 255}`;
    return app.request(`${siteUrl}/privacy/v1${path}`, init, { incoming: { socket: { remoteAddress } } });
  };
  const post = (path: string, body: unknown, session = "", address?: string): Promise<Response> =>
    request(
      path,
      {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...(session && { authorization: `Bearer ${session}` }) },
      },
      address,
    );
  return {
    service,
    db: database.service.withTables<PrivacyTables>(),
    sentMail,
    logged,
    request,
    post,
    advance: (milliseconds: number): void => void (offset += milliseconds),
    breakMail: (broken: boolean): void => void (isBroken = broken),
  };
}
export type PrivacyTester = ReturnType<typeof testPrivacy>;

/** The secret of the link in the latest email to an address. */
export function tokenTo({ sentMail }: PrivacyTester, to: string): string {
  const mail = sentMail.findLast((sent) => sent.to === to);
  return new RegExp(`${siteUrl}/privacy-receipt#proof=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
}

/** The whole way to an open receipt. */
export async function prove(test: PrivacyTester, email: string): Promise<OpenedReceipt & { session: string }> {
  await test.post("/requests", { email, key: null });
  const answer = await test.post("/openings", { token: tokenTo(test, email), key: null });
  return answer.json();
}
