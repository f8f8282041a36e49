import { captchaWords } from "#app/shell/captcha/captcha-words.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import Receipt from "./receipt.island.tsx";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { receiptPage } from "#words/receipt.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, receiptPage);

const { title, description, ...words } = receiptPage;

export default function PrivacyReceipt() {
  const captcha = captchaWords(usePublicSettings());
  return <Island name="receipt" part={Receipt} props={{ words: { ...words, captcha } }} when="now" />;
}
