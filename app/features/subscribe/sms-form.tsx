import { footer } from "#content/generated/layout.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

/** P3 as `spec` has it: the number goes to the console, the field is cleared, nothing is sent and nothing is claimed. */
export function SmsForm() {
  return <SubscribeForm words={footer.sms} type="tel" autoComplete="tel" name="phone" />;
}
