import { type Answer, answers } from "#content/answers.ts";
import { contacts, socialLinks } from "#content/brand/contacts.ts";
import { business } from "#content/business.ts";
import { type Claim, claims } from "#content/claims.ts";
import { photos } from "#content/photos.ts";
import { home } from "#words/pages/home.ts";
import { type Environment, readSetting } from "../settings/setting-names.ts";
import type { Settings } from "../settings/settings.ts";

export interface SiteContent {
  readonly business: Readonly<Record<string, { readonly value: string | number; readonly settled: boolean }>>;
  readonly answers: readonly Pick<Answer, "topic" | "question" | "settled">[];
  readonly contacts: Readonly<Record<string, string>>;
  readonly socialLinks: typeof socialLinks;
  readonly claims: Readonly<Record<string, Claim>>;
  readonly photos: Readonly<Record<string, { readonly settled: boolean }>>;
  /** Contains a sample letter and sample businesses. */
  readonly home: unknown;
}

const siteContent = { business, answers, contacts, socialLinks, claims, photos, home };
/** Owners edit English first. */
const words = "content/words/en";
const brand = "content/brand/contacts.ts";

/** Returns the remaining sample facts, each with its place: a file, "settings" or "database". */
export function findOpenFacts(
  settings: Settings,
  environment: Environment,
  caseStudies: readonly Readonly<Record<string, unknown>>[],
  content: SiteContent = siteContent,
): string[] {
  const open: string[] = [];
  const check = (place: string, isOpen: boolean, what: string) => {
    if (isOpen) open.push(`${place}  ${what}`);
  };
  const { protocol, hostname } = new URL(settings.siteUrl);
  const sender = settings.mailFrom ?? content.contacts.help ?? "";
  // Hosted projects send the emails.
  const sendsMail = !settings.supabase;
  const isUnset = (name: string) => !readSetting(environment, name);
  const isPublic = protocol === "https:" && !isReserved(hostname);
  check("settings", !isPublic, `SITE_URL: ${settings.siteUrl} is not a public https address`);
  check("settings", sendsMail && !settings.smtpUrl, "SMTP_URL: not set, so no mail is sent");
  check("settings", sendsMail && isReserved(getHost(sender)), `MAIL_FROM: ${sender} is an example address`);
  check("settings", isUnset("CAPTCHA_PROVIDER"), "CAPTCHA_PROVIDER: set turnstile or hcaptcha with its keys, or none");
  check("settings", isUnset("HSTS_PRELOAD"), "HSTS_PRELOAD: set on if all subdomains have HTTPS, or off");
  for (const [name, { value, settled }] of Object.entries(content.business))
    check(`${words}/business.yaml`, !settled, `${name}: ${value === "" ? "not filled in" : `“${value}” is a sample`}`);
  for (const [name, address] of Object.entries(content.contacts))
    check(brand, isReserved(getHost(address)), `${name}: ${address} is an example address`);
  for (const { name, href } of content.socialLinks)
    check(brand, new URL(href).pathname === "/", `${name}: ${href} is not the business's own page`);
  for (const { topic, question, settled } of content.answers)
    check(`${words}/answers/${topic}.yaml`, settled === false, `“${question}” has a sample answer`);
  for (const { figure, label, proof } of Object.values(content.claims))
    check(`${words}/claims.yaml`, proof === null, `“${figure} ${label}” has no proof yet`);
  for (const [place, { settled }] of Object.entries(content.photos))
    check(`${words}/photos.yaml`, !settled, `${place} shows a stock photo (settled: true keeps it)`);
  for (const text of listStrings(content.home))
    check(`${words}/pages/home.yaml`, /\bsample/i.test(text), `“${text}” is a sample`);
  for (const { id, project_link: link } of caseStudies) {
    const isSample = isReserved(URL.parse(String(link))?.hostname ?? "");
    check("database", isSample, `case study ${String(id)} is a sample (${String(link)}): change it at the desk`);
  }
  return open;
}

/** Whether the host is for examples or tests (RFC 2606, RFC 6761), or this machine. */
function isReserved(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/.test(host) || /^(127\.|\[?::1)/.test(host);
}

const getHost = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
