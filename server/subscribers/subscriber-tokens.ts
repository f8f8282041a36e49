import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { newsletterLifetimes } from "#content/lifetimes.ts";
import type { OwnBackend } from "@site/backend";
import { hashToken } from "@site/http";
import { newsletterPaths } from "#shared/paths.ts";

export const computeVersion = (text: string): string => hashToken(text).slice(0, 12);

type DeriveKey = OwnBackend["deriveKey"];

const computeSignature = (deriveKey: DeriveKey, id: string): Buffer => deriveKey(`unsubscribe ${id}`);

/** @returns the subscription's id, or null for an invalid token */
export function readUnsubscribeToken(deriveKey: DeriveKey, token: string): string | null {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const actual = Buffer.from(signature, "base64url");
  const expected = computeSignature(deriveKey, id);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
}

/** The link never expires and is not stored. @param siteUrl without a trailing slash @param language null for English */
export function unsubscribeLink(siteUrl: string, deriveKey: DeriveKey, id: string, language: string | null): string {
  const token = `${id}.${computeSignature(deriveKey, id).toString("base64url")}`;
  return tokenLink(siteUrl, "unsubscribe", token, language);
}

export function tokenLink(siteUrl: string, name: TokenCookie, token: string, language: string | null): string {
  return `${siteUrl}${newsletterPaths[name]}?token=${token}${language === null ? "" : `&language=${language}`}`;
}

/** The only cookies that visitors get. Each passes tokens from emailed links to the forms on the linked pages. */
export const tokenCookies = { confirm: "newsletter-confirmation", unsubscribe: "newsletter-unsubscribe" } as const;
export type TokenCookie = keyof typeof tokenCookies;

/** Links that a browser can have open at once, one per tab. */
const maxTokens = 5;
const separator = "~";

/** Uses `Lax`, because with `Strict`, links opened from webmail would replace the other tabs' tokens. */
const attributes = (secure: boolean) =>
  ({ path: newsletterPaths.newsletter, httpOnly: true, sameSite: "Lax", secure }) as const;

const readTokens = (context: Context, name: TokenCookie): string[] =>
  (getCookie(context, tokenCookies[name]) ?? "").split(separator).filter(Boolean);

function writeTokens(context: Context, name: TokenCookie, tokens: readonly string[], secure: boolean): void {
  if (tokens.length === 0) return clearTokenCookie(context, tokenCookies[name], secure);
  const maxAge = newsletterLifetimes.linkCookieMinutes * 60;
  setCookie(context, tokenCookies[name], tokens.join(separator), { ...attributes(secure), maxAge });
}

/** Identifies a link in its page without revealing the token. */
const getLinkId = (token: string): string => hashToken(token).slice(0, 12);

/** @returns the link's id, which its page sends with the form */
export function addToken(context: Context, name: TokenCookie, token: string, secure: boolean): string {
  const others = readTokens(context, name).filter((kept) => kept !== token);
  writeTokens(context, name, [token, ...others].slice(0, maxTokens), secure);
  return getLinkId(token);
}

/** Pages of older versions send no link and get the newest token. @param link the link's id */
export function findToken(context: Context, name: TokenCookie, link: string | undefined): string {
  return readTokens(context, name).find((token) => link === undefined || getLinkId(token) === link) ?? "";
}

export function removeToken(context: Context, name: TokenCookie, token: string, secure: boolean): void {
  const others = readTokens(context, name).filter((kept) => kept !== token);
  writeTokens(context, name, others, secure);
}

export function clearTokenCookie(context: Context, name: string, secure: boolean): void {
  deleteCookie(context, name, attributes(secure));
}
