import { type Answer, answers } from "#content/answers.ts";
import { business } from "#content/business.ts";
import { claimProofs, claims } from "#content/claims.ts";
import { home } from "#content/generated/pages/home.ts";
import { photoHost } from "#content/photo-host.ts";
import { keptPhotos, photos } from "#content/photos.ts";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { site, socialLinks } from "#content/site.ts";
import { type Environment, valueOf } from "../settings/setting-names.ts";
import type { SettingName } from "../settings/setting-variables.ts";
import type { Settings } from "../settings/settings.ts";

/** The folder with the words in the site's language. */
const wordsFolder = `content/words/${site.language}`;

/** Something that only the owner of a real business can settle, and that is not settled. */
export interface OpenFact {
  /** A file of the project, or null for a row of the database. */
  readonly file: string | null;
  /** The line is the one with the last of these texts, each looked for from the line of the one before. */
  readonly find: readonly string[];
  /** What is open. */
  readonly what: string;
  /** What to put there. */
  readonly put: string;
}

/** A story that the site shows. Its link tells whether it is a sample. */
export interface Story {
  readonly id: string | number;
  readonly projectLink: string;
}

/** The parts of the site's content and settings that are searched for open facts. */
export interface SiteFacts {
  readonly business: Readonly<Record<string, { readonly value: string; readonly settled: boolean }>>;
  readonly answers: readonly Pick<Answer, "id" | "topic" | "question" | "settled">[];
  readonly contacts: Readonly<Record<string, string>>;
  readonly socialLinks: typeof socialLinks;
  readonly proofs: Readonly<Record<string, string | null>>;
  readonly photos: Readonly<Record<string, { readonly url: string }>>;
  readonly keptPhotos: readonly string[];
  /** The words of the home page, which shows a sample letter and sample businesses. */
  readonly home: unknown;
  readonly stories: readonly Story[];
  readonly settings: Settings;
  readonly environment: Environment;
}

/** The facts of this site. @param stories those it shows, or null where they can't be read: then those of a new database are used */
export function readSiteFacts(
  settings: Settings,
  environment: Environment,
  stories: readonly Story[] | null,
): SiteFacts {
  return {
    business,
    answers,
    contacts: site.contacts,
    socialLinks,
    proofs: claimProofs,
    photos,
    keptPhotos,
    home,
    stories: stories ?? caseStudySamples,
    settings,
    environment,
  };
}

/** Every fact that is open, by the place where it is settled. */
export function openFacts(looked: SiteFacts): OpenFact[] {
  return [
    ...openSettings(looked),
    ...openBusiness(looked),
    ...openContacts(looked),
    ...openLinks(looked),
    ...openAnswers(looked),
    ...openClaims(looked),
    ...openPhotos(looked),
    ...openSamples(looked),
    ...openStories(looked),
  ];
}

