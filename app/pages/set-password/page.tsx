import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { newPassword } from "#words/account.ts";
import SetPassword from "./set-password.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, newPassword);

export default function SetPasswordPage() {
  return <Island name="set-password" part={SetPassword} when="now" />;
}
