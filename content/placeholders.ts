import { visitsPerRating } from "./analytics.ts";
import { captchaProviders } from "./captcha.ts";
import { contactLimits, monthlyPrices, type PlanLimits, planLimits } from "./catalog/limits.ts";
import { currencyName, writePrice } from "./price-format.ts";
import { accountRules } from "./account-rules.ts";
import {
  consentMonths,
  conversationDays,
  deskLifetimes,
  newsletterLifetimes,
  proofMinutes,
  deletionHours,
} from "./lifetimes.ts";
import { photoHost } from "./photo-host.ts";
import { sampleShops } from "./samples/shops.ts";
import { contacts } from "./brand/contacts.ts";
import { site } from "./brand/site.ts";

/** Values of `{name}` in content/words/. Modules that this one imports must not import words. */

/** Values that are known when the words are generated. Numbers are formatted for the locale. */
export const valuesIn = (locale: string): Readonly<Record<string, string | number>> => ({
  siteName: site.name,
  siteNameInCapitals: site.name.toUpperCase(),
  siteSlug: site.slug,
  helpEmail: contacts.help,
  salesEmail: contacts.sales,
  privacyEmail: contacts.privacy,
  legalEmail: contacts.legal,
  accessibilityEmail: contacts.accessibility,
  basicPrice: writePrice(locale, monthlyPrices.basic),
  proPrice: writePrice(locale, monthlyPrices.pro),
  enterprisePrice: writePrice(locale, monthlyPrices.enterprise),
  noPrice: writePrice(locale, 0),
  currency: currencyName(locale),
  planCount: Object.keys(monthlyPrices).length,
  contactsBasic: contactLimits.basic,
  contactsPro: contactLimits.pro,
  emailsPerContact: getLimits("email-marketing").basic / contactLimits.basic,
  ...limitsInWords(),
  bakeryPeople: sampleShops.bakery.people,
  ...accountRules,
  ...newsletterLifetimes,
  proofMinutes,
  ...deskLifetimes,
  conversationDays,
  consentMonths,
  // Maximum time that a receipt request's address is kept: the link's lifetime, the page's, and the wait for the next deletion.
  receiptHours: Math.ceil((2 * proofMinutes) / 60 + deletionHours),
  unconfirmedAddressDays: newsletterLifetimes.confirmationHours / 24 + newsletterLifetimes.unconfirmedDays,
  visitsPerRating,
  turnstileName: captchaProviders.turnstile.name,
  hcaptchaName: captchaProviders.hcaptcha.name,
  photoHostName: new URL(photoHost).host,
});

const splitNames = (names: string): string[] => names.trim().split(/\s+/);

/** Claims whose `figure`, `label` and `means` other texts quote, such as {usersFigure}. */
const claims = splitNames("users openRate satisfaction countries languages uptime support setup");

/** Facts of business.yaml that other texts quote under the same name. */
const facts = splitNames(`
  legalName postalAddress imprintPhone imprintRepresentative imprintRegister imprintVat supportDays supportTimes supportLanguages quietHours
  replyWithin dataLocation refundDays refundStart healthData listKeptDays newsletterFrequency textsFrequency processingAgreement`);

/** Texts that other texts quote, by file and keys. In a list, a key is an entry's `id` or `length`. */
export const quotations: Readonly<Record<string, string>> = {
  basicName: "plans:basic.name",
  proName: "plans:pro.name",
  enterpriseName: "plans:enterprise.name",
  serviceCount: "service-names:serviceNames.length",
  glossaryCount: "pages/glossary:glossary.terms.length",
  emailServiceName: "service-names:serviceNames.email-marketing.name",
  mailboxServiceName: "service-names:serviceNames.business-email.name",
  chatLabel: "chat-button:chatLink",
  emailLimitBasic: "service-plans:serviceLimits.email-marketing.basic",
  emailLimitPro: "service-plans:serviceLimits.email-marketing.pro",
  emailLimitsMeet: "service-plans:limitsMeet",
  crmLimitBasic: "service-plans:serviceLimits.crm.basic",
  websiteLimitBasic: "service-plans:serviceLimits.website-builder.basic",
  setupInWords: "claims:claims.setup.inWords",
  easyToUseFigure: "claims:claims.easyToUseSatisfaction.figure",
  easyToUseMeans: "claims:claims.easyToUseSatisfaction.means",
  chargesOnTop: "plans:chargesOnTop",
  clockSetupAlt: "drawings:drawingAlt.features/clock-setup",
  clockSatisfactionAlt: "drawings:drawingAlt.features/clock-satisfaction",
  clockSupportAlt: "drawings:drawingAlt.features/clock-support",
  platformCount: "records/platforms:platforms.length",
  ...Object.fromEntries(
    claims.flatMap((id) =>
      ["Figure", "Label", "Means"].map((part) => [id + part, `claims:claims.${id}.${part.toLowerCase()}`]),
    ),
  ),
  ...Object.fromEntries(facts.map((name) => [name, `business:business.${name}.value`])),
};

function limitsInWords(): Record<string, number> {
  const names = {
    "email-marketing": "emails",
    "sms-marketing": "sms",
    "whatsapp-marketing": "whatsapp",
    "social-media": "socialAccounts",
    advertising: "adPlatforms",
    "business-email": "mailboxes",
    "website-builder": "websitePages",
    crm: "cards",
  } as const satisfies Record<keyof typeof planLimits, string>;
  const limits = Object.entries(names).flatMap(([id, name]) => {
    const { basic, pro } = getLimits(id);
    return [
      [`${name}Basic`, basic],
      [`${name}Pro`, pro],
    ];
  });
  return Object.fromEntries(limits);
}

export function getLimits(id: string): PlanLimits {
  const limits: Readonly<Record<string, PlanLimits>> = planLimits;
  const found = limits[id];
  if (!found) throw new Error(`content/catalog/limits.ts: planLimits lacks “${id}”: add its limits.`);
  return found;
}

const numbers = ["count", "left", "limit", "next", "page", "parts", "texts", "total", "used"];
const texts = splitNames(`
  address audience brandName browser channel date day device email heading host id ip label letter letters line min moment month
  name names newEmail people plan platform price provider query ratio reason rest result seen service services shop system time
  times topic trade year zone`);

/** Values that are known only when a text is shown. They are parameters of generated functions. */
export const parameters: Readonly<Record<string, "string" | "number">> = Object.fromEntries([
  ...numbers.map((name) => [name, "number"]),
  ...texts.map((name) => [name, "string"]),
]);

/**
 * User input and Latin names may differ in direction from the sentence and reorder adjacent numbers, so they are isolated:
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates. Prices are isolated already (price-format.ts).
 */
export const isolated: readonly string[] = splitNames(
  "brandName browser device email host ip letter name newEmail plan platform query result service zone",
);
