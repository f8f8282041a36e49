import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import MiniSearch from "minisearch";
import { describe, expect, test, vi } from "vitest";
import { escapePattern } from "#tests/escape-pattern.ts";
import { pageRoutes } from "#tests/journeys/routes.ts";
import { plans } from "#content/catalog/plans.ts";
import { formatSumIn } from "#content/format-price.ts";
import { writePrice } from "#content/price-format.ts";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";
import { platforms } from "#content/platforms.ts";
import { shownIn } from "#content/profiles.ts";
import { searchDocuments } from "#content/search-data.ts";
import { language } from "#words/language.ts";
import { searchBox } from "#words/search.ts";
import { textPriceFormat } from "#words/text-prices.ts";
import { answerQuestion, getExcerpt, nearestQuestions } from "./answer-question.ts";
import { listDocuments } from "./documents.ts";
import { find } from "./find.ts";
import { replyTo } from "./reply.ts";
import { createSearch } from "./search.ts";
import { toTerms } from "./terms.ts";

const [basic, pro, enterprise] = plans;
const writeSum = (amount: number) => escapePattern(formatSumIn(textPriceFormat, amount));
const documents = searchDocuments.filter((document) => shownIn(document, "spec"));
const answers = createSearch(documents);
const caseStudies = caseStudySamples.map((caseStudy, index) => ({
  ...caseStudy,
  id: String(index),
  createdAt: "",
  trade: caseStudy.industryType,
  isTranslated: true,
}));
const records = platforms.map(({ name, homepageUrl }, index) => ({ id: String(index), name, homepageUrl }));
const site = createSearch([...documents, ...listDocuments(caseStudies, records)]);
const found = (query: string, only?: "answer") => find(query, site, only).results.map(({ to }) => to);

