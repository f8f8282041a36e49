import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import * as v from "valibot";
import { DatabaseStartError } from "../database/database-error.ts";

const jsonWebKey = v.custom<JWK>((value) => typeof value === "object" && value !== null);
const signingKey = v.object({ kid: v.string(), privateKey: jsonWebKey, publicKey: jsonWebKey });
const signingKeyList = v.pipe(v.string(), v.parseJson(), v.array(signingKey), v.minLength(1));

/** The first key in a list signs, and all of them verify. */
export type SigningKey = v.InferOutput<typeof signingKey>;

export interface Secrets {
  /** 32 bytes. Encrypts second-factor secrets. */
  encryptionKey: Buffer;
  /** 32 bytes. Derives refresh tokens and the hashes of short codes. */
  tokenKey: Buffer;
}

export interface SigningKeyStore {
  /** A cache key for values derived from the keys. It changes whenever the keys may have changed. */
  version(): number;
  read(): Promise<SigningKey[]>;
  /** Loads keys that another process has just added, which changes `version`. */
  catchUp(): Promise<void>;
}

export interface SecretStore extends Secrets {
  signingKeys: SigningKeyStore;
  /** Rejects unless every stored secret is readable and in use. */
  check(): Promise<void>;
}

/** Names of rows in `auth_private.secrets`, and of the files in which earlier versions kept them. */
export const secretNames = {
  encryptionKey: "encryption.key",
  tokenKey: "tokens.key",
  signingKeys: "signing-keys.json",
} as const;

function secretsDirectory(dataDirectory: string): string {
  return path.join(dataDirectory, "secrets");
}

export function parseKeys(texts: ReadonlyMap<string, string>, locate: (name: string) => string): Secrets {
  const getKey = (name: string) => parseKey(texts.get(name) ?? "", locate(name));
  return { encryptionKey: getKey(secretNames.encryptionKey), tokenKey: getKey(secretNames.tokenKey) };
}

/** @throws Error if a secret is damaged, missing or not the one in use */
export function checkInUse(texts: ReadonlyMap<string, string>, inUse: Secrets, locate: (name: string) => string): void {
  const stored = parseKeys(texts, locate);
  for (const part of ["encryptionKey", "tokenKey"] as const) {
    if (!stored[part].equals(inUse[part])) throw new Error(`${locate(secretNames[part])} is not the key in use.`);
  }
  parseSigningKeys(texts.get(secretNames.signingKeys) ?? "", locate(secretNames.signingKeys));
}

export function readSecretFile(dataDirectory: string, name: string): string | null {
  const file = path.join(secretsDirectory(dataDirectory), name);
  try {
    const text = readFileSync(file, "utf8");
    chmodSync(file, 0o600);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Call it under the lock of the rows. A killed process leaves the whole file or none. @returns the text */
export function createSecretFile(dataDirectory: string, name: string, text: string): string {
  const file = path.join(openDirectory(dataDirectory), name);
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return text;
}

/** @returns the names of the removed files */
export function removeSecretFiles(dataDirectory: string, names: readonly string[]): string[] {
  const present = names.filter((name) => readSecretFile(dataDirectory, name) !== null);
  for (const name of present) rmSync(path.join(secretsDirectory(dataDirectory), name));
  return present;
}

export function createKey(): string {
  return randomBytes(32).toString("base64");
}

export function parseKey(text: string, place: string): Buffer {
  const key = Buffer.from(text, "base64");
  if (key.length !== 32) throw damaged(place, "32 bytes in base64");
  return key;
}

/** Newest first. Keeps three, because tokens signed with older keys have expired. */
export async function withNewKey(keys: readonly SigningKey[]): Promise<SigningKey[]> {
  return [await createSigningKey(), ...keys].slice(0, 3);
}

async function createSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  return { kid: randomUUID(), privateKey: await exportJWK(privateKey), publicKey: await exportJWK(publicKey) };
}

export function parseSigningKeys(text: string, place: string): SigningKey[] {
  const parsed = v.safeParse(signingKeyList, text);
  if (parsed.success) return parsed.output;
  throw damaged(place, "a list of signing keys");
}

const damaged = (place: string, content: string): DatabaseStartError =>
  new DatabaseStartError(`${place} is damaged: it must contain ${content}. Restore it from a backup.`);

function openDirectory(dataDirectory: string): string {
  const directory = secretsDirectory(dataDirectory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // `mkdir` doesn't change the permissions of an existing folder.
  chmodSync(directory, 0o700);
  return directory;
}
