import type { OpenedReceipt } from "#shared/receipt.ts";
import type { CaptchaVerification, Database } from "@site/backend";
import { siteUrl, testWithSharedParts } from "../testing/shared-parts.ts";
import { createPrivacyService } from "./routes.ts";
import type { Tables } from "../database/tables.ts";

export function testPrivacy(database: Database, rateLimitScale = 1_000_000, captcha?: CaptchaVerification) {
  const test = testWithSharedParts(database, "/privacy/v1", rateLimitScale, createPrivacyService, captcha);
  const post = (path: string, body: unknown, session = "", address?: string): Promise<Response> =>
    test.request(
      path,
      {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...(session && { authorization: `Bearer ${session}` }) },
      },
      address,
    );
  return { ...test, db: database.db.withTables<Tables>(), post };
}
export type PrivacyTester = ReturnType<typeof testPrivacy>;

export function tokenTo({ sentMail }: PrivacyTester, to: string): string {
  const mail = sentMail.findLast((sent) => sent.to === to);
  return new RegExp(`${siteUrl}/privacy-receipt#proof=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
}

export async function prove(test: PrivacyTester, email: string): Promise<OpenedReceipt & { session: string }> {
  await test.post("/requests", { email, key: null });
  const answer = await test.post("/openings", { token: tokenTo(test, email), key: null });
  return answer.json();
}
