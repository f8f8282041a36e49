import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { findOpenFacts, isReserved, type SiteContent } from "./open-facts.ts";

const settled: SiteContent = {
  business: { legalName: { value: "Bakery Ltd", settled: true } },
  answers: [{ topic: "billing", question: "Refunds?", settled: true }],
  contacts: { help: "help@bakery.shop" },
  socialLinks: [{ icon: "facebook", name: "Facebook", href: "https://www.facebook.com/bakery" }],
  claims: { users: { figure: "90", label: "users", means: "", proof: "Accounts on 1 November" } },
  photos: {
    own: { url: "https://www.bakery.shop/us.jpg", settled: false },
    kept: { url: "https://images.unsplash.com/photo-1", settled: true },
  },
  home: { title: "Real bread", list: ["Real customers"] },
};

const complete = {
  SITE_PROFILE: "live",
  SITE_URL: "https://www.bakery.shop",
  SMTP_URL: "smtp://mail.bakery.shop",
  MAIL_FROM: "post@bakery.shop",
  CAPTCHA_PROVIDER: "none",
  HSTS_PRELOAD: "off",
};

const find = (environment: Record<string, string>, content: SiteContent, ...links: string[]) =>
  findOpenFacts({
    settings: readSettings(environment),
    environment,
    caseStudies: links.map((link, index) => ({ id: index + 1, project_link: link })),
    content,
  });

test("a business that has settled everything has no open facts, even if a hosted project sends the mail", () => {
  expect(find(complete, settled, "https://customer.shop/")).toEqual([]);
  const hosted = { SUPABASE_URL: "https://p.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(find({ ...complete, ...hosted, SMTP_URL: "", MAIL_FROM: "" }, settled)).toEqual([]);
});

test("each setting, text, address, figure, photo and story that is still a sample is listed with its location", () => {
  const sample: SiteContent = {
    business: { legalName: { value: "X", settled: false }, imprintVat: { value: "", settled: false } },
    answers: [{ topic: "billing", question: "Refunds?", settled: false }],
    contacts: { help: "help@shop.example" },
    socialLinks: [{ icon: "x", name: "X", href: "https://x.com/" }],
    claims: { users: { figure: "90", label: "users", means: "", proof: null } },
    photos: { team: { url: "https://images.unsplash.com/photo-1", settled: false } },
    home: { letter: ["Sample letter"] },
  };
  expect(find({ SITE_URL: "https://www.example.com" }, sample, "https://other.example/")).toEqual([
    "settings  SITE_URL: the site is at https://www.example.com",
    "settings  SMTP_URL: no mail is sent",
    "settings  MAIL_FROM: mail comes from help@shop.example",
    "settings  CAPTCHA_PROVIDER: set turnstile or hcaptcha with its keys, or none",
    "settings  HSTS_PRELOAD: set on if all subdomains have HTTPS, or off",
    "content/words/en/business.yaml  legalName: “X” is a sample",
    "content/words/en/business.yaml  imprintVat: nobody has said it",
    "content/brand/contacts.ts  help: help@shop.example reaches nobody",
    "content/brand/contacts.ts  X: https://x.com/ is no page of the business",
    "content/words/en/answers/billing.yaml  “Refunds?” has a sample answer",
    "content/words/en/claims.yaml  “90 users” has no proof yet",
    "content/words/en/photos.yaml  team shows a stock photo (settled: true keeps it)",
    "content/words/en/pages/home.yaml  “Sample letter” is a sample",
    "database  case study 1 is a sample (https://other.example/): change it at the desk",
  ]);
});

test("an example or local address is reserved", () => {
  const reserved = ["shop.example", "www.example.org", "localhost", "127.0.0.1", "[::1]"];
  expect([...reserved, "example.shop", "myexample.com"].filter(isReserved)).toEqual(reserved);
});
