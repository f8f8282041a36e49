import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readWrittenTexts, listTexts, type WrittenText } from "../scripts/words/written-texts.ts";
import { answers } from "./answers.ts";
import { claims } from "./claims.ts";
import { contactLimits, planLimits } from "./catalog/limits.ts";
import { serviceNames } from "./catalog/service-names.ts";
import { language } from "#words/language.ts";
import { templateMessages, templates, templateTrades } from "#words/pages/templates.ts";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

// A fact stated on several pages has one source, which the others quote.

const written = readWrittenTexts();

function breaking(rule: RegExp, allowed: RegExp, texts: readonly WrittenText[] = written): string[] {
  return texts.filter(({ text }) => rule.test(text) && !allowed.test(text)).map(({ file, text }) => `${file}: ${text}`);
}

test("two-step sign-in says whether it protects an account here or a mailbox", () => {
  // Account screens and emails clearly mean the account here. Questions are skipped, because an answer follows.
  const general = written.filter(({ file, text }) => !/\/(account|mail)\.yaml$/.test(file) && !text.endsWith("?"));
  const rule = /two-step sign-in/i;
  const whose = /account|mailbox|depends on what you sign in to/i;
  expect(breaking(rule, whose, general)).toEqual([]);
  expect(breaking(rule, whose, listTexts("planted.yaml", "a: Two-step sign-in for everyone"))).toHaveLength(1);
});

test("the table of extra costs lists every service once", () => {
  const table = answers.find(({ id }) => id === "price-includes")?.answer.find(({ kind }) => kind === "table");
  const services = table?.kind === "table" ? table.rows.map(([service]) => service) : [];
  const named = serviceNames.filter(({ name }) => services.includes(name));
  const ours = services.filter((service) => named.some(({ name }) => name === service));
  expect([...ours, services.at(-1)]).toEqual([...named.map(({ name }) => name), "The other four"]);
  expect(serviceNames.length - named.length).toBe(4);
});

test("S9.4 a page that shows a claim also says what it means", () => {
  const without = (file: string, source: string) =>
    [...source.matchAll(/\{(\w+?)(?:Figure|InWords)\}/g)]
      .map(([, claim]) => `${claim}Means`)
      .filter((means) => !source.includes(`{${means}}`))
      .map((means) => `${file}: ${means}`);
  const files = globSync("content/words/en/pages/*.yaml", { cwd: root });
  expect(files.flatMap((file) => without(file, read(file)))).toEqual([]);
  expect(without("planted.yaml", "heading: Set up in {setupInWords}")).toHaveLength(1);
});

test("an article counts its own words and sentences correctly", () => {
  const numbers = { three: 3, five: 5 };
  const card = read("content/articles/en/the-card-on-the-counter.md");
  const [, frequency = ""] = /\*\*How often\.\*\* “([^”]+)”/.exec(card) ?? [];
  for (const [, number] of card.matchAll(/\bthe (\w+) (?:words that matter|in the second line)/g))
    expect(numbers[number as keyof typeof numbers]).toBe(frequency.split(" ").length);
  const email = read("content/articles/en/the-email-after-they-sign-up.md");
  const quoted = [...email.matchAll(/^> ?(.*)$/gm)].map(([, line]) => line).join(" ");
  expect(quoted.match(/[.?!](?=\s|$)/g)).toHaveLength(3);
  expect(email).toContain("## Three sentences");
});

const limits = [contactLimits, ...Object.values(planLimits)].flatMap((limit) => Object.values(limit));
const figures = limits.filter(Number.isFinite).map((limit) => limit.toLocaleString(language.locale));

test.each([
  [
    "a limit of a plan",
    new RegExp(`\\b(?:${figures.join("|")}) (?:emails|SMS|texts|messages|accounts|platforms|pages|contacts|cards)\\b`),
    /./,
    "a: up to 5,000 contacts",
  ],
  [
    "the list of the sample bakery",
    /\b\d*,?\d{3} (?:people|regulars|names|contacts|subscribers)\b/,
    /\/(?:samples\/|pages\/(?:home|demo)|demo|campaign-screen|forecast)/,
    "a: 2,300 regulars",
  ],
  [
    "the hours of support",
    /\bMonday (?:to|through) Friday\b|\b9\W?a\.m\. to\b|\bCentral European\b/,
    /^(?!.*\/business\.yaml$)/,
    "a: Monday through Friday",
  ],
  [
    "a time that the site keeps to",
    /\b(?:\d+|two|three|four|five|six|ten|thirty|half an?) (?:second|minute|hour|day|month|year)s?\b/i,
    /\/en\/(?:account|conversation|mail|newsletter|receipt|pages\/legal)\.yaml$/,
    "a: It lasts ten minutes",
  ],
])("%s has one source, which other texts quote", (_, rule, files, planted) => {
  const literal = (texts: readonly WrittenText[]) => texts.filter(({ text }) => rule.test(text));
  expect(literal(written.filter(({ file }) => files.test(file)))).toEqual([]);
  expect(literal(listTexts("planted.yaml", planted))).toHaveLength(1);
});

test("a number in words matches what it counts", () => {
  expect(templates.description).toMatch(/^Forty-three short messages for twelve trades,/);
  expect([templateMessages.length, templateTrades.length]).toEqual([43, 12]);
  const companies = answers.find(({ id }) => id === "subprocessors")?.answer ?? [];
  expect(JSON.stringify(companies)).toContain("Six kinds,");
  expect(companies.flatMap((block) => (block.kind === "table" ? block.rows : []))).toHaveLength(6);
});

const ofHealth =
  /\b(?:allerg|clinics?\b|dent(?:al|ist)|diagnos|doctors?\b|medic(?:al|in)|patients?\b|pregnan|prescription|surger|therap)|allergi|arzt(?:praxis|praxen|termin)|klinik|patient(?:en|in)|schwanger|zahn|alergi|clínicas?\b(?! veterinaria)|embaraz|médic|paciente|أسنان|الحساسية|حامل|حساسية|عياد(?:ات|ة)(?! بيطرية)|علاج|مرضى|مريض/i;
const isAnimals = /\bvets?\b|tierarzt/i;
// These files state the rule, quote visitors' questions, or list trades such as dentists.
const mayNameHealth = /\/(?:business|trades|number-marks|answers\/(?:security|your-data))\.yaml$/;

test("no page, sample, template, story or article mentions a person’s health", () => {
  const articles = globSync("content/{articles,changelog}/**/*.md", { cwd: root }).map((file) => ({
    file,
    text: read(file),
  }));
  const texts = [...written, ...articles].filter(({ file }) => !mayNameHealth.test(file));
  expect(breaking(ofHealth, isAnimals, texts)).toEqual([]);
  for (const planted of [
    "Regular, nut allergy",
    "Patienten auf der Warteliste",
    "citas de la clínica",
    "مرضى هذا المساء",
  ])
    expect(breaking(ofHealth, isAnimals, listTexts("planted.yaml", `a: ${planted}`)), planted).toHaveLength(1);
});

test("derived figures are calculated correctly", () => {
  const monthOfMinutes = 30 * 24 * 60;
  const downtime = Math.round((monthOfMinutes * (100 - Number.parseFloat(claims.uptime.figure))) / 100);
  expect(JSON.stringify(answers.find(({ id }) => id === "uptime"))).toContain(`about ${downtime} minutes`);
  const opens = 100 + Number.parseFloat(claims.openRate.figure);
  expect(claims.openRate.means).toContain(`where 100 were opened before, ${opens} are now`);
});
