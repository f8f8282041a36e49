import type { ConfirmWords } from "#app/features/account/account-words.ts";
import { ConfirmScreen } from "#app/features/account/confirm-screen.tsx";
import ForgottenPassword, {
  type ConfirmationWords,
  type ForgottenWords,
  ResendConfirmation,
} from "#app/features/auth/email-requests.tsx";
import SecondFactorForm, { type SecondFactorWords } from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";

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
