import type { CaptchaVerification, Database } from "@site/backend";
import { freshEmail } from "@site/backend/testing";
import type { SharedParts } from "../mail/shared-parts.ts";
import { siteUrl, testWithSharedParts } from "../testing/shared-parts.ts";
import { createSubscriberService } from "./routes.ts";
import type { OnSubscribed } from "./subscriptions.ts";
import type { Tables } from "../database/tables.ts";

export function testSubscribers(
  database: Database,
  rateLimitScale = 1_000_000,
  captcha?: CaptchaVerification,
  onSubscribed: OnSubscribed = async () => {},
  own: Partial<SharedParts> = {},
) {
  const create = (parts: SharedParts) => createSubscriberService({ ...parts, onSubscribed, ...own });
  const test = testWithSharedParts(database, "", rateLimitScale, create, captcha);
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}, address?: string) =>
    test.request(
      path,
      {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin: siteUrl, accept: "application/json", ...headers },
      },
      address,
    );
  return { ...test, db: database.db.withTables<Tables>(), send };
}
export type SubscriberTester = ReturnType<typeof testSubscribers>;

export function confirmLink({ sentMail }: SubscriberTester, to: string): string {
  const mail = sentMail.findLast((sent) => sent.to === to);
  return new RegExp(`${siteUrl}(/newsletter/confirm\\?token=\\S+)`).exec(mail?.text ?? "")?.[1] ?? "";
}

export function unsubscribePath({ sentMail }: SubscriberTester, to: string): string {
  const mail = sentMail.findLast((sent) => sent.to === to);
  return (mail?.listUnsubscribe ?? "").slice(siteUrl.length);
}

export async function openLink(test: SubscriberTester, link: string): Promise<{ location: string; cookie: string }> {
  const response = await test.request(link);
  const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { location: response.headers.get("location") ?? "", cookie };
}

export async function subscribe(test: SubscriberTester, email = freshEmail()): Promise<string> {
  await test.send("/newsletter", { email });
  const { cookie } = await openLink(test, confirmLink(test, email));
  await test.send("/newsletter/confirm", {}, { cookie });
  return email;
}

export async function stored({ db }: SubscriberTester, address: string) {
  const row = await db
    .selectFrom("subscribers.subscriptions")
    .selectAll()
    .where("address", "=", address)
    .executeTakeFirst();
  const consents = await db
    .selectFrom("subscribers.consents")
    .select(["event", "method", "version", "words", "created_at"])
    .where("subscription_id", "=", row?.id ?? "00000000-0000-4000-8000-000000000000")
    .orderBy("created_at")
    .execute();
  return { state: row?.state, row, consents, events: consents.map(({ event, method }) => `${event} ${method}`) };
}
