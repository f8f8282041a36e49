import { type Answer, answers } from "#content/answers.ts";
import { contacts, socialLinks } from "#content/brand/contacts.ts";
import { business } from "#content/business.ts";
import { type Claim, claims } from "#content/claims.ts";
import { photoHost } from "#content/photo-host.ts";
import { photos } from "#content/photos.ts";
import { home } from "#words/pages/home.ts";
import { type Environment, readSetting } from "../settings/setting-names.ts";
import type { Settings } from "../settings/settings.ts";

export interface SiteFacts {
  readonly settings: Settings;
  readonly environment: Environment;
  readonly caseStudies: readonly Readonly<Record<string, unknown>>[];
  readonly content?: SiteContent;
}

export interface SiteContent {
  readonly business: Readonly<Record<string, { readonly value: string | number; readonly settled: boolean }>>;
  readonly answers: readonly Pick<Answer, "topic" | "question" | "settled">[];
  readonly contacts: Readonly<Record<string, string>>;
  readonly socialLinks: typeof socialLinks;
  readonly claims: Readonly<Record<string, Claim>>;
  readonly photos: Readonly<Record<string, { readonly url: string; readonly settled: boolean }>>;
  /** Contains a sample letter and sample businesses. */
  readonly home: unknown;
}

const siteContent = { business, answers, contacts, socialLinks, claims, photos, home };
/** Owners edit English first. */
const words = "content/words/en";

/** Returns the remaining sample facts, each with its place: a file, "settings" or "database". */
export function findOpenFacts({ settings, environment, caseStudies, content = siteContent }: SiteFacts): string[] {
  const { protocol, hostname } = new URL(settings.siteUrl);
  const sender = settings.mailFrom ?? content.contacts.help ?? "";
  const brand = "content/brand/contacts.ts";
  // Hosted projects send the emails.
  const sendsMail = !settings.supabase;
  const isUnset = (name: string) => !readSetting(environment, name);
  const isPublic = protocol === "https:" && !isReserved(hostname);
  const checks: (readonly [isOpen: boolean, place: string, what: string])[] = [
    [!isPublic, "settings", `SITE_URL: ${settings.siteUrl} is not a public https address`],
    [sendsMail && !settings.smtpUrl, "settings", "SMTP_URL: not set, so no mail is sent"],
    [sendsMail && isReserved(getHost(sender)), "settings", `MAIL_FROM: ${sender} is an example address`],
    [isUnset("CAPTCHA_PROVIDER"), "settings", "CAPTCHA_PROVIDER: set turnstile or hcaptcha with its keys, or none"],
    [isUnset("HSTS_PRELOAD"), "settings", "HSTS_PRELOAD: set on if all subdomains have HTTPS, or off"],
    ...Object.entries(content.business).map(([name, { value, settled }]) => {
      const what = value === "" ? "not filled in" : `“${value}” is a sample`;
      return [!settled, `${words}/business.yaml`, `${name}: ${what}`] as const;
    }),
    ...Object.entries(content.contacts).map(
      ([name, to]) => [isReserved(getHost(to)), brand, `${name}: ${to} is an example address`] as const,
    ),
    ...content.socialLinks.map(
      ({ name, href }) =>
        [new URL(href).pathname === "/", brand, `${name}: ${href} is not the business's own page`] as const,
    ),
    ...content.answers.map(
      ({ topic, question, settled }) =>
        [settled === false, `${words}/answers/${topic}.yaml`, `“${question}” has a sample answer`] as const,
    ),
    ...Object.values(content.claims).map(
      ({ figure, label, proof }) =>
        [proof === null, `${words}/claims.yaml`, `“${figure} ${label}” has no proof yet`] as const,
    ),
    ...Object.entries(content.photos).map(([place, { url, settled }]) => {
      const isStock = url.startsWith(`${photoHost}/`) && !settled;
      return [isStock, `${words}/photos.yaml`, `${place} shows a stock photo (settled: true keeps it)`] as const;
    }),
    ...listStrings(content.home).map(
      (text) => [/\bsample/i.test(text), `${words}/pages/home.yaml`, `“${text}” is a sample`] as const,
    ),
    ...caseStudies.map(({ id, project_link: link }) => {
      const what = `case study ${String(id)} is a sample (${String(link)}): change it at the desk`;
      return [isReserved(URL.parse(String(link))?.hostname ?? ""), "database", what] as const;
    }),
  ];
  return checks.flatMap(([isOpen, place, what]) => (isOpen ? [`${place}  ${what}`] : []));
}

/** Whether the host is for examples or tests (RFC 2606, RFC 6761), or this machine. */
export function isReserved(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/.test(host) || /^(127\.|\[?::1)/.test(host);
}

const getHost = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
