import { Island } from "#app/browser/island.tsx";
import SetPassword from "#app/features/account/set-password.island.tsx";
import { setPasswordWords } from "#app/features/account/account-words.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { newPassword } from "#content/generated/account.ts";

export const handle: RouteHandle = { noindex: true };

export default function SetPasswordPage() {
  return (
    <LiveOnly title={newPassword.title} description={newPassword.description} otherwise={<UnknownAddress />}>
      <Island
        name="set-password"
        part={SetPassword}
        props={{ words: setPasswordWords(usePublicSettings()) }}
        when="now"
      />
    </LiveOnly>
  );
}
