import { AccountScreen } from "#app/account/account-screen.tsx";
import type { AccountWords } from "#app/account/account-words.ts";
import SecondFactorForm, { type SecondFactorWords } from "#app/shell/auth/second-factor-form.tsx";
import { useSession } from "#app/shell/auth/session.ts";
import ContactSales, { type ContactSalesWords } from "#app/shell/contact/contact-sales.island.tsx";

interface AccountProps {
  words: AccountWords;
  secondFactor: SecondFactorWords;
  sales: ContactSalesWords;
}

export default function Account({ words, secondFactor, sales }: AccountProps) {
  return (
    <AccountScreen
      words={words}
      visitor={useSession()}
      secondFactor={<SecondFactorForm words={secondFactor} />}
      salesDialog={(message, onDone) => <ContactSales words={sales} message={message} onDone={onDone} />}
    />
  );
}
