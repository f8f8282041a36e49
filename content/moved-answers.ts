import type { pageList } from "#words/page-list.ts";

/** Anchors of answers that moved to other pages (D32), separated by spaces, so that old links work. New answers need none. */
export const movedAnswers = {
  "/help":
    "create-account no-letter password shared-computer reset-password delete-account cost what-pro-adds what-enterprise-adds change-or-cancel seo-kol get-started bundle look-first first-service bring-list permission newsletter live-chat without-scripts write-to-us",
  "/trust":
    "spf-dkim-dmarc spam-folder contact per-contact limit long-texts free refund cancel yearly how-to-buy price-includes unlimited moving from-mailchimp from-brevo from-klaviyo take-out integrations who-runs-it support-hours support-languages uptime customers protection seats roles clients approval templates mobile-app sms-countries sender-registration quiet-hours where-data-is gdpr processing-agreement ai sold",
  "/pricing":
    "contact per-contact limit long-texts free refund cancel yearly how-to-buy price-includes unlimited moving support-hours seats approval where-data-is",
  "/how-to-buy":
    "how-to-buy start-sending payment-methods invoices purchase-orders price-includes tax unlimited discounts clients",
  "/integrations": "systems by-file store-orders sending-api integrations",
  "/compare": "moving from-mailchimp from-brevo from-klaviyo",
  "/security": "protection two-step certificates subprocessors status-page data-after-leaving report-vulnerability",
} as const satisfies Partial<Record<keyof typeof pageList, string>>;

export type PageOfMovedAnswers = keyof typeof movedAnswers;
