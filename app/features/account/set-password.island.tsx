import ForgottenPassword from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";
import { SetPasswordScreen } from "./set-password-screen.tsx";

export default function SetPassword() {
  return (
    <SetPasswordScreen visitor={useSession()} secondFactor={<SecondFactorForm />} askAgain={<ForgottenPassword />} />
  );
}