describe("D23 the search", () => {
  test.each([
    ["refund", "/help/billing#refund"],
    ["change email", "/help/account#change-email"],
    ["DPA", "/help/your-data#processing-agreement"],
    ["shopify", "/help/integrations#systems"],
    ["credit card", "/help/billing#free"],
    ["api", "/help/integrations#sending-api"],
    ["limit", "/help/billing#limit"],
    ["yearly price", "/help/billing#yearly"],
    ["sms plans", "/pricing#sms-marketing"],
    ["website builder", "/product#website-builder"],
    ["Pricing", "/pricing"],
    ["privacy", "/legal#privacy"],
    ["x.com", "https://x.com/"],
    ["twitter", "https://x.com/"],
    ["tik tok", "https://www.tiktok.com/"],
    ["etsy", "https://www.etsy.com/"],
    ["i’m a chiropractor can i send appt reminders to my patients", "/help/your-data#health-data"],
  ])("%s", (query, to) => {
    expect(found(query).slice(0, 5)).toContain(to);
  });

  test("a case study is found by its name and its trade", () => {
    const [caseStudy] = caseStudies;
    expect(found(caseStudy?.brandName ?? "")[0]).toMatch(/^\/case-studies\//);
    expect(found(caseStudy?.industryType ?? "").some((to) => to.startsWith("/case-studies/"))).toBe(true);
  });

  test("words are found while typing, with one typo per five letters, without accents and in the plural", () => {
    for (const query of ["refu", "refnud", "refumd", "réfunds"])
      expect(found(query)[0], query).toBe("/help/billing#refund");
    for (const words of [
      "price prices Pricing priced",
      "refund refunds refunded",
      "e-mail email Emails",
      "10,000 10000 ١٠٬٠٠٠ １０，０００",
    ]) {
      expect(new Set(toTerms(words)).size).toBe(1);
    }
    expect(toTerms("100,000")).toEqual(["100000"]);
  });

  test.each([
    ["signup", "sign up"],
    ["landingpages", "landing page"],
    ["textmessage", "text message"],
    ["abtest", "A/B test"],
    ["cancel anytime", "cancel any time"],
    ["set up fee", "setup fee"],
    ["what´s a bounce", "what’s a bounce"],
  ])("%s finds what %s finds", (query, same) => {
    expect(found(query)).toEqual(found(same));
    expect(found(query).length).toBeGreaterThan(0);
  });

  test("S2.10 the help page's search finds only answers, and an empty result says so", () => {
    expect(found("sms").length).toBeGreaterThan(found("sms", "answer").length);
    expect(find("qwxz", site)).toEqual({ status: searchBox.none, results: [] });
  });

  test("every question finds its own answer first, and every page itself", () => {
    const wrong = documents.filter(
      ({ title, to }) =>
        !find(title, site)
          .results.slice(0, 4)
          .some((result) => result.to === to),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test("every listed page is found", () => {
    const unlisted = /^\/(search|account|set-password|confirm|privacy-receipt|newsletter)|[*:]/;
    const pages = pageRoutes.map(({ path = "" }) => `/${path}`).filter((path) => !unlisted.test(path));
    expect(pages.filter((path) => !documents.some(({ to }) => to === path))).toEqual([]);
  });

  test("its data fits into 27 kB", () => {
    const file = readFileSync(new URL("../../content/generated/en/search.json", import.meta.url));
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(27_000);
  });
});

describe("D2 the chat", () => {
  test.each([
    ["Do you integrate with Shopify?", /^Shopify: By file/],
    ["can i get a refund", /^Yes/],
    ["do I need a credit card", /card/],
    ["does the AI train on my list?", /train no model/],
    ["do unused emails roll over", /doesn’t carry over/],
    ["What does Pro add?", /A\/B tests/],
    ["what happens when I reach a limit", /move up a plan/],
    ["I bought a list, can I upload it?", /^No\..*forbidden/],
    ["how many texts do I get with Pro?", /^Pro.*5,000 SMS/],
  ])("an answer to “%s” includes the answering sentence", (question, begins) => {
    const answer = answerQuestion(answers, question);
    expect(answer && getExcerpt(answer)).toMatch(begins);
  });

  test("a long answer ends after a sentence even in Arabic, whose letters have no capitals", () => {
    const sentence = "حد الباقة وميزاتها داخلة في السعر. ";
    const document = { to: "/help", kind: "answer", title: "", asks: [], text: sentence.repeat(40).trim() } as const;
    expect(getExcerpt({ document, terms: new Map() })).toMatch(/^.{40,400}\.$/);
  });

  test.each([
    [
      "3,100 contacts, 4 emails and a text a month: how much?",
      "contacts=3100&email-marketing=4&sms-marketing=1",
      2 * pro.monthlyPrice,
      /3,100 people and 4 emails and 1 text.*limit of emails comes first.*not included: what carriers charge/,
    ],
    ["how much for 3000 contacts", "contacts=3000&email-marketing=2", basic.monthlyPrice, /3 emails a month.*up to 16/],
    ["100,000 contacts", "contacts=100000&email-marketing=2", enterprise.monthlyPrice, /100,000 people/],
    [
      "price for 5000 emails",
      "contacts=&email-marketing=5000&in-all=email-marketing",
      basic.monthlyPrice,
      /10,000 emails a month, and up to 5,000 contacts: how many people/,
    ],
    [
      "what does texting 400 clients twice a month cost",
      "contacts=400&sms-marketing=2",
      basic.monthlyPrice,
      /not included/,
    ],
    [
      "cost of 1000 texts to the UK",
      "contacts=&sms-marketing=1000&in-all=sms-marketing&country=GB",
      basic.monthlyPrice,
      new RegExp(`${writeSum(45)} for carriers \\(1,000 texts × ${writeSum(0.045)}\\), an estimate with sample prices`),
    ],
    [
      "what would it cost us to text 500 people once",
      "contacts=500&sms-marketing=1",
      basic.monthlyPrice,
      /not included: what carriers/,
    ],
    [
      "WhatsApp to 300 customers, 4 messages each: price?",
      "contacts=300&whatsapp-marketing=4",
      pro.monthlyPrice,
      /what Meta/,
    ],
    ["What would 12k subscribers and a weekly newsletter cost?", "contacts=12000&email-marketing=4", pro.monthlyPrice],
    ["how much for a list of 5,000 emails", "contacts=5000&email-marketing=2", basic.monthlyPrice, /5,000 people/],
    ["24.000 contacts, two newsletters a month, price?", "contacts=24000&email-marketing=2", pro.monthlyPrice],
    ["price for 12 mailboxes", "contacts=&business-email=12", pro.monthlyPrice],
    [
      "3 clients with 1,000 contacts each: price?",
      "contacts=1000&clients=1000&clients=1000&email-marketing=2",
      basic.monthlyPrice,
      new RegExp(`For 3 clients .* ${escapePattern(writePrice(language.locale, 3 * basic.monthlyPrice))} a month`),
    ],
  ])("D28 D29 “%s” is calculated", (question, query, price, says = / /) => {
    const [reply] = replyTo(question, answers);
    expect(reply?.text.split(" ")[0]).toBe(writePrice(language.locale, price));
    expect(reply?.to).toBe(`/pricing?${query}#cost`);
    expect(reply?.text).toMatch(says);
    expect(found(question)[0]).toBe(reply?.to);
  });

  test.each([
    "2,4 contacts price",
    "how much for 20-30k contacts",
    "price for 12 clients",
    "price for 200000 mailboxes",
    "sms price for 400 people",
  ])("D29 “%s” gets no price", (question) => {
    expect(replyTo(question, answers)[0]?.to ?? "").not.toMatch(/#cost$/);
  });

  test.each([
    ["CRM Pro and WhatsApp Basic together", pro.monthlyPrice + basic.monthlyPrice],
    ["email plus sms on basic, total?", 2 * basic.monthlyPrice],
    ["what is cheaper, CRM Pro or SMS Pro?", null],
    ["is WhatsApp included in email Pro, and what does it cost?", null],
    ["price of Pro email and Basic SMS", null],
    ["price of email Basic or Pro", null],
  ])("D28 “%s” gets the sum of the named plans, if it is certain", (question, sum) => {
    const reply = replyTo(question, answers).find(({ to }) => to === "/pricing#cost");
    expect(reply?.text.split(" ")[0]).toBe(sum === null ? undefined : writePrice(language.locale, sum));
  });

  test.each([
    ...["please", "kindly", "with", "w", "me", "mid", "well", "now"].map((word) => [word, "frames"]),
    ...["not", "without", "instead", "versus", "better", "bought", "rented", "free", "included"].map((word) => [
      word,
      "turns",
    ]),
  ])("D23 “%s” %s a question", (word, effect) => {
    const [reply] = replyTo(`How do I import my list ${word}`, answers);
    expect(reply?.to === "/help/starting#bring-list").toBe(effect === "frames");
  });

  test.each([
    "",
    " \n\t ",
    "??? …",
    "كم السعر؟",
    "💸❓",
    "a",
    "12345 67",
    "160",
    "<img src=x onerror=alert(1)>",
    "أريد استرداد أموالي",
    "constructor __proto__ toString",
    "z".repeat(10_000),
    "qwxz vvkk ".repeat(1_000),
    "better than mailchimp",
    "how much does klaviyo cost",
  ])("gives no answer to %j", (question) => {
    expect(replyTo(question, answers)).toEqual([]);
  });

  test.each([
    ["a word of 16,000 letters", "letters".repeat(2_300)],
    ["16,000 letters of sentences", "Can I pay in gold? ".repeat(850)],
  ])("%s is looked up at most a thousand times", (_, question) => {
    const lookups = vi.spyOn(MiniSearch.prototype, "search");
    replyTo(question, answers);
    nearestQuestions(answers, question);
    expect(lookups.mock.calls.length).toBeLessThan(1_000);
    lookups.mockRestore();
  });

  test("without an answer it offers the two nearest questions, or none if nothing is near", () => {
    const nearest = (question: string) => nearestQuestions(answers, question).map(({ to }) => to);
    expect(nearest("better than mailchimp")).toEqual([expect.stringMatching(/#from-mailchimp$/), expect.anything()]);
    expect(nearest("can’t get it to work, refund?")[0]).toMatch(/#refund$/);
    expect(nearest("qwxz vvkk")).toEqual([]);
  });

  test.each([
    ["do you have a website builder and how do I cancel", ["/product#website-builder", "/help/billing#cancel"]],
    ["can I send sms and what does it cost", ["/help/plans#cost", "/product#sms-marketing"]],
    ["Where is my data stored? Do you have a free trial?", ["/help/your-data#where-data-is", "/help/billing#free"]],
    ["how do I cancel and what is the weather", ["/help/billing#cancel"]],
  ])("two questions in one get both answers, the shorter first: %s", (question, places) => {
    const replies = replyTo(question, answers);
    expect(replies.map(({ to }) => to).toSorted()).toEqual(places.toSorted());
    expect(replies).toEqual(replies.toSorted((first, second) => first.text.length - second.text.length));
  });

  test("two answers to an ambiguous question are offered, and neither is given", () => {
    const question = "what happens when someone replies stop";
    expect(replyTo(question, answers)).toEqual([]);
    const places = nearestQuestions(answers, question).map(({ to }) => to);
    expect(places).toEqual(["/pricing#sms-marketing", "/pricing#whatsapp-marketing"]);
  });

  test("a table row is shown only to a question with its full name", () => {
    const [reply] = replyTo("how many contacts on basic", answers);
    expect(reply?.text).toBe("Basic: up to 5,000 contacts and 10,000 emails per month.");
  });
});
