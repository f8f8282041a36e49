import { AccountScreen } from "#app/features/account/account-screen.tsx";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import SecondFactorForm from "#app/features/auth/second-factor-form.tsx";
import { ContactSalesDialog } from "#app/features/contact/contact-sales-dialog.tsx";
import { useSession } from "#app/features/auth/session.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { accountPage } from "#content/generated/account.ts";

export const handle: RouteHandle = { noindex: true };

export default function Account() {
  const visitor = useSession();
  return (
    <LiveOnly title={accountPage.title} description={accountPage.description} otherwise={<UnknownAddress />}>
      <AccountScreen
        visitor={visitor}
        secondFactor={<SecondFactorForm />}
        salesDialog={(message, onDone) => <ContactSalesDialog message={message} onDone={onDone} />}
      />
    </LiveOnly>
  );
}