/** Whether a host is reserved for examples and tests (RFC 2606, RFC 6761), or this machine. */
export function isReserved(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/.test(host) || /^(127\.|\[?::1)/.test(host);
}

function openSettings({ settings, environment, contacts }: SiteFacts): OpenFact[] {
  const open: OpenFact[] = [];
  const add = (name: SettingName, what: string, put: string) =>
    open.push({ file: "settings", find: [`\`${name}\``], what: `${name}: ${what}`, put });
  const { protocol, hostname } = new URL(settings.siteUrl);
  if (protocol !== "https:" || isReserved(hostname)) {
    add("SITE_URL", `the site is at ${settings.siteUrl}`, "the https address of the site, on a domain of the business");
  }
  // A hosted project sends mail by itself.
  if (!settings.supabase) {
    const from = settings.mailFrom ?? contacts.help ?? "";
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

const hostOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

function openBusiness(looked: SiteFacts): OpenFact[] {
  return Object.entries(looked.business)
    .filter(([, { settled }]) => !settled)
    .map(([name, { value }]) => ({
      file: `${wordsFolder}/business.yaml`,
      find: [`  ${name}:`, "settled: false"],
      what: `${wordsOf(name)}: “${value}” is a sample`,
      put: "what is true of the business, and settled: true",
    }));
}

/** A name of the code as words: "legalName" → "legal name". */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function openContacts({ contacts }: SiteFacts): OpenFact[] {
  return Object.entries(contacts)
    .filter(([, address]) => isReserved(hostOf(address)))
    .map(([name, address]) => ({
      file: "content/site.ts",
      find: ["  contacts: {", `    ${name}: "`],
      what: `the address for ${wordsOf(name)}: ${address} reaches nobody`,
      put: "an address that somebody reads",
    }));
}

function openLinks(looked: SiteFacts): OpenFact[] {
  return looked.socialLinks
    .filter(({ href }) => new URL(href).pathname === "/")
    .map(({ icon, name, href }) => ({
      file: "content/site.ts",
      find: ["export const socialLinks", `{ icon: "${icon}"`],
      what: `${name}: the icon leads to ${href}`,
      put: "the page of the business there; without one, delete the line",
    }));
}

function openAnswers({ answers }: SiteFacts): OpenFact[] {
  return answers
    .filter(({ settled }) => settled === false)
    .map(({ id, topic, question }) => ({
      file: `${wordsFolder}/answers/${topic}.yaml`,
      find: [`  - id: ${id}`, "settled: false"],
      what: `“${question}” has a sample answer`,
      put: "an answer that the business keeps to, and settled: true",
    }));
}

function openClaims({ proofs }: SiteFacts): OpenFact[] {
  const known = new Map(Object.entries(claims));
  return Object.entries(proofs)
    .filter(([, proof]) => proof === null)
    .map(([name]) => ({
      file: "content/claims.ts",
      find: ["export const claimProofs", `  ${name}: null`],
      what: `nobody has said where “${known.get(name)?.figure} ${known.get(name)?.label}” comes from`,
      put: "the source of the figure",
    }));
}

function openPhotos(looked: SiteFacts): OpenFact[] {
  return Object.entries(looked.photos)
    .filter(([place, { url }]) => url.startsWith(`${photoHost}/`) && !looked.keptPhotos.includes(place))
    .map(([place]) => ({
      file: "content/photos.ts",
      find: ["const ids", `  "${place}": "`],
      what: `${place} shows a stock photo`,
      put: "a photo of the business; to keep this one, name it in keptPhotos",
    }));
}

function openSamples(looked: SiteFacts): OpenFact[] {
  return stringsOf(looked.home)
    .filter((text) => /\bsample/i.test(text))
    .map((text) => ({
      file: `${wordsFolder}/pages/home.yaml`,
      find: [text],
      what: `the home page shows a sample: “${text}”`,
      put: "customers and words that are real, or nothing",
    }));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function openStories({ stories }: SiteFacts): OpenFact[] {
  const samples = new Set(caseStudySamples.map(({ projectLink }) => projectLink));
  return stories
    .filter(({ projectLink }) => isReserved(URL.parse(projectLink)?.hostname ?? ""))
    .map(({ id, projectLink }) => ({
      file: samples.has(projectLink) ? `${wordsFolder}/samples/case-studies.yaml` : null,
      find: [`projectLink: ${projectLink}`],
      what: `story ${id} of the table case_studies is a sample (${projectLink})`,
      put: "a true story: before the first start here (then node scripts/write-seed-sql.ts), afterwards in the table",
    }));
}

/** Rows of the table as stories. */
export function storiesOf(rows: readonly Record<string, unknown>[]): Story[] {
  return rows.map((row) => ({ id: String(row.id), projectLink: String(row.project_link ?? "") }));
}

/** The line about open facts that the live profile prints at its start; null in the other profile, and where no fact is open. */
export function startLine(
  settings: Settings,
  environment: Environment,
  stories: readonly Story[] | null,
): string | null {
  if (settings.profile !== "live") return null;
  const { length } = openFacts(readSiteFacts(settings, environment, stories));
  if (length === 0) return null;
  return `${length} ${length === 1 ? "fact is" : "facts are"} still the sample business's: larkpost preflight lists them.`;
}
