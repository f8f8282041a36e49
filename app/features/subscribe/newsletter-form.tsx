import { footer } from "#content/generated/layout.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

/** P2 as `spec` has it: the address goes to the console, the field is cleared, nothing is sent and nothing is claimed. */
export function NewsletterForm() {
  return <SubscribeForm words={footer.newsletter} type="email" autoComplete="email" name="email" />;
}
