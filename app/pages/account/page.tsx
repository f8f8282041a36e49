import { Island } from "#app/browser/island.tsx";
import { accountWords } from "#app/account/account-words.ts";
import { LiveOnly } from "#app/shell/error-pages/live-only.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { accountPage } from "#content/generated/account.ts";
import Account from "./account.island.tsx";

export const handle: RouteHandle = { noindex: true };

const words = { words: accountWords, sales: contactSalesWords };

export default function AccountPage() {
  return (
    <LiveOnly title={accountPage.title} description={accountPage.description}>
      <Island name="account" part={Account} props={words} when="now" />
    </LiveOnly>
  );
}
