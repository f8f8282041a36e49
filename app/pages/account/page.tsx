import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { accountWords } from "#app/account/account-words.ts";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import { accountPage } from "#words/account.ts";
import Account from "./account.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, accountPage);

const words = { words: accountWords, sales: contactSalesWords };

export default function AccountPage() {
  return <Island name="account" part={Account} props={words} when="now" />;
}
