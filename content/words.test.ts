import { describe, expect, test } from "vitest";
import { readWrittenTexts } from "../scripts/words/written-texts.ts";
import { footerGroups } from "./footer-links.ts";
import { accountPage } from "#words/account.ts";
import { notFound } from "#words/pages/not-found.ts";
import { product } from "#words/pages/product.ts";
import { siteWords } from "#words/site.ts";
import { featureLinks, pricingLink, productMenu, resourcesMenu, solutionsLink } from "./navigation.ts";
import { newsletterLifetimes } from "./lifetimes.ts";
import { easyToUse } from "#words/pages/feature-easy-to-use.ts";
import { flexiblePricing } from "./pages/feature-flexible-pricing.ts";
import { posted, timeIn } from "./clock.ts";
import { weigh } from "#words/pages/feature-flexible-pricing.ts";
import { globalReach } from "#words/pages/feature-global-reach.ts";
import { smartPersonalization } from "#words/pages/feature-smart-personalization.ts";
import { home } from "#words/pages/home.ts";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import { type LegalDocument, legal } from "./pages/legal.ts";
import { resources } from "#words/pages/resources.ts";
import { solutions } from "#words/pages/solutions.ts";
import { plans } from "./catalog/plans.ts";
import { serviceLimits, whatLimitsCount } from "./catalog/service-plans.ts";
import { services } from "./catalog/services.ts";
import { pageList } from "#words/page-list.ts";
import { getLimits } from "./placeholders.ts";
import { requireCurrency } from "./price-format.ts";
import { pricing as englishPricing } from "./generated/en/pages/pricing.ts";
import { caseStudyList as english } from "./generated/en/case-study-list.ts";
import { chooseLanguages } from "./language.ts";

/** Excludes words for matching visitors' texts, because they are spelled as visitors spell them. */
const shown = readWrittenTexts().filter(
  ({ file, text }) =>
    !/^content\/words\/(?!en\/)/.test(file) &&
    !file.endsWith("number-marks.yaml") &&
    !(file.endsWith("line-kinds.yaml") && /^[\p{L} ]+$/u.test(text) && text === text.toLowerCase()),
);
const written = shown.map(({ file, text }) => ({
  file: file.replace(/^content\/(words\/en\/)?/, ""),
  text,
}));

function holding(pattern: RegExp): string[] {
  return written.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);
}

function keyed(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => keyed(part, /^\d+$/.test(name) ? key : name));
}

const { "/": _home, "/legal": _legal, ...named } = pageList;
const pages = new Map<string, { title: string; heading: string }>(Object.entries(named));

describe("names", () => {
  const links = [
    { label: productMenu.label, to: "/product" },
    ...productMenu.more.filter(({ to }) => to !== "/product"),
    solutionsLink,
    pricingLink,
    { label: resourcesMenu.label, to: "/resources" },
    resourcesMenu.caseStudies,
    resourcesMenu.socialMediaWorld,
    ...featureLinks,
    ...footerGroups.flatMap(({ links }) => links).filter(({ to }) => !to.includes("#")),
    ...notFound.links,
  ];

  test("D20 title, menu and footer use the same name for a page", () => {
    const known = links.filter(({ to }) => pages.has(to));
    expect(new Set(known.map(({ to }) => to))).toEqual(new Set(pages.keys()));
    // Links to tools are phrased as questions.
    const other = known.filter(({ label, to }) => label !== pages.get(to)?.title && !label.endsWith("?"));
    expect(other).toEqual([]);
  });

  test("D20 a feature page shows the feature's name above its heading", () => {
    for (const { label, to } of featureLinks) expect(pages.get(to)?.title).toBe(label);
  });

  test("D20 headings are unique and a few words long", () => {
    const headings = [...pages.values(), legal, accountPage, notFound].map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(heading.split(" ").length).toBeLessThanOrEqual(7);
  });
});

describe("plain American English", () => {
  test.each([
    ["old words", /\b(doubles|givers?|lands|sendings|nought|put forward|quiet spells|moving day|tills?|adverts?)\b/i],
    ["old verbs", /\b(mend(s|ed)?|tidy|tidied|telephoned?|telephones|whom|shall i|in order of worth)\b/i],
    ["sayings without a meaning", /many doors|keep the sheet|contents: cookies/i],
    ["-our", /\b(behavi|col|fav|flav|harb|hon|lab|neighb|rum)our/i],
    ["-re", /\b(cent|fib|lit|kilomet|met|theat)res?\b/i],
    ["-ise", /\b(apolog|custom|organ|optim|personal|real|recogn|special)is(e|ed|es|ing|ation)\b/i],
    ["doubled letters", /\b(cancell|fuell|labell|modell|travell)(ed|ing)\b/i],
    [
      "other spellings",
      /\b(catalogues?|cheques?|enquir\w+|fortnight|grey|jewellery|learnt|licence|misspelt|post ?code|programme|spelt|spilt|towards|tyres?|whilst)\b/i,
    ],
    [
      "day before month",
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    ],
  ])("no %s", (_, pattern) => {
    expect(written.length).toBeGreaterThan(1500);
    expect(holding(pattern)).toEqual([]);
  });
});

