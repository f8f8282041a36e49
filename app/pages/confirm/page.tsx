import { Island } from "#app/browser/island.tsx";
import { confirmWords } from "#app/account/account-words.ts";
import { LiveOnly } from "#app/shell/error-pages/live-only.tsx";
import { forgottenWords, resendWords } from "#app/shell/auth/auth-words.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { RouteHandle } from "#app/route-handle.ts";
import { confirmation } from "#content/generated/account.ts";
import Confirm from "./confirm.island.tsx";

export const handle: RouteHandle = { noindex: true };

export default function ConfirmPage() {
  const settings = usePublicSettings();
  const words = {
    words: confirmWords,
    resend: resendWords(settings),
    forgotten: forgottenWords(settings),
  };
  return (
    <LiveOnly title={confirmation.title} description={confirmation.description}>
      <Island name="confirm" part={Confirm} props={words} when="now" />
    </LiveOnly>
  );
}
