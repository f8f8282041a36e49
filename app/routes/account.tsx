import { Island } from "#app/browser/island.tsx";
import { accountWords } from "#app/features/account/account-words.ts";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { secondFactorWords } from "#app/features/auth/auth-words.ts";
import { contactSalesWords } from "#app/features/contact/contact-words.ts";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { accountPage } from "#content/generated/account.ts";
import Account from "./account.island.tsx";

export const handle: RouteHandle = { noindex: true };

const words = { words: accountWords, secondFactor: secondFactorWords, sales: contactSalesWords };

export default function AccountPage() {
  return (
    <LiveOnly title={accountPage.title} description={accountPage.description} otherwise={<UnknownAddress />}>
      <Island name="account" part={Account} props={words} when="now" />
    </LiveOnly>
  );
}
