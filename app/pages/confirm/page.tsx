import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { confirmWords } from "#app/account/account-words.ts";
import { forgottenWords, resendWords } from "#app/shell/auth/auth-words.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { confirmation } from "#words/account.ts";
import Confirm from "./confirm.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, confirmation);

export default function ConfirmPage() {
  const settings = usePublicSettings();
  const words = {
    words: confirmWords,
    resend: resendWords(settings),
    forgotten: forgottenWords(settings),
  };
  return <Island name="confirm" part={Confirm} props={words} when="now" />;
}
