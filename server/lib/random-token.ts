import { createHash, randomBytes } from "node:crypto";
import { tokenBytes, tokenPattern } from "#shared/random-token.ts";

/** A new token, which nobody can guess: a secret of a link or a browser. */
export const createToken = (): string => randomBytes(tokenBytes).toString("base64url");

/** Whether a text may be a token. */
export const isToken = (text: string): boolean => tokenPattern.test(text);

/** What is stored of a token. A random one needs no slower hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
