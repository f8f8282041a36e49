import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { DatabaseStartError } from "../database/database-error.ts";
import { announceChange, SECRETS_TABLE } from "../database/table-changes.ts";
import type { Log } from "../log/log.ts";
import { decrypt, encrypt } from "@site/http";
import type { AuthTables } from "./auth-tables.ts";
import {
  checkInUse,
  createKey,
  createSigningKeys,
  createSecretFile,
  openFileSecrets,
  parseKey,
  parseKeys,
  parseSigningKeys,
  readSecretFile,
  replaceSecretFile,
  rotateSigningKeys,
  type SecretStore,
  type SigningKey,
  type SigningKeyStore,
  secretNames,
  withNewKey,
} from "./secrets.ts";

export interface SecretSettings {
  dataDirectory: string;
  /** The setting SECRETS_KEY, or null to use the file `secrets/secrets.key` in the data folder. */
  secretsKey: Buffer | null;
}

export interface StoredSecret {
  name: string;
  value: string;
}

type Tables = Kysely<AuthTables>;

const keyFile = "secrets.key";
/** Must differ from all other advisory locks of the site. */
const SECRETS_LOCK = 52_757_679;

/** Binds a value to its row, so a copy in another row does not decrypt. */
const associatedData = (name: string): string => `secret ${name}`;

const place = (name: string): string => `The row ${name} of ${SECRETS_TABLE}`;

/**
 * The embedded database has files. A Postgres server has rows that SECRETS_KEY encrypts and all processes share.
 * @throws DatabaseStartError if the key or the files don't match the database
 */
export async function openSecretStore(
  database: Database,
  settings: SecretSettings,
  log?: Pick<Log, "info">,
): Promise<SecretStore> {
  if (database.kind === "pglite") return openFileSecrets(settings.dataDirectory);
  const db = database.db.withTables<AuthTables>();
  const { key, secrets, moved } = await loadOrCreateSecrets(db, settings);
  if (moved.length > 0) {
    log?.info({ files: moved }, "secrets were taken into the database; only an older version still reads these files");
  }
  const inUse = parseKeys(secrets, place);
  return {
    ...inUse,
    signingKeys: storedSigningKeys(database, db, key),
    check: async () => checkInUse(readStoredSecrets(await readRows(db), settings).secrets, inUse, place),
  };
}

export async function rotateStoredSigningKeys(
  { kind, db }: { kind: Database["kind"]; db: Tables },
  settings: SecretSettings,
): Promise<SigningKey[]> {
  if (kind === "pglite") return rotateSigningKeys(settings.dataDirectory);
  const { key } = await loadOrCreateSecrets(db, settings);
  return lockedTransaction(db, async (transaction) => {
    const next = await withNewKey(parseSigningKeyRow(key, await readRow(transaction, secretNames.signingKeys)));
    await transaction
      .updateTable(SECRETS_TABLE)
      .set({ value: seal(key, secretNames.signingKeys, JSON.stringify(next)), changed_at: sql`now()` })
      .where("name", "=", secretNames.signingKeys)
      .execute();
    await announceChange(transaction, SECRETS_TABLE);
    return next;
  });
}

/** Returns decrypted secrets by name. @throws DatabaseStartError if the key is missing or belongs to another installation */
export function readStoredSecrets(
  rows: readonly StoredSecret[],
  settings: SecretSettings,
): { key: Buffer; secrets: Map<string, string> } {
  const key = presentKey(settings);
  if (key === null) {
    throw new DatabaseStartError(
      `The key to the secrets in the database is missing: set SECRETS_KEY to the other processes' key, or to the contents of secrets/${keyFile} in the DATA_DIR of the first one.`,
    );
  }
  try {
    return { key, secrets: new Map(rows.map(({ name, value }) => [name, decrypt(key, associatedData(name), value)])) };
  } catch (cause) {
    const source = settings.secretsKey ? "SECRETS_KEY" : `The key in ${settings.dataDirectory}/secrets/${keyFile}`;
    throw new DatabaseStartError(
      `${source} is not the key that encrypts the secrets in the database: set SECRETS_KEY to the other processes' key.`,
      { cause },
    );
  }
}

export const storedSecrets = { table: SECRETS_TABLE, read: readStoredSecrets, moveToFiles: moveSecretsToFiles };

