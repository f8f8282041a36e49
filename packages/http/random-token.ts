import { createHash, randomBytes } from "node:crypto";

/** A new token, which nobody can guess: 256 bits as the secret of a link or a browser. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text may be a token. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** What is stored of a token. A random one needs no slower hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
