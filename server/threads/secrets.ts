import { createHash, randomBytes } from "node:crypto";
import { secretBytes } from "#shared/threads.ts";

/** A new secret for an email's link. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString("base64url");
}

/** What is stored of a secret or receipt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
