import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Answer, answers } from "#content/answers.ts";
import { business } from "#content/business.ts";
import { type Claim, claims } from "#content/claims.ts";
import { home } from "#words/pages/home.ts";
import { photoHost } from "#content/photo-host.ts";
import { photos } from "#content/photos.ts";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { contacts, socialLinks } from "#content/contacts.ts";
import { type Environment, valueOf } from "../settings/setting-names.ts";
import type { SettingName } from "../settings/setting-variables.ts";
import type { Settings } from "../settings/settings.ts";

export interface OpenFact {
  /** A file of the project, "settings", or null for a row of the database. */
  readonly file: string | null;
  /** The line is that of the last text, each looked for from the line of the one before. */
  readonly find: readonly string[];
  readonly what: string;
  readonly put: string;
}

/** As the site shows it. Its link tells whether it is a sample. */
export interface CaseStudy {
  readonly id: string | number;
  readonly projectLink: string;
}

export interface SiteFacts {
  readonly settings: Settings;
  readonly environment: Environment;
  /** Null where they can't be read: then those of a new database count. */
  readonly caseStudies: readonly CaseStudy[] | null;
  readonly content?: SiteContent;
}

export interface SiteContent {
  readonly business: Readonly<Record<string, { readonly value: string | number; readonly settled: boolean }>>;
  readonly answers: readonly Pick<Answer, "id" | "topic" | "question" | "settled">[];
  readonly contacts: Readonly<Record<string, string>>;
  readonly socialLinks: typeof socialLinks;
  readonly claims: Readonly<Record<string, Claim>>;
  readonly photos: Readonly<Record<string, { readonly url: string; readonly settled: boolean }>>;
  /** Shows a sample letter and sample businesses. */
  readonly home: unknown;
}

const ownContent = { business, answers, contacts, socialLinks, claims, photos, home };

export function openFacts({ settings, environment, caseStudies, content = ownContent }: SiteFacts): OpenFact[] {
  /** Owners edit English first. */
  const words = "content/words/en";
  const samples = new Set(caseStudySamples.map(({ projectLink }) => projectLink));
  const open: OpenFact[] = openSettings(settings, environment, content.contacts.help ?? "");
  for (const [name, { value, settled }] of Object.entries(content.business)) {
    if (settled) continue;
    open.push({
      file: `${words}/business.yaml`,
      find: [`  ${name}:`, "settled: false"],
      what: `${inWords(name)}: “${value}” is a sample`,
      put: "what is true of the business, and settled: true",
    });
  }
  for (const [name, address] of Object.entries(content.contacts)) {
    if (!isReserved(hostOf(address))) continue;
    open.push({
      file: "content/contacts.ts",
      find: ["export const contacts", `  ${name}: "`],
      what: `the address for ${inWords(name)}: ${address} reaches nobody`,
      put: "an address that somebody reads",
    });
  }
  for (const { icon, name, href } of content.socialLinks) {
    if (new URL(href).pathname !== "/") continue;
    open.push({
      file: "content/contacts.ts",
      find: ["export const socialLinks", `{ icon: "${icon}"`],
      what: `${name}: the icon leads to ${href}`,
      put: "the page of the business there; without one, delete the line",
    });
  }
  for (const { id, topic, question, settled } of content.answers) {
    if (settled !== false) continue;
    open.push({
      file: `${words}/answers/${topic}.yaml`,
      find: [`  - id: ${id}`, "settled: false"],
      what: `“${question}” has a sample answer`,
      put: "an answer that the business keeps to, and settled: true",
    });
  }
  for (const [name, { figure, label, proof }] of Object.entries(content.claims)) {
    if (proof !== null) continue;
    open.push({
      file: `${words}/claims.yaml`,
      find: [`  ${name}:`, "proof: null"],
      what: `nobody has said where “${figure} ${label}” comes from`,
      put: "the source of the figure",
    });
  }
  for (const [place, { url, settled }] of Object.entries(content.photos)) {
    if (!url.startsWith(`${photoHost}/`) || settled) continue;
    open.push({
      file: `${words}/photos.yaml`,
      find: [`  ${place}:`, "settled: false"],
      what: `${place} shows a stock photo`,
      put: "a photo of the business; to keep this one, settled: true",
    });
  }
  for (const text of stringsOf(content.home)) {
    if (!/\bsample/i.test(text)) continue;
    open.push({
      file: `${words}/pages/home.yaml`,
      find: [text],
      what: `the home page shows a sample: “${text}”`,
      put: "customers and words that are real, or nothing",
    });
  }
  for (const { id, projectLink } of caseStudies ?? caseStudySamples) {
    if (!isReserved(URL.parse(projectLink)?.hostname ?? "")) continue;
    open.push({
      file: samples.has(projectLink) ? "content/records/case-studies.yaml" : null,
      find: [`projectLink: ${projectLink}`],
      what: `story ${id} of the table case_studies is a sample (${projectLink})`,
      put: "a true story: before the first start here (then node scripts/write-seed-sql.ts), afterwards in the table",
    });
  }
  return open;
}

