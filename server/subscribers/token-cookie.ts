import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";

/** The only cookies that a visitor gets: each carries the token of an email's link to the form of its page. */
export const tokenCookies = { confirm: "newsletter-confirmation", unsubscribe: "newsletter-unsubscribe" } as const;
export type TokenCookie = keyof typeof tokenCookies;

/** Seconds: the time for somebody to look at the page and press its button. */
const lifetime = 600;

const attributes = (secure: boolean) => ({ path: "/newsletter", httpOnly: true, sameSite: "Strict", secure }) as const;

export function setTokenCookie(context: Context, name: string, token: string, secure: boolean): void {
  setCookie(context, name, token, { ...attributes(secure), maxAge: lifetime });
}

export function clearTokenCookie(context: Context, name: string, secure: boolean): void {
  deleteCookie(context, name, attributes(secure));
}
