import type { SetPasswordWords } from "#app/features/account/account-words.ts";
import { SetPasswordScreen } from "#app/features/account/set-password-screen.tsx";
import ForgottenPassword, { type ForgottenWords } from "#app/features/auth/email-requests.tsx";
import SecondFactorForm, { type SecondFactorWords } from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";

interface SetPasswordProps {
  words: SetPasswordWords;
  secondFactor: SecondFactorWords;
  forgotten: ForgottenWords;
}

export default function SetPassword({ words, secondFactor, forgotten }: SetPasswordProps) {
  return (
    <SetPasswordScreen
      words={words}
      visitor={useSession()}
      secondFactor={<SecondFactorForm words={secondFactor} />}
      askAgain={<ForgottenPassword words={forgotten} />}
    />
  );
}
