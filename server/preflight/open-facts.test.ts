import { expect, test } from "vitest";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { readSettings } from "../settings/settings.ts";
import { isReserved, openFacts, type SiteContent, startLine } from "./open-facts.ts";

const settled: SiteContent = {
  business: { legalName: { value: "Bakery Ltd", settled: true } },
  answers: [{ id: "refund", topic: "billing", question: "Refunds?", settled: true }],
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

const openIn = (environment: Record<string, string>, content: SiteContent, ...links: string[]) =>
  openFacts({
    settings: readSettings(environment),
    environment,
    caseStudies: links.map((projectLink, index) => ({ id: index + 1, projectLink })),
    content,
  }).map(({ place, what }) => `${place}: ${what}`);

test("a business that has settled everything has nothing open", () => {
  expect(openIn(complete, settled, "https://customer.shop/")).toEqual([]);
});

test("a hosted project sends mail itself", () => {
  const hosted = { SUPABASE_URL: "https://p.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(openIn({ ...complete, ...hosted, SMTP_URL: "", MAIL_FROM: "" }, settled)).toEqual([]);
});

test("each setting, text, address, figure, photo and story that is still a sample is listed with its place", () => {
  const sample: SiteContent = {
    business: { legalName: { value: "X", settled: false } },
    answers: [{ id: "a", topic: "billing", question: "Refunds?", settled: false }],
    contacts: { help: "help@shop.example" },
    socialLinks: [{ icon: "x", name: "X", href: "https://x.com/" }],
    claims: { users: { figure: "90", label: "users", means: "", proof: null } },
    photos: { team: { url: "https://images.unsplash.com/photo-1", settled: false } },
    home: { letter: ["Sample letter"] },
  };
  const seeded = caseStudySamples[0]?.projectLink ?? "";
  expect(openIn({ SITE_URL: "https://www.example.com" }, sample, seeded, "https://other.example/")).toEqual([
    "settings: SITE_URL: the site is at https://www.example.com",
    "settings: SMTP_URL: no mail is sent",
    "settings: MAIL_FROM: mail comes from help@shop.example",
    "settings: CAPTCHA_PROVIDER: no check against machines is set up",
    "settings: HSTS_PRELOAD: nobody has decided on HTTPS for all subdomains",
    "content/words/en/business.yaml: legalName: “X” is a sample",
    "content/brand/contacts.ts: help: help@shop.example reaches nobody",
    "content/brand/contacts.ts: X: the icon leads to https://x.com/",
    "content/words/en/answers/billing.yaml: “Refunds?” has a sample answer",
    "content/words/en/claims.yaml: nobody has said where “90 users” comes from",
    "content/words/en/photos.yaml: team shows a stock photo",
    "content/words/en/pages/home.yaml: the home page shows a sample: “Sample letter”",
    `content/records/case-studies.yaml: story 1 of the table case_studies is a sample (${seeded})`,
    "database: story 2 of the table case_studies is a sample (https://other.example/)",
  ]);
});

test("an address for examples or of this machine is reserved", () => {
  const reserved = ["shop.example", "www.example.org", "localhost", "127.0.0.1", "[::1]"];
  expect([...reserved, "example.shop", "myexample.com"].filter(isReserved)).toEqual(reserved);
});

test("the start of live says how many facts are open, the one of spec nothing", () => {
  const live = { SITE_PROFILE: "live" };
  const facts = { settings: readSettings(live), environment: live, caseStudies: null };
  const { length } = openFacts(facts);
  expect(length).toBeGreaterThan(caseStudySamples.length);
  expect(startLine(facts)).toBe(`${length} facts are still the sample business's: larkpost preflight lists them.`);
  expect(startLine({ ...facts, settings: readSettings({}) })).toBeNull();
});