describe("AI", () => {
  test("every product description says what AI does", () => {
    const described = {
      site: siteWords.description,
      strap: siteWords.strap,
      home: home.hero.lead.join(" "),
      search: home.description,
      product: product.lead,
      smallBusiness: solutions.smallBusiness.lead,
      personalization: smartPersonalization.lead,
      ease: easyToUse.lead,
      reach: globalReach.lead,
    };
    for (const [place, text] of Object.entries(described)) {
      expect(text, place).toMatch(/\bAI\b.*\b(drafts?|picks?|suggests?|translat\w+)\b/);
    }
  });

  test("services that AI writes for say so", () => {
    const naming = services.filter((service) => keyed(service).some(([, text]) => /\bAI\b/.test(text)));
    expect(naming.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["email-marketing", "sms-marketing", "whatsapp-marketing", "social-media", "advertising"]),
    );
  });
});

describe("figures that agree", () => {
  test("the times of the sample email match its towns when it leaves London", () => {
    const { board, clocks } = globalReach;
    const zones = new Map<string, string>(clocks.towns.map(({ name, timeZone }) => [name, timeZone]));
    zones.set("Cádiz", "Europe/Madrid");
    for (const { name, time } of board.arrivals)
      expect(`${name} ${time}`).toBe(`${name} ${timeIn(zones.get(name) ?? "", posted)}`);
    expect(board.lead).toContain(timeIn("Europe/London", posted).replace(/^0/, ""));
  });

  test("a lesson takes as long as its steps in total", () => {
    const minutes = (text: string): number => Number(/^(\d+) min$/.exec(text)?.[1]);
    for (const { id, time, steps } of resources.webinars.webinars) {
      expect([id, steps.reduce((sum, step) => sum + minutes(step.time), 0)]).toEqual([id, minutes(time)]);
    }
  });

  test("S9.2 S9.3 pricing and list size use the same calculation", () => {
    const meet = "up to two emails a month to each person, the list decides; above that, the emails";
    expect(weigh.alone).toContain(meet);
    expect(whatLimitsCount["email-marketing"]).toContain(meet);
    expect(serviceLimits["email-marketing"].basic).toBe("10,000 emails per month");
    expect(whatLimitsCount.crm).toMatch(/customer cards/);
  });

  test("S9.3 the florist's plan changes only when her list exceeds a limit", () => {
    const months = flexiblePricing.ledger.months.map(({ plan, note }) => ({
      plan,
      contacts: Number(/^([\d,]+) contacts/.exec(note)?.[1]?.replace(",", "")),
    }));
    expect(months).toHaveLength(12);
    for (const { plan, contacts } of months) expect(plan.id).toBe(contacts > 5_000 ? "pro" : "basic");
    const steps = months.slice(1).map(({ contacts }, index) => Math.abs(contacts - (months[index]?.contacts ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(1_500);
  });

  test("S9.2 the lesson on selling online names the website builder's actual pages", () => {
    const words = keyed(learnEcommerce.margins["first-month"]).map(([, text]) => text);
    expect(words.join("")).toContain(`${serviceLimits["website-builder"].basic} on ${plans[0].name}`);
  });

  test("P2 P3 each profile's notice says what happens to the footer forms", () => {
    const deeds: readonly LegalDocument[] = legal.deeds;
    const clause = (where: string) =>
      keyed(deeds.flatMap(({ clauses }) => clauses).filter((clause) => clause.where === where))
        .map(([, text]) => text)
        .join(" ");
    expect(clause("console")).toContain("written to your own browser’s console");
    expect(clause("stored")).toContain(`${newsletterLifetimes.confirmationHours} hours`);
    expect(clause("stored")).toContain(`${newsletterLifetimes.proofYears} years`);
  });
});

test("English isolates nothing", () => {
  expect(englishPricing.heading).toBe(`From ${plans[0].price} a month, per service.`);
  expect(english.columns.projectLink("Nikos (Bar)")).toBe("See the project of Nikos (Bar)");
});

test("D11 a currency that doesn't exist and a service without limits are named with their files", () => {
  for (const currency of ["ZZZ", "euros"])
    expect(() => requireCurrency(currency)).toThrow(`site.ts: the currency “${currency}” doesn't`);
  expect(() => getLimits("tea")).toThrow("content/catalog/limits.ts: planLimits lacks “tea”: add its limits.");
});

test("D25 the site is in the listed languages or else all, and always in English", () => {
  const known = [{ code: "en" }, { code: "es" }, { code: "pt" }];
  const chosen = (named: readonly string[] | null) => chooseLanguages(known, named).map(({ code }) => code);
  expect(chosen(null)).toEqual(["en", "es", "pt"]);
  expect(chosen(["pt"])).toEqual(["en", "pt"]);
});
