import { Island } from "#app/browser/island.tsx";
import Account from "#app/features/account/account.island.tsx";
import { accountWords } from "#app/features/account/account-words.ts";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { accountPage } from "#content/generated/account.ts";

export const handle: RouteHandle = { noindex: true };

export default function AccountPage() {
  return (
    <LiveOnly title={accountPage.title} description={accountPage.description} otherwise={<UnknownAddress />}>
      <Island name="account" part={Account} props={{ words: accountWords }} when="now" />
    </LiveOnly>
  );
}
