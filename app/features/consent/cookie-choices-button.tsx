import type { FormEvent } from "react";
import { TextButton } from "#app/components/ui/text-button.tsx";
import { useProfile } from "#app/lib/public-settings.tsx";
import { footer } from "#content/generated/layout.ts";
import { legalLinks } from "#content/navigation.ts";

let show: (() => void) | null = null;
let isWaiting = false;

/**
 * In the footer of every page where a choice is kept: consent is as easy to withdraw as to give (P1). Without scripts there is nothing to
 * choose, and the button leads to the page that says so.
 */
export function CookieChoicesButton() {
  const { cookieBanner } = useProfile();
  if (cookieBanner !== "remembered") return null;
  return (
    <form action={legalLinks.cookies.to} onSubmit={requestChoices}>
      <TextButton type="submit">{footer.cookieChoices}</TextButton>
    </form>
  );
}

/** The label is loaded after hydration, so an earlier request waits for it. */
function requestChoices(event: FormEvent): void {
  event.preventDefault();
  if (show) show();
  else isWaiting = true;
}

/** Sets what shows the label, at once where a request waits. Returns the function that unsets it. */
export function answerRequests(showLabel: () => void): () => void {
  show = showLabel;
  if (isWaiting) showLabel();
  isWaiting = false;
  return () => {
    show = null;
  };
}