async function moveSecretsToFiles(
  database: Database,
  dataDirectory: string,
  secrets: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of secrets) replaceSecretFile(dataDirectory, name, text);
  await database.db.withTables<AuthTables>().deleteFrom(SECRETS_TABLE).execute();
}

/** If several processes start at once, the first one writes the secrets and the others read them. */
function loadOrCreateSecrets(db: Tables, settings: SecretSettings) {
  return lockedTransaction(db, async (transaction) => {
    const rows = await readRows(transaction);
    // Only the process that writes the first row creates a key. All others need that key in their settings.
    const { key, secrets } =
      rows.length === 0
        ? { key: ownKey(settings), secrets: new Map<string, string>() }
        : readStoredSecrets(rows, settings);
    const moved: string[] = [];
    for (const name of Object.values(secretNames)) {
      const inFile = readSecretFile(settings.dataDirectory, name);
      const inDatabase = secrets.get(name);
      if (inDatabase !== undefined) {
        rejectOtherFile(settings.dataDirectory, name, inFile, inDatabase);
        continue;
      }
      const text = inFile ?? (name === secretNames.signingKeys ? await createSigningKeys() : createKey());
      const from = `${settings.dataDirectory}/secrets/${name}`;
      if (name === secretNames.signingKeys) parseSigningKeys(text, from);
      else parseKey(text, from);
      await transaction
        .insertInto(SECRETS_TABLE)
        .values({ name, value: seal(key, name, text) })
        .execute();
      secrets.set(name, text);
      if (inFile !== null) moved.push(name);
    }
    return { key, secrets, moved };
  });
}

/** With another key, the data is unreadable. Signing keys may differ, because rotations change them. */
function rejectOtherFile(dataDirectory: string, name: string, inFile: string | null, inDatabase: string): void {
  if (inFile === null || name === secretNames.signingKeys) return;
  if (Buffer.from(inFile, "base64").equals(Buffer.from(inDatabase, "base64"))) return;
  throw new DatabaseStartError(
    `${dataDirectory}/secrets/${name} differs from the one in the database: sessions and second factors created with it would stop working. To continue with the database's, move the file away and start again.`,
  );
}

function presentKey({ dataDirectory, secretsKey }: SecretSettings): Buffer | null {
  if (secretsKey) return secretsKey;
  const text = readSecretFile(dataDirectory, keyFile);
  return text === null ? null : parseKey(text, `${dataDirectory}/secrets/${keyFile}`);
}

function ownKey(settings: SecretSettings): Buffer {
  return presentKey(settings) ?? parseKey(createSecretFile(settings.dataDirectory, keyFile, createKey()), keyFile);
}

function lockedTransaction<T>(db: Tables, work: (transaction: Tables) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SECRETS_LOCK)})`.execute(transaction);
    return work(transaction);
  });
}

function seal(key: Buffer, name: string, text: string): string {
  return encrypt(key, associatedData(name), text);
}

function readRows(db: Tables): Promise<StoredSecret[]> {
  return db.selectFrom(SECRETS_TABLE).select(["name", "value"]).execute();
}

async function readRow(db: Tables, name: string): Promise<string> {
  const row = await db.selectFrom(SECRETS_TABLE).select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}

function parseSigningKeyRow(key: Buffer, value: string): SigningKey[] {
  const name = secretNames.signingKeys;
  return parseSigningKeys(decrypt(key, associatedData(name), value), place(name));
}

/** A rotation notifies all processes like any change to a table. */
function storedSigningKeys(database: Database, db: Tables, key: Buffer): SigningKeyStore {
  let version = 0;
  let latest: string | undefined;
  database.onChange((table) => {
    if (table === SECRETS_TABLE) version += 1;
  });
  return {
    version: () => version,
    async read() {
      latest = await readRow(db, secretNames.signingKeys);
      return parseSigningKeyRow(key, latest);
    },
    catchUp: oneAtATime(async () => {
      if ((await readRow(db, secretNames.signingKeys)) !== latest) version += 1;
    }),
  };
}

/** Calls made during a run share the next run, so a flood of unknown tokens costs one query at a time. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    return work();
  };
  return () => {
    next ??= last = last.then(begin, begin);
    return next;
  };
}
