import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import { decrypt, encrypt } from "@site/http";
import { closeFolder } from "../database/data-directory.ts";
import type { Database } from "../database/database.ts";
import { DatabaseStartError } from "../database/database-error.ts";
import { pgNotify } from "../database/table-changes.ts";
import type { Log } from "../log/log.ts";
import type { AuthTables } from "./auth-tables.ts";

const SECRETS_TABLE = "auth_private.secrets";

/** The first key in a list signs, and all of them verify. */
export interface SigningKey {
  kid: string;
  privateKey: JWK;
  publicKey: JWK;
}

interface Secrets {
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

export interface SecretSettings {
  dataDirectory: string;
  /** SECRETS_KEY and SECRETS_KEY_PREVIOUS. If the list is empty, `secrets/secrets.key` in the data folder encrypts. */
  secretsKeys: readonly Buffer[];
}

type Tables = Kysely<AuthTables>;

/** Texts by the names of their rows, which are also those of the files in which earlier versions kept them. */
type SecretTexts = ReadonlyMap<string, string>;
const signingKeysName = "signing-keys.json";
const secretNames = ["encryption.key", "tokens.key", signingKeysName];
const keyFile = "secrets.key";
/** Must differ from all other advisory locks of the site. */
const SECRETS_LOCK = 52_757_679;

/**
 * The secrets are encrypted rows, which all processes share.
 * @throws DatabaseStartError if the key or an earlier version's files don't match the database
 */
export async function openSecretStore(
  database: Database,
  settings: SecretSettings,
  log?: Pick<Log, "info">,
): Promise<SecretStore> {
  const db = database.db.withTables<AuthTables>();
  const inUse = await readSecrets(db, settings, log);
  return {
    ...inUse,
    signingKeys: storedSigningKeys(database, db, settings),
    async check() {
      const stored = parseSecrets(await readTexts(db, settings));
      const isInUse = stored.encryptionKey.equals(inUse.encryptionKey) && stored.tokenKey.equals(inUse.tokenKey);
      if (!isInUse) throw new Error(`The secrets in ${SECRETS_TABLE} are not the ones in use.`);
    },
  };
}

export async function readSecrets(db: Tables, settings: SecretSettings, log?: Pick<Log, "info">): Promise<Secrets> {
  return parseSecrets(await db.transaction().execute((transaction) => loadOrCreate(transaction, settings, log)));
}

/**
 * Nobody is signed out, because older keys still verify tokens. Running processes load the new key.
 * Also encrypts all secrets under the current key, and removes an earlier version's files, which are outdated now.
 */
export async function rotateSigningKeys(
  db: Tables,
  settings: SecretSettings,
): Promise<{ keys: SigningKey[]; removed: string[] }> {
  const keys = await db.transaction().execute(async (transaction) => {
    const texts = await loadOrCreate(transaction, settings);
    const next = await withNewKey(JSON.parse(texts.get(signingKeysName) ?? "[]"));
    await writeRows(transaction, settings, new Map([...texts, [signingKeysName, JSON.stringify(next)]]));
    await sql`select ${pgNotify(SECRETS_TABLE)}`.execute(transaction);
    return next;
  });
  const removed = secretNames.filter((name) => existsSync(secretFile(settings, name)));
  for (const name of removed) rmSync(secretFile(settings, name));
  return { keys, removed };
}

/** For backups, whose secrets may be encrypted under any of the settings' keys. */
export const storedSecrets = {
  table: SECRETS_TABLE,
  decryptRows,
  async encryptAnew(database: Database, settings: SecretSettings): Promise<void> {
    const db = database.db.withTables<AuthTables>();
    await writeRows(db, settings, await readTexts(db, settings));
  },
};

/** Newest first. Keeps three, because tokens signed with older keys have expired. */
export async function withNewKey(keys: readonly SigningKey[]): Promise<SigningKey[]> {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const created = { kid: randomUUID(), privateKey: await exportJWK(privateKey), publicKey: await exportJWK(publicKey) };
  return [created, ...keys].slice(0, 3);
}

const parseKey = (text = ""): Buffer => Buffer.from(text, "base64");

const parseSecrets = (texts: SecretTexts): Secrets => ({
  encryptionKey: parseKey(texts.get("encryption.key")),
  tokenKey: parseKey(texts.get("tokens.key")),
});

/** If several processes start at once, the first one writes the secrets and the others read them. */
async function loadOrCreate(db: Tables, settings: SecretSettings, log?: Pick<Log, "info">): Promise<SecretTexts> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SECRETS_LOCK)})`.execute(db);
  const stored = await readTexts(db, settings);
  const added = new Map<string, string>();
  const files: string[] = [];
  for (const name of secretNames) {
    const inFile = readSecretFile(settings, name);
    const inDatabase = stored.get(name);
    if (inDatabase === undefined) {
      added.set(name, inFile ?? (name === signingKeysName ? JSON.stringify(await withNewKey([])) : createKey()));
      if (inFile !== null) files.push(name);
    } else if (inFile !== null && name !== signingKeysName && !parseKey(inFile).equals(parseKey(inDatabase))) {
      throw new DatabaseStartError(
        `${secretFile(settings, name)} differs from the one in the database: sessions and second factors created with it would stop working. To continue with the database's, move the file away and start again.`,
      );
    }
  }
  await writeRows(db, settings, added);
  if (files.length > 0) {
    log?.info({ files }, "secrets were taken into the database; only an older version still reads these files");
  }
  return new Map([...stored, ...added]);
}

