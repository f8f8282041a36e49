import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import Receipt from "#app/features/receipt/receipt.island.tsx";
import { Island } from "#app/browser/island.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { receiptPage } from "#content/generated/receipt.ts";

export const handle: RouteHandle = { noindex: true };

export default function PrivacyReceipt() {
  return (
    <LiveOnly title={receiptPage.title} description={receiptPage.description} otherwise={<UnknownAddress />}>
      <Island name="receipt" part={Receipt} props={{}} when="now" />
    </LiveOnly>
  );
}
