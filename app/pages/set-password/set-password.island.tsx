import type { SetPasswordWords } from "#app/account/account-words.ts";
import { SetPasswordScreen } from "#app/account/set-password-screen.tsx";
import ForgottenPassword, { type ForgottenWords } from "#app/shell/auth/email-requests.tsx";
import SecondFactorForm, { type SecondFactorWords } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";

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
