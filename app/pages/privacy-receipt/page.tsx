import { captchaWords } from "#app/shell/captcha/captcha-words.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { LiveOnly } from "#app/shell/error-pages/live-only.tsx";
import Receipt from "./receipt.island.tsx";
import { Island } from "#app/browser/island.tsx";
import type { RouteHandle } from "#app/route-handle.ts";
import { receiptPage } from "#content/generated/receipt.ts";

export const handle: RouteHandle = { noindex: true };

const { title, description, ...words } = receiptPage;

export default function PrivacyReceipt() {
  return (
    <LiveOnly title={title} description={description}>
      <Island
        name="receipt"
        part={Receipt}
        props={{ words: { ...words, captcha: captchaWords(usePublicSettings()) } }}
        when="now"
      />
    </LiveOnly>
  );
}
