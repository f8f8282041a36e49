import { sendSubscription } from "#app/data/subscriptions.ts";
import { forgetRequestKey, readRequestKey } from "#app/browser/request-key.ts";

/** Confirms by itself where this browser asked for the newsletter; a mail scanner, which runs scripts too, has not. */
export default async function confirmHere(): Promise<void> {
  const key = readRequestKey("newsletter");
  if (!key) return;
  const problem = await sendSubscription("/newsletter/confirm", { key });
  if (problem !== null && problem !== "expired") return;
  forgetRequestKey("newsletter");
  location.replace(`/newsletter/${problem ?? "confirmed"}`);
}
