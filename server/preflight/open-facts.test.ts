import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { findOpenFacts, type SiteContent } from "./open-facts.ts";

const content: SiteContent = {
  business: {
    legalName: { value: "X", settled: false },
    imprintVat: { value: "", settled: false },
    city: { value: "Bonn", settled: true },
  },
  answers: [
    { topic: "billing", question: "Refunds?", settled: false },
    { topic: "billing", question: "Invoices?", settled: true },
  ],
  contacts: { help: "help@shop.example", sales: "sales@bakery.shop" },
  socialLinks: [
    { icon: "x", name: "X", href: "https://x.com/" },
    { icon: "facebook", name: "Facebook", href: "https://www.facebook.com/bakery" },
  ],
  claims: {
    users: { figure: "90", label: "users", means: "", proof: null },
    shops: { figure: "9", label: "shops", means: "", proof: "Accounts on 1 November" },
  },
  photos: { team: { settled: false }, kept: { settled: true } },
  home: { title: "Real bread", letter: ["Sample letter"] },
};

const find = (environment: Record<string, string>) => {
  const stories = ["https://other.example/", "https://customer.shop/"].map((project_link, id) => ({
    id,
    project_link,
  }));
  return findOpenFacts(readSettings(environment), environment, stories, content);
};

test("each setting, text, address, figure, photo and story that is still a sample is listed with its location", () => {
  expect(find({ SITE_URL: "https://www.example.com" })).toEqual([
    "settings  SITE_URL: https://www.example.com is not a public https address",
    "settings  SMTP_URL: not set, so no mail is sent",
    "settings  MAIL_FROM: help@shop.example is an example address",
    "settings  CAPTCHA_PROVIDER: set turnstile or hcaptcha with its keys, or none",
    "settings  HSTS_PRELOAD: set on if all subdomains have HTTPS, or off",
    "content/words/en/business.yaml  legalName: “X” is a sample",
    "content/words/en/business.yaml  imprintVat: not filled in",
    "content/brand/contacts.ts  help: help@shop.example is an example address",
    "content/brand/contacts.ts  X: https://x.com/ is not the business's own page",
    "content/words/en/answers/billing.yaml  “Refunds?” has a sample answer",
    "content/words/en/claims.yaml  “90 users” has no proof yet",
    "content/words/en/photos.yaml  team shows a stock photo (settled: true keeps it)",
    "content/words/en/pages/home.yaml  “Sample letter” is a sample",
    "database  case study 0 is a sample (https://other.example/): change it at the desk",
  ]);
});

test.each<Record<string, string>>([
  { SMTP_URL: "smtp://mail.bakery.shop", MAIL_FROM: "post@bakery.shop" },
  { SUPABASE_URL: "https://p.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
])("no setting is open where %j sends the mail", (mail) => {
  const chosen = { SITE_URL: "https://www.bakery.shop", CAPTCHA_PROVIDER: "none", HSTS_PRELOAD: "off" };
  expect(find({ ...chosen, ...mail }).join("\n")).not.toContain("settings");
});