const createKey = (): string => randomBytes(32).toString("base64");

const secretFile = ({ dataDirectory }: SecretSettings, name: string): string =>
  path.join(dataDirectory, "secrets", name);

const signingKeyFile = v.pipe(v.string(), v.parseJson(), v.array(v.looseObject({ kid: v.string() })), v.minLength(1));

/** @returns null if there is no such file @throws DatabaseStartError if it is damaged */
function readSecretFile(settings: SecretSettings, name: string): string | null {
  const file = secretFile(settings, name);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  chmodSync(file, 0o600);
  if (name === signingKeysName ? v.is(signingKeyFile, text) : parseKey(text).length === 32) return text;
  throw new DatabaseStartError(`${file} is damaged. Restore it from a backup.`);
}

/** The first key encrypts. All of them decrypt. */
function presentKeys(settings: SecretSettings): Buffer[] {
  const text = readSecretFile(settings, keyFile);
  return [...settings.secretsKeys, ...(text === null ? [] : [parseKey(text)])];
}

/** Call it under the lock of the rows. A killed process leaves the whole file or none. */
function createKeyFile(settings: SecretSettings): Buffer {
  const file = secretFile(settings, keyFile);
  const text = createKey();
  closeFolder(path.dirname(file));
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return parseKey(text);
}

/** Binds a value to its row, so a copy in another row does not decrypt. */
const associatedData = (name: string): string => `secret ${name}`;

/** @throws DatabaseStartError if the key is missing or belongs to another installation */
function decryptRows(rows: readonly { name: string; value: string }[], settings: SecretSettings): SecretTexts {
  const keys = presentKeys(settings);
  const keyPath = secretFile(settings, keyFile);
  if (keys.length === 0 && rows.length > 0) {
    throw new DatabaseStartError(
      `The key to the secrets in the database is missing: restore ${keyPath} from a backup, or set SECRETS_KEY to the other processes' key.`,
    );
  }
  const decryptRow = (name: string, value: string): string => {
    for (const key of keys) {
      try {
        return decrypt(key, associatedData(name), value);
      } catch {
        // The next key may fit.
      }
    }
    const source = settings.secretsKeys.length > 0 ? "SECRETS_KEY" : `The key in ${keyPath}`;
    throw new DatabaseStartError(
      `${source} is not the key that encrypts the secrets in the database: set SECRETS_KEY to the other processes' key.`,
    );
  };
  return new Map(rows.map(({ name, value }) => [name, decryptRow(name, value)]));
}

async function readTexts(db: Tables, settings: SecretSettings): Promise<SecretTexts> {
  return decryptRows(await db.selectFrom(SECRETS_TABLE).select(["name", "value"]).execute(), settings);
}

/** Only the process that writes the first row creates a key. All others need that key in their settings. */
async function writeRows(db: Tables, settings: SecretSettings, texts: SecretTexts): Promise<void> {
  if (texts.size === 0) return;
  const [key = createKeyFile(settings)] = presentKeys(settings);
  for (const [name, text] of texts) {
    const value = encrypt(key, associatedData(name), text);
    await db
      .insertInto(SECRETS_TABLE)
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, changed_at: sql`now()` }))
      .execute();
  }
}

/** A rotation notifies all processes like any change to a table. */
function storedSigningKeys(database: Database, db: Tables, settings: SecretSettings): SigningKeyStore {
  let version = 0;
  let latest: string | undefined;
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  database.onChange((table) => {
    if (table === SECRETS_TABLE) version += 1;
  });
  const readRow = () =>
    db.selectFrom(SECRETS_TABLE).selectAll().where("name", "=", signingKeysName).executeTakeFirstOrThrow();
  const compare = async (): Promise<void> => {
    next = null;
    if ((await readRow()).value !== latest) version += 1;
  };
  return {
    version: () => version,
    async read() {
      const row = await readRow();
      latest = row.value;
      return JSON.parse(decryptRows([row], settings).get(signingKeysName) ?? "");
    },
    // Calls made during a read share the next one, so a flood of unknown tokens costs one query at a time.
    async catchUp() {
      next ??= last = last.then(compare, compare);
      await next;
    },
  };
}
