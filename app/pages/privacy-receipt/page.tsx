import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { receiptPage } from "#words/receipt.ts";
import Receipt from "./receipt.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, receiptPage);

export default function PrivacyReceipt() {
  return <Island name="receipt" part={Receipt} when="now" />;
}
