import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";
import ContactSales from "#app/features/contact/contact-sales.island.tsx";
import { AccountScreen } from "./account-screen.tsx";
import type { AccountWords } from "./account-words.ts";

export default function Account({ words }: { words: AccountWords }) {
  return (
    <AccountScreen
      words={words}
      visitor={useSession()}
      secondFactor={<SecondFactorForm words={words.secondFactor} />}
      salesDialog={(message, onDone) => <ContactSales words={words.sales} message={message} onDone={onDone} />}
    />
  );
}
