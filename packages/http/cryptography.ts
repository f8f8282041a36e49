import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits. */
export const createToken = (): string => randomBytes(32).toString("base64url");

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Random tokens need no slow hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 32 bytes. Each purpose needs unique labels, which must never change. */
export function derive(key: Buffer, label: string): Buffer {
  return createHmac("sha256", key).update(label).digest();
}

const version = "v1";

/**
 * AES-256-GCM. `owner` is authenticated, so a value copied to another row does not decrypt.
 * @returns `v1.<nonce>.<tag>.<ciphertext>`, each part in base64url
 */
export function encrypt(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [version, ...[nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString("base64url"))].join(".");
}

/** @throws Error unless `encrypt` made the value with this key and owner */
export function decrypt(key: Buffer, owner: string, value: string): string {
  const [prefix, nonce, tag, ciphertext] = value.split(".");
  if (prefix !== version || !nonce || !tag || ciphertext === undefined) throw new Error("Not an encrypted value.");
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(ciphertext, "base64url")), decipher.final()]).toString("utf8");
}
