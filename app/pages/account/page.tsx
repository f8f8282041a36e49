import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { accountPage } from "#words/account.ts";
import Account from "./account.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, accountPage);

export default function AccountPage() {
  return <Island name="account" part={Account} when="now" />;
}
