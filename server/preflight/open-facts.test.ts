import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answers } from "#content/answers.ts";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { readSettings } from "../settings/settings.ts";
import { isReserved, openFacts, placeOf, type SiteContent, type SiteFacts, startLine } from "./open-facts.ts";

const environment = {
  SITE_PROFILE: "live",
  SITE_URL: "https://www.bakery.shop",
  SMTP_URL: "smtp://mail.bakery.shop",
  MAIL_FROM: "post@bakery.shop",
  CAPTCHA_PROVIDER: "none",
  HSTS_PRELOAD: "off",
};

function withSettings(changes: Record<string, string>): Pick<SiteFacts, "settings" | "environment"> {
  const changed = { ...environment, ...changes };
  return { settings: readSettings(changed), environment: changed };
}

const settled: SiteContent = {
  business: { legalName: { value: "Bakery Ltd", settled: true } },
  answers: [{ id: "refund", topic: "billing", question: "Refunds?", settled: true }],
  contacts: { help: "help@bakery.shop" },
  socialLinks: [{ icon: "facebook", name: "Facebook", href: "https://www.facebook.com/bakery" }],
  claims: { users: { figure: "90", label: "users", means: "", proof: "Accounts on 1 November" } },
  photos: { "solutions-enterprise": { url: "https://www.bakery.shop/us.jpg", settled: false } },
  home: { title: "Real bread", list: ["Real customers"] },
};

type Changes = Partial<SiteContent & Omit<SiteFacts, "content">>;
const openOf = ({ caseStudies = [{ id: 1, projectLink: "https://customer.shop/" }], ...changes }: Changes = {}) =>
  openFacts({ ...withSettings({}), ...changes, caseStudies, content: { ...settled, ...changes } });

const [firstSample] = caseStudySamples;

test("a business that has settled everything has nothing open", () => {
  expect(openOf()).toEqual([]);
});

test.each<[name: string, changes: Changes, file: string | null, what: RegExp]>([
  ["no https address", withSettings({ SITE_URL: "http://localhost:3000" }), "settings", /^SITE_URL/],
  ["an address for examples", withSettings({ SITE_URL: "https://www.example.com" }), "settings", /^SITE_URL/],
  ["no mail server", withSettings({ SMTP_URL: "" }), "settings", /^SMTP_URL/],
  ["a sender for examples", withSettings({ MAIL_FROM: "post@larkpost.example" }), "settings", /^MAIL_FROM/],
  ["no word about a captcha", withSettings({ CAPTCHA_PROVIDER: "" }), "settings", /^CAPTCHA_PROVIDER/],
  ["no word about HSTS", withSettings({ HSTS_PRELOAD: "" }), "settings", /^HSTS_PRELOAD/],
  [
    "a sample name",
    { business: { legalName: { value: "X", settled: false } } },
    "content/words/en/business.yaml",
    /legal name/,
  ],
  [
    "a sample answer",
    { answers: [{ id: "a", topic: "billing", question: "A?", settled: false }] },
    "content/words/en/answers/billing.yaml",
    /A\?/,
  ],
  ["an address that reaches nobody", { contacts: { help: "help@larkpost.example" } }, "content/contacts.ts", /help@/],
  [
    "an icon without a page",
    { socialLinks: [{ icon: "x", name: "X", href: "https://x.com/" }] },
    "content/contacts.ts",
    /X/,
  ],
  [
    "a figure without a source",
    { claims: { users: { figure: "90", label: "users", means: "", proof: null } } },
    "content/words/en/claims.yaml",
    /users/,
  ],
  [
    "a stock photo",
    { photos: { "learn-ecommerce": { url: "https://images.unsplash.com/photo-1", settled: false } } },
    "content/words/en/photos.yaml",
    /learn-ecommerce/,
  ],
  [
    "a sample on the home page",
    { home: { letter: ["Sample letter"] } },
    "content/words/en/pages/home.yaml",
    /Sample letter/,
  ],
  [
    "a sample story as the site ships it",
    { caseStudies: [{ id: 1, projectLink: firstSample?.projectLink ?? "" }] },
    "content/records/case-studies.yaml",
    /story 1/,
  ],
  ["another sample story", { caseStudies: [{ id: 7, projectLink: "https://other.example/" }] }, null, /story 7/],
])("%s is one open fact", (_name, changes, file, what) => {
  const open = openOf(changes);
  expect(open.map((fact) => fact.file)).toEqual([file]);
  expect(open[0]?.what).toMatch(what);
  expect(open[0]?.put).not.toBe("");
});

test("what was decided against is settled: no captcha, and a stock photo that is kept", () => {
  const photos = { "learn-ecommerce": { url: "https://images.unsplash.com/photo-1", settled: true } };
  expect(openOf({ photos })).toEqual([]);
});

test("a hosted project sends mail itself", () => {
  const hosted = { SUPABASE_URL: "https://p.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(openOf(withSettings({ ...hosted, SMTP_URL: "", MAIL_FROM: "" }))).toEqual([]);
});

test.each([
  ["larkpost.example", true],
  ["www.example.org", true],
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["example.shop", false],
  ["myexample.com", false],
])("%s is reserved: %s", (host, expected) => {
  expect(isReserved(host)).toBe(expected);
});

describe("the site as it is", () => {
  const looked = { settings: readSettings({}), environment: {}, caseStudies: null };
  const open = openFacts(looked);

  test("every fact names the line on which it is settled, and no two the same", () => {
    const places = open.map((fact) => {
      const place = placeOf(fact);
      const [file = "", line = ""] = place.split(":");
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").split("\n")[Number(line) - 1];
      expect(text, place).toContain(fact.find.at(-1));
      return place;
    });
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(answers.filter(({ settled }) => settled === false).length);
  });

  test("the line of a mark is that of its own fact", () => {
    for (const fact of open.filter(({ find }) => find[0]?.startsWith("  - id: "))) {
      const lines = readFileSync(new URL(`../../${fact.file}`, import.meta.url), "utf8").split("\n");
      const line = Number(placeOf(fact).split(":")[1]) - 1;
      const ids = lines.slice(0, line).filter((text) => /^ {2}- id: /.test(text));
      expect(ids.at(-1)).toBe(fact.find[0]);
    }
  });

  test("a place that the file does not hold stops the command, so that it never names a wrong line", () => {
    const lost = { file: "content/site.ts", find: ["no such words"], what: "x", put: "y" };
    expect(() => placeOf(lost)).toThrow("content/site.ts does not hold no such words");
  });

  test("stories that were deleted from the table are settled", () => {
    const without = openFacts({ ...looked, caseStudies: [] });
    expect(open.length - without.length).toBe(caseStudySamples.length);
  });

  test("the start of live says how many facts are open, the one of spec nothing", () => {
    const live = { SITE_PROFILE: "live" };
    expect(startLine({ settings: readSettings(live), environment: live, caseStudies: null })).toMatch(
      new RegExp(`^${open.length} facts are .*larkpost preflight`),
    );
    expect(startLine(looked)).toBeNull();
  });
});
