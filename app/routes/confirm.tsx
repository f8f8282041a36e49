import { ConfirmScreen } from "#app/features/account/confirm-screen.tsx";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import ForgottenPassword, { ResendConfirmation } from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { confirmation } from "#content/generated/account.ts";

export const handle: RouteHandle = { noindex: true };

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
