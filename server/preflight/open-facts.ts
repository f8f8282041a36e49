import { type Answer, answers } from "#content/answers.ts";
import { contacts, socialLinks } from "#content/brand/contacts.ts";
import { business } from "#content/business.ts";
import { type Claim, claims } from "#content/claims.ts";
import { photoHost } from "#content/photo-host.ts";
import { photos } from "#content/photos.ts";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { home } from "#words/pages/home.ts";
import { type Environment, readSetting } from "../settings/setting-names.ts";
import type { Settings } from "../settings/settings.ts";

export interface SiteFacts {
  readonly settings: Settings;
  readonly environment: Environment;
  /** Null if they can't be read; then the seed's rows are checked. */
  readonly caseStudies: readonly Readonly<Record<string, unknown>>[] | null;
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
const seededStories = caseStudySamples.map(({ id, projectLink }) => ({ id, project_link: projectLink }));
/** Owners edit English first. */
const words = "content/words/en";

const listIf = (isOpen: boolean, place: string, what: string): string[] => (isOpen ? [`${place}  ${what}`] : []);

/** Remaining sample facts, each with its file, "settings" or "database". */
export function findOpenFacts({ settings, environment, caseStudies, content = siteContent }: SiteFacts): string[] {
  const { protocol, hostname } = new URL(settings.siteUrl);
  const sender = settings.mailFrom ?? content.contacts.help ?? "";
  const brand = "content/brand/contacts.ts";
  // Hosted projects send the emails.
  const sendsMail = !settings.supabase;
  const setting = (isOpen: boolean, what: string) => listIf(isOpen, "settings", what);
  const isUnset = (name: string) => !readSetting(environment, name);
  return [
    ...setting(
      protocol !== "https:" || isReserved(hostname),
      `SITE_URL: ${settings.siteUrl} is not a public https address`,
    ),
    ...setting(sendsMail && !settings.smtpUrl, "SMTP_URL: not set, so no mail is sent"),
    ...setting(sendsMail && isReserved(getHost(sender)), `MAIL_FROM: ${sender} is an example address`),
    ...setting(isUnset("CAPTCHA_PROVIDER"), "CAPTCHA_PROVIDER: set turnstile or hcaptcha with its keys, or none"),
    ...setting(isUnset("HSTS_PRELOAD"), "HSTS_PRELOAD: set on if all subdomains have HTTPS, or off"),
    ...Object.entries(content.business).flatMap(([name, { value, settled }]) => {
      const what = value === "" ? "not filled in" : `“${value}” is a sample`;
      return listIf(!settled, `${words}/business.yaml`, `${name}: ${what}`);
    }),
    ...Object.entries(content.contacts).flatMap(([name, to]) =>
      listIf(isReserved(getHost(to)), brand, `${name}: ${to} is an example address`),
    ),
    ...content.socialLinks.flatMap(({ name, href }) =>
      listIf(new URL(href).pathname === "/", brand, `${name}: ${href} is not the business's own page`),
    ),
    ...content.answers.flatMap(({ topic, question, settled }) =>
      listIf(settled === false, `${words}/answers/${topic}.yaml`, `“${question}” has a sample answer`),
    ),
    ...Object.values(content.claims).flatMap(({ figure, label, proof }) =>
      listIf(proof === null, `${words}/claims.yaml`, `“${figure} ${label}” has no proof yet`),
    ),
    ...Object.entries(content.photos).flatMap(([place, { url, settled }]) => {
      const isStock = url.startsWith(`${photoHost}/`) && !settled;
      return listIf(isStock, `${words}/photos.yaml`, `${place} shows a stock photo (settled: true keeps it)`);
    }),
    ...listStrings(content.home).flatMap((text) =>
      listIf(/\bsample/i.test(text), `${words}/pages/home.yaml`, `“${text}” is a sample`),
    ),
    ...(caseStudies ?? seededStories).flatMap(({ id, project_link: link }) => {
      const isSample = isReserved(URL.parse(String(link))?.hostname ?? "");
      return listIf(
        isSample,
        "database",
        `case study ${String(id)} is a sample (${String(link)}): change it at the desk`,
      );
    }),
  ];
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
