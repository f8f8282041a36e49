import { type Answer, answers } from "#content/answers.ts";
import { business } from "#content/business.ts";
import { type Claim, claims } from "#content/claims.ts";
import { home } from "#words/pages/home.ts";
import { photoHost } from "#content/photo-host.ts";
import { photos } from "#content/photos.ts";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { contacts, socialLinks } from "#content/brand/contacts.ts";
import { type Environment, readSetting } from "../settings/setting-names.ts";
import type { SettingName } from "../settings/setting-variables.ts";
import type { Settings } from "../settings/settings.ts";

export interface OpenFact {
  /** A file of the project, "settings" or "database". */
  readonly place: string;
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

/** Owners edit English first. */
const words = "content/words/en";

/** What of the sample business is still there. */
export function openFacts({ settings, environment, caseStudies, content = ownContent }: SiteFacts): OpenFact[] {
  const seeded = new Set(caseStudySamples.map(({ projectLink }) => projectLink));
  const list = (place: string, put: string, facts: readonly (string | false)[]): OpenFact[] =>
    facts.filter((what) => what !== false).map((what) => ({ place, what, put }));
  return [
    ...openSettings(settings, environment, content.contacts.help ?? ""),
    ...list(
      `${words}/business.yaml`,
      "what is true of the business, and settled: true",
      Object.entries(content.business).map(
        ([name, { value, settled }]) => !settled && `${name}: “${value}” is a sample`,
      ),
    ),
    ...list(
      "content/brand/contacts.ts",
      "an address that somebody reads",
      Object.entries(content.contacts).map(
        ([name, address]) => isReserved(getHost(address)) && `${name}: ${address} reaches nobody`,
      ),
    ),
    ...list(
      "content/brand/contacts.ts",
      "the page of the business there; without one, delete the line",
      content.socialLinks.map(
        ({ name, href }) => new URL(href).pathname === "/" && `${name}: the icon leads to ${href}`,
      ),
    ),
    ...content.answers.flatMap(({ topic, question, settled }) =>
      list(`${words}/answers/${topic}.yaml`, "an answer that the business keeps to, and settled: true", [
        settled === false && `“${question}” has a sample answer`,
      ]),
    ),
    ...list(
      `${words}/claims.yaml`,
      "the source of the figure",
      Object.values(content.claims).map(
        ({ figure, label, proof }) => proof === null && `nobody has said where “${figure} ${label}” comes from`,
      ),
    ),
    ...list(
      `${words}/photos.yaml`,
      "a photo of the business; to keep this one, settled: true",
      Object.entries(content.photos).map(
        ([place, { url, settled }]) => url.startsWith(`${photoHost}/`) && !settled && `${place} shows a stock photo`,
      ),
    ),
    ...list(
      `${words}/pages/home.yaml`,
      "customers and words that are real, or nothing",
      listStrings(content.home).map((text) => /\bsample/i.test(text) && `the home page shows a sample: “${text}”`),
    ),
    ...(caseStudies ?? caseStudySamples).flatMap(({ id, projectLink }) =>
      list(
        seeded.has(projectLink) ? "content/records/case-studies.yaml" : "database",
        "a true story: before the first start in the file (then node scripts/write-seed-sql.ts), afterwards at the desk",
        [
          isReserved(URL.parse(projectLink)?.hostname ?? "") &&
            `story ${id} of the table case_studies is a sample (${projectLink})`,
        ],
      ),
    ),
  ];
}

function openSettings(settings: Settings, environment: Environment, usualSender: string): OpenFact[] {
  const { protocol, hostname } = new URL(settings.siteUrl);
  const from = settings.mailFrom ?? usualSender;
  // A hosted project sends its own mail.
  const sendsMail = !settings.supabase;
  const unset = (name: SettingName) => !readSetting(environment, name);
  const open: (false | readonly [what: string, put: string])[] = [
    (protocol !== "https:" || isReserved(hostname)) && [
      `SITE_URL: the site is at ${settings.siteUrl}`,
      "the https address of the site, on a domain of the business",
    ],
    sendsMail && !settings.smtpUrl && ["SMTP_URL: no mail is sent", "the mail server of the business"],
    sendsMail &&
      isReserved(getHost(from)) && [`MAIL_FROM: mail comes from ${from}`, "an address on the domain of the business"],
    unset("CAPTCHA_PROVIDER") && [
      "CAPTCHA_PROVIDER: no check against machines is set up",
      "turnstile or hcaptcha with its keys, or none",
    ],
    unset("HSTS_PRELOAD") && ["HSTS_PRELOAD: nobody has decided on HTTPS for all subdomains", "on or off"],
  ];
  return open.filter((fact) => fact !== false).map(([what, put]) => ({ place: "settings", what, put }));
}

/** For examples and tests (RFC 2606, RFC 6761), or this machine. */
export function isReserved(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/.test(host) || /^(127\.|\[?::1)/.test(host);
}

const getHost = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

export function toCaseStudies(rows: readonly Record<string, unknown>[]): CaseStudy[] {
  return rows.map((row) => ({ id: String(row.id), projectLink: String(row.project_link ?? "") }));
}

/** For the live profile; null in the other profile, and where no fact is open. */
export function startLine(facts: SiteFacts): string | null {
  if (facts.settings.profile !== "live") return null;
  const { length } = openFacts(facts);
  if (length === 0) return null;
  return `${length} ${length === 1 ? "fact is" : "facts are"} still the sample business's: larkpost preflight lists them.`;
}
