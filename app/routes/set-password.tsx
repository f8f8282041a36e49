import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import { SetPasswordScreen } from "#app/features/account/set-password-screen.tsx";
import ForgottenPassword from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { newPassword } from "#content/generated/account.ts";

export const handle: RouteHandle = { noindex: true };

export default function SetPassword() {
  const visitor = useSession();
  return (
    <LiveOnly title={newPassword.title} description={newPassword.description} otherwise={<UnknownAddress />}>
      <SetPasswordScreen visitor={visitor} secondFactor={<SecondFactorForm />} askAgain={<ForgottenPassword />} />
    </LiveOnly>
  );
}
