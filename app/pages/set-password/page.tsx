import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { setPasswordWords } from "#app/account/account-words.ts";
import { forgottenWords } from "#app/shell/auth/auth-words.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { newPassword } from "#words/account.ts";
import SetPassword from "./set-password.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, newPassword);

export default function SetPasswordPage() {
  const forgotten = forgottenWords(usePublicSettings());
  const words = { words: setPasswordWords, forgotten };
  return <Island name="set-password" part={SetPassword} props={words} when="now" />;
}
