import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import { SetPasswordScreen } from "#app/features/account/set-password-screen.tsx";
import ForgottenPassword from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.tsx";
import { newPassword } from "#content/generated/account.ts";

export default function SetPassword() {
  const visitor = useSession();
  return (
    <LiveOnly title={newPassword.title} description={newPassword.description} otherwise={<UnknownAddress />}>
      <SetPasswordScreen visitor={visitor} secondFactor={<SecondFactorForm />} askAgain={<ForgottenPassword />} />
    </LiveOnly>
  );
}
