import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { newsletterLifetimes } from "#content/lifetimes.ts";
import type { OwnBackend } from "@site/backend";
import { hashToken } from "@site/http";
import { newsletterPaths } from "#shared/newsletter-paths.ts";

/** Tells two versions of a text apart. */
export const versionOf = (text: string): string => hashToken(text).slice(0, 12);

type DeriveKey = OwnBackend["deriveKey"];

const signatureOf = (deriveKey: DeriveKey, id: string): Buffer => deriveKey(`unsubscribe ${id}`);

/** @returns null for a token that is not ours */
export function readUnsubscribeToken(deriveKey: DeriveKey, token: string): string | null {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const actual = Buffer.from(signature, "base64url");
  const expected = signatureOf(deriveKey, id);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
}

/**
 * The same in every email, without an expiry, not stored.
 * @param siteUrl without a trailing slash
 * @param language null for English
 */
export function unsubscribeLink(siteUrl: string, deriveKey: DeriveKey, id: string, language: string | null): string {
  const token = `${id}.${signatureOf(deriveKey, id).toString("base64url")}`;
  return tokenLink(siteUrl, "unsubscribe", token, language);
}

/** Names every language but English. */
export function tokenLink(siteUrl: string, name: TokenCookie, token: string, language: string | null): string {
  return `${siteUrl}${newsletterPaths[name]}?token=${token}${language === null ? "" : `&language=${language}`}`;
}

/** The only cookies that a visitor gets: each carries the token of an email's link to the form of its page. */
export const tokenCookies = { confirm: "newsletter-confirmation", unsubscribe: "newsletter-unsubscribe" } as const;
export type TokenCookie = keyof typeof tokenCookies;

const attributes = (secure: boolean) =>
  ({ path: newsletterPaths.newsletter, httpOnly: true, sameSite: "Strict", secure }) as const;

export function setTokenCookie(context: Context, name: string, token: string, secure: boolean): void {
  setCookie(context, name, token, { ...attributes(secure), maxAge: newsletterLifetimes.linkCookieMinutes * 60 });
}

export function clearTokenCookie(context: Context, name: string, secure: boolean): void {
  deleteCookie(context, name, attributes(secure));
}
