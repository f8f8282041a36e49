import type { ConfirmWords } from "#app/account/account-words.ts";
import { ConfirmScreen } from "#app/account/confirm-screen.tsx";
import ForgottenPassword, {
  type ConfirmationWords,
  type ForgottenWords,
  ResendConfirmation,
} from "#app/shell/auth/email-requests.tsx";
import SecondFactorForm, { type SecondFactorWords } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";

interface ConfirmProps {
  words: ConfirmWords;
  secondFactor: SecondFactorWords;
  resend: ConfirmationWords;
  forgotten: ForgottenWords;
}

export default function Confirm({ words, secondFactor, resend, forgotten }: ConfirmProps) {
  return (
    <ConfirmScreen
      words={words}
      visitor={useSession()}
      secondFactor={<SecondFactorForm words={secondFactor} />}
      resend={<ResendConfirmation words={resend} />}
      askForPassword={<ForgottenPassword words={forgotten} />}
    />
  );
}
