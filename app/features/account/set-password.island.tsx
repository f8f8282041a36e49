import ForgottenPassword from "#app/features/auth/email-requests.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";
import type { SetPasswordWords } from "./account-words.ts";
import { SetPasswordScreen } from "./set-password-screen.tsx";

export default function SetPassword({ words }: { words: SetPasswordWords }) {
  return (
    <SetPasswordScreen
      words={words}
      visitor={useSession()}
      secondFactor={<SecondFactorForm words={words.secondFactor} />}
      askAgain={<ForgottenPassword words={words.forgotten} />}
    />
  );
}
