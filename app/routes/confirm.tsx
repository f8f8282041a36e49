import { Island } from "#app/browser/island.tsx";
import Confirm from "#app/features/account/confirm.island.tsx";
import { confirmWords } from "#app/features/account/account-words.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { LiveOnly } from "#app/features/account/live-only.tsx";
import { UnknownAddress } from "#app/features/error-pages/error-pages.tsx";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { confirmation } from "#content/generated/account.ts";

export const handle: RouteHandle = { noindex: true };

export default function ConfirmPage() {
  return (
    <LiveOnly title={confirmation.title} description={confirmation.description} otherwise={<UnknownAddress />}>
      <Island name="confirm" part={Confirm} props={{ words: confirmWords(usePublicSettings()) }} when="now" />
    </LiveOnly>
  );
}
