import ForgottenPassword, { ResendConfirmation } from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";
import type { ConfirmWords } from "./account-words.ts";
import { ConfirmScreen } from "./confirm-screen.tsx";

export default function Confirm({ words }: { words: ConfirmWords }) {
  return (
    <ConfirmScreen
      words={words}
      visitor={useSession()}
      secondFactor={<SecondFactorForm words={words.secondFactor} />}
      resend={<ResendConfirmation words={words.resend} />}
      askForPassword={<ForgottenPassword words={words.forgotten} />}
    />
  );
}
