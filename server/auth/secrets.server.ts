import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";

/** A key that signs access tokens. The first of the list signs; all of them verify. */
export interface SigningKey {
  kid: string;
  privateKey: JWK;
  publicKey: JWK;
}

export interface Secrets {
  /** 32 bytes that encrypt the secrets of second factors at rest. */
  encryptionKey: Buffer;
  /** 32 bytes from which refresh tokens and the hashes of short codes are derived. */
  tokenKey: Buffer;
}

/** Where the secrets of one installation lie, readable by its owner only. */
export function secretsDirectory(dataDirectory: string): string {
  return path.join(dataDirectory, "secrets");
}

/** Reads the symmetric keys, making them at the first start. */
export function openSecrets(dataDirectory: string): Secrets {
  const directory = openDirectory(dataDirectory);
  const readKey = (name: string): Buffer => {
    const file = path.join(directory, name);
    const text = readOrCreate(file, () => randomBytes(32).toString("base64"));
    const key = Buffer.from(text, "base64");
    if (key.length !== 32) throw new Error(`${file} is damaged: it must hold 32 bytes in base64.`);
    return key;
  };
  return { encryptionKey: readKey("encryption.key"), tokenKey: readKey("tokens.key") };
}

/**
 * Reads every file of the secrets without making any.
 * @throws when one can't be read, or holds another key than the one in use
 */
export function checkSecretFiles(dataDirectory: string, inUse: Secrets): void {
  const directory = secretsDirectory(dataDirectory);
  const keys = { "encryption.key": inUse.encryptionKey, "tokens.key": inUse.tokenKey };
  for (const [name, key] of Object.entries(keys)) {
    const file = path.join(directory, name);
    if (!Buffer.from(readFileSync(file, "utf8"), "base64").equals(key))
      throw new Error(`${file} is not the key in use.`);
  }
  const file = signingKeysFile(directory);
  parseSigningKeys(readFileSync(file, "utf8"), file);
}

/** Reads the signing keys, newest first, making one at the first start. */
export async function openSigningKeys(dataDirectory: string): Promise<SigningKey[]> {
  const file = signingKeysFile(openDirectory(dataDirectory));
  const present = readIfPresent(file);
  if (present !== null) return parseSigningKeys(present, file);
  const first = JSON.stringify([await createSigningKey()], null, 2);
  return parseSigningKeys(
    readOrCreate(file, () => first),
    file,
  );
}

/**
 * Puts a new signing key in front of the others. Tokens signed by the older keys stay valid, so nobody is signed out;
 * keys past `keep` are forgotten, which is safe once the last token they signed has expired (an hour).
 */
export async function rotateSigningKeys(dataDirectory: string, keep = 3): Promise<SigningKey[]> {
  const file = signingKeysFile(openDirectory(dataDirectory));
  const keys = [await createSigningKey(), ...(await openSigningKeys(dataDirectory))].slice(0, keep);
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600, flag: "wx" });
  renameSync(draft, file);
  return keys;
}

export function signingKeysFile(directory: string): string {
  return path.join(directory, "signing-keys.json");
}

async function createSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  return { kid: randomUUID(), privateKey: await exportJWK(privateKey), publicKey: await exportJWK(publicKey) };
}

function parseSigningKeys(text: string, file: string): SigningKey[] {
  const damaged = new Error(`${file} is damaged: it must hold a list of signing keys.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (!Array.isArray(parsed) || parsed.length === 0 || !parsed.every(isSigningKey)) throw damaged;
  return parsed;
}

function isSigningKey(value: unknown): value is SigningKey {
  return (
    typeof value === "object" &&
    value !== null &&
    "kid" in value &&
    typeof value.kid === "string" &&
    "privateKey" in value &&
    typeof value.privateKey === "object" &&
    "publicKey" in value &&
    typeof value.publicKey === "object"
  );
}

function openDirectory(dataDirectory: string): string {
  const directory = secretsDirectory(dataDirectory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // A folder that was there before keeps its old permissions, so they are set again.
  chmodSync(directory, 0o700);
  return directory;
}

/** Creates the file whole or not at all: of two processes that start at once, the second reads what the first wrote. */
function readOrCreate(file: string, create: () => string): string {
  const present = readIfPresent(file);
  if (present !== null) return present;
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, create(), { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isErrorWithCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8");
}

function readIfPresent(file: string): string | null {
  try {
    const text = readFileSync(file, "utf8");
    chmodSync(file, 0o600);
    return text;
  } catch (error) {
    if (isErrorWithCode(error, "ENOENT")) return null;
    throw error;
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
