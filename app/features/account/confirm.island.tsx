import ForgottenPassword, { ResendConfirmation } from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";
import { ConfirmScreen } from "./confirm-screen.tsx";

export default function Confirm() {
  return (
    <ConfirmScreen
      visitor={useSession()}
      secondFactor={<SecondFactorForm />}
      resend={<ResendConfirmation />}
      askForPassword={<ForgottenPassword />}
    />
  );
}
