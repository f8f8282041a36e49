import { Island } from "#app/browser/island.tsx";
import { setPasswordWords } from "#app/features/account/account-words.ts";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { forgottenWords, secondFactorWords } from "#app/features/auth/auth-words.ts";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { newPassword } from "#content/generated/account.ts";
import SetPassword from "./set-password.island.tsx";

export const handle: RouteHandle = { noindex: true };

export default function SetPasswordPage() {
  const forgotten = forgottenWords(usePublicSettings());
  const words = { words: setPasswordWords, secondFactor: secondFactorWords, forgotten };
  return (
    <LiveOnly title={newPassword.title} description={newPassword.description} otherwise={<UnknownAddress />}>
      <Island name="set-password" part={SetPassword} props={words} when="now" />
    </LiveOnly>
  );
}
