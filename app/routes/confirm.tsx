import { ConfirmScreen } from "#app/features/account/confirm-screen.tsx";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/unknown-address.tsx";
import ForgottenPassword from "#app/features/auth/forgotten-password.tsx";
import { ResendConfirmation } from "#app/features/auth/resend-confirmation.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.tsx";
import { confirmation } from "#content/generated/account.ts";

export default function Confirm() {
  const visitor = useSession();
  return (
    <LiveOnly title={confirmation.title} description={confirmation.description} otherwise={<UnknownAddress />}>
      <ConfirmScreen
        visitor={visitor}
        secondFactor={<SecondFactorForm />}
        resend={<ResendConfirmation />}
        askForPassword={<ForgottenPassword />}
      />
    </LiveOnly>
  );
}
