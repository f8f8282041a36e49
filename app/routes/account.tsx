import { AccountDesk } from "#app/features/account/account-desk.tsx";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/unknown-address.tsx";
import SecondStep from "#app/features/auth/second-step.tsx";
import { ContactSalesDialog } from "#app/features/contact/contact-sales-dialog.tsx";
import { useSession } from "#app/features/auth/session.tsx";
import { accountPage } from "#content/generated/account.ts";

export default function Account() {
  const visitor = useSession();
  return (
    <LiveOnly title={accountPage.title} description={accountPage.description} otherwise={<UnknownAddress />}>
      <AccountDesk
        visitor={visitor}
        secondStep={<SecondStep />}
        salesDialog={(message, onDone) => <ContactSalesDialog message={message} onDone={onDone} />}
      />
    </LiveOnly>
  );
}