function openSettings(settings: Settings, environment: Environment, usualSender: string): OpenFact[] {
  const open: OpenFact[] = [];
  const add = (name: SettingName, what: string, put: string) =>
    open.push({ file: "settings", find: [`\`${name}\``], what: `${name}: ${what}`, put });
  const { protocol, hostname } = new URL(settings.siteUrl);
  if (protocol !== "https:" || isReserved(hostname)) {
    add("SITE_URL", `the site is at ${settings.siteUrl}`, "the https address of the site, on a domain of the business");
  }
  // A hosted project sends its own mail.
  if (!settings.supabase) {
    const from = settings.mailFrom ?? usualSender;
    if (!settings.smtpUrl) add("SMTP_URL", "no mail is sent", "the mail server of the business");
    if (isReserved(hostOf(from)))
      add("MAIL_FROM", `mail comes from ${from}`, "an address on the domain of the business");
  }
  if (!valueOf(environment, "CAPTCHA_PROVIDER")) {
    add("CAPTCHA_PROVIDER", "no check against machines is set up", "turnstile or hcaptcha with its keys, or none");
  }
  if (!valueOf(environment, "HSTS_PRELOAD")) {
    add("HSTS_PRELOAD", "nobody has decided on HTTPS for all subdomains", "on or off");
  }
  return open;
}

/** For examples and tests (RFC 2606, RFC 6761), or this machine. */
export function isReserved(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/.test(host) || /^(127\.|\[?::1)/.test(host);
}

const hostOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

export function caseStudiesOf(rows: readonly Record<string, unknown>[]): CaseStudy[] {
  return rows.map((row) => ({ id: String(row.id), projectLink: String(row.project_link ?? "") }));
}

/** For the live profile; null in the other profile, and where no fact is open. */
export function startLine(facts: SiteFacts): string | null {
  if (facts.settings.profile !== "live") return null;
  const { length } = openFacts(facts);
  if (length === 0) return null;
  return `${length} ${length === 1 ? "fact is" : "facts are"} still the sample business's: larkpost preflight lists them.`;
}

const root = path.resolve(import.meta.dirname, "../..");

const settingFiles = ["README.md", "docs/settings.md"];

/**
 * As an editor opens it, "content/contacts.ts:12". A setting is in the environment, so its place is the line that
 * explains it, or "environment" where the files are not installed.
 * @throws Error when the file does not hold the texts that lead to the line
 */
export function placeOf({ file, find }: OpenFact): string {
  if (file === null) return "database";
  if (file === "settings") return rowOf(find[0] ?? "") ?? "environment";
  const lines = linesOf(file);
  let line = 0;
  for (const text of find) {
    const found = lines.slice(line).findIndex((candidate) => candidate.includes(text));
    if (found < 0) throw new Error(`${file} does not hold ${find.join(" and then ")}.`);
    line += found;
  }
  return `${file}:${line + 1}`;
}

function rowOf(name: string): string | null {
  for (const file of settingFiles.filter((candidate) => existsSync(path.join(root, candidate)))) {
    const line = linesOf(file).findIndex(
      (text) => text.startsWith("| ") && (text.split(" | ")[0] ?? "").includes(name),
    );
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return null;
}

const linesOf = (file: string): string[] => readFileSync(path.join(root, file), "utf8").split("\n");
