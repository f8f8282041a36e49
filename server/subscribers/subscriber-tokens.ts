import { createHmac, timingSafeEqual } from "node:crypto";
import { hashToken } from "@site/http";

/** The first characters of a text's SHA-256, which tell two versions of it apart. */
export const versionOf = (text: string): string => hashToken(text).slice(0, 12);

const signatureOf = (key: Buffer, id: string): Buffer => createHmac("sha256", key).update(`unsubscribe ${id}`).digest();

/** The token that unsubscribes one subscription: the same in every email, without an expiry, not stored. */
export function unsubscribeToken(key: Buffer, id: string): string {
  return `${id}.${signatureOf(key, id).toString("base64url")}`;
}

/** @returns the id of the subscription, or null for a token that is not ours */
export function readUnsubscribeToken(key: Buffer, token: string): string | null {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(key, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** @param siteUrl origin of the site, without a trailing slash */
export function unsubscribeLink(siteUrl: string, key: Buffer, id: string): string {
  return `${siteUrl}/newsletter/unsubscribe?token=${unsubscribeToken(key, id)}`;
}
