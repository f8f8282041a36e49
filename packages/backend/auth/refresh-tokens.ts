import { derive } from "./encryption.ts";
import { timingSafeEqual } from "node:crypto";
import { isUuid } from "@site/http";

export interface RefreshTokenParts {
  sessionId: string;
  /** Counts the rotations of the session, from 1. */
  counter: number;
}

function seal(key: Buffer, { sessionId, counter }: RefreshTokenParts): Buffer {
  return derive(key, `refresh token ${sessionId} ${counter}`);
}

/**
 * The refresh token of a session's nth rotation. It is derived, not stored: a copy of the database reveals no token, and
 * parallel refreshes all get the same one.
 */
export function encodeRefreshToken(key: Buffer, parts: RefreshTokenParts): string {
  const session = Buffer.from(parts.sessionId.replaceAll("-", ""), "hex");
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(parts.counter);
  return Buffer.concat([session, counter, seal(key, parts)]).toString("base64url");
}

/** @returns null for anything that `encodeRefreshToken` did not make with this key */
export function decodeRefreshToken(key: Buffer, token: string): RefreshTokenParts | null {
  const bytes = Buffer.from(token, "base64url");
  // Comparing the text again rejects the other spellings that base64 allows for the same bytes.
  if (bytes.length !== 52 || bytes.toString("base64url") !== token) return null;
  const sessionId = bytes
    .subarray(0, 16)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const parts = { sessionId, counter: bytes.readUInt32BE(16) };
  if (!isUuid(sessionId) || !timingSafeEqual(bytes.subarray(20), seal(key, parts))) return null;
  return parts;
}
