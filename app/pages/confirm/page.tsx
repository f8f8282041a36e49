import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { confirmation } from "#words/account.ts";
import Confirm from "./confirm.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, confirmation);

export default function ConfirmPage() {
  return <Island name="confirm" part={Confirm} when="now" />;
}
