import { Island } from "#app/browser/island.tsx";
import { setPasswordWords } from "#app/account/account-words.ts";
import { LiveOnly } from "#app/shell/error-pages/live-only.tsx";
import { forgottenWords } from "#app/shell/auth/auth-words.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import type { RouteHandle } from "#app/route-handle.ts";
import { newPassword } from "#content/generated/account.ts";
import SetPassword from "./set-password.island.tsx";

export const handle: RouteHandle = { noindex: true };

export default function SetPasswordPage() {
  const forgotten = forgottenWords(usePublicSettings());
  const words = { words: setPasswordWords, forgotten };
  return (
    <LiveOnly title={newPassword.title} description={newPassword.description}>
      <Island name="set-password" part={SetPassword} props={words} when="now" />
    </LiveOnly>
  );
}
