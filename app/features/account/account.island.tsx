import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { useSession } from "#app/features/auth/session.ts";
import ContactSales from "#app/features/contact/contact-sales.island.tsx";
import { AccountScreen } from "./account-screen.tsx";

export default function Account() {
  return (
    <AccountScreen
      visitor={useSession()}
      secondFactor={<SecondFactorForm />}
      salesDialog={(message, onDone) => <ContactSales message={message} onDone={onDone} />}
    />
  );
}
