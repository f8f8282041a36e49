import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { sessionLimits } from "#server/admin/sessions.ts";

/** Over HTTPS, the prefix makes browsers limit the cookie to this host, to every path and to HTTPS. */
function getCookieOptions(origin: string): { name: string; secure: boolean } {
  const secure = origin.startsWith("https:");
  return { name: secure ? "__Host-desk" : "desk", secure };
}

export function readSessionCookie(context: Context, origin: string): string | null {
  return getCookie(context, getCookieOptions(origin).name) || null;
}

export function setSessionCookie(context: Context, origin: string, token: string): void {
  const { name, secure } = getCookieOptions(origin);
  setCookie(context, name, token, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: sessionLimits.absolute / 1000,
  });
}

export function clearSessionCookie(context: Context, origin: string): void {
  const { name, secure } = getCookieOptions(origin);
  deleteCookie(context, name, { path: "/", httpOnly: true, sameSite: "Strict", secure });
}
