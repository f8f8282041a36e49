import { type Kysely, sql } from "kysely";
import { decrypt, encrypt } from "@site/http";
import type { Database } from "../database/database.ts";
import { DatabaseStartError } from "../database/database-error.ts";
import { announceChange, SECRETS_TABLE } from "../database/table-changes.ts";
import type { Log } from "../log/log.ts";
import type { AuthTables } from "./auth-tables.ts";
import {
  checkInUse,
  createKey,
  createSecretFile,
  parseKey,
  parseKeys,
  parseSigningKeys,
  readSecretFile,
  removeSecretFiles,
  type Secrets,
  type SecretStore,
  type SigningKey,
  type SigningKeyStore,
  secretNames,
  withNewKey,
} from "./secrets.ts";

export interface SecretSettings {
  dataDirectory: string;
  /** SECRETS_KEY and SECRETS_KEY_PREVIOUS. If the list is empty, `secrets/secrets.key` in the data folder encrypts. */
  secretsKeys: readonly Buffer[];
}

interface StoredSecret {
  name: string;
  value: string;
}

type SecretTexts = ReadonlyMap<string, string>;
type Tables = Kysely<AuthTables>;

const keyFile = "secrets.key";
/** Must differ from all other advisory locks of the site. */
const SECRETS_LOCK = 52_757_679;

/** Binds a value to its row, so a copy in another row does not decrypt. */
const associatedData = (name: string): string => `secret ${name}`;

const place = (name: string): string => `The row ${name} of ${SECRETS_TABLE}`;

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
  const { secrets, moved } = await lockedTransaction(db, (transaction) => loadOrCreate(transaction, settings));
  if (moved.length > 0) {
    log?.info({ files: moved }, "secrets were taken into the database; only an older version still reads these files");
  }
  const inUse = parseKeys(secrets, place);
  return {
    ...inUse,
    signingKeys: storedSigningKeys(database, db, settings),
    check: async () => checkInUse(decryptRows(await readRows(db), settings), inUse, place),
  };
}

export async function readSecrets(db: Tables, settings: SecretSettings): Promise<Secrets> {
  const { secrets } = await lockedTransaction(db, (transaction) => loadOrCreate(transaction, settings));
  return parseKeys(secrets, place);
}

/**
 * Nobody is signed out, because older keys still verify tokens. Running processes load the new key.
 * Also encrypts all secrets under the current key, and removes an earlier version's files, which are outdated now.
 */
export async function rotateSigningKeys(
  db: Tables,
  settings: SecretSettings,
): Promise<{ keys: SigningKey[]; removed: string[] }> {
  const name = secretNames.signingKeys;
  const keys = await lockedTransaction(db, async (transaction) => {
    const { secrets } = await loadOrCreate(transaction, settings);
    const next = await withNewKey(parseSigningKeys(secrets.get(name) ?? "", place(name)));
    await writeRows(transaction, settings, new Map([...secrets, [name, JSON.stringify(next)]]));
    await announceChange(transaction, SECRETS_TABLE);
    return next;
  });
  return { keys, removed: removeSecretFiles(settings.dataDirectory, Object.values(secretNames)) };
}

/** For backups, whose secrets may be encrypted under any of the settings' keys. */
export const storedSecrets = {
  table: SECRETS_TABLE,
  /** @throws DatabaseStartError if no key decrypts the rows */
  check: (rows: readonly StoredSecret[], settings: SecretSettings): void => void decryptRows(rows, settings),
  async encryptAnew(database: Database, settings: SecretSettings): Promise<void> {
    const db = database.db.withTables<AuthTables>();
    await writeRows(db, settings, decryptRows(await readRows(db), settings));
  },
};

/** @throws DatabaseStartError if the key is missing or belongs to another installation */
function decryptRows(rows: readonly StoredSecret[], settings: SecretSettings): SecretTexts {
  const keys = presentKeys(settings);
  const keyPath = `${settings.dataDirectory}/secrets/${keyFile}`;
  if (keys.length === 0 && rows.length > 0) {
    throw new DatabaseStartError(
      `The key to the secrets in the database is missing: restore ${keyPath} from a backup, or set SECRETS_KEY to the other processes' key.`,
    );
  }
  const decryptRow = ({ name, value }: StoredSecret): string => {
    let failure: unknown;
    for (const key of keys) {
      try {
        return decrypt(key, associatedData(name), value);
      } catch (error) {
        failure = error;
      }
    }
    const source = settings.secretsKeys.length > 0 ? "SECRETS_KEY" : `The key in ${keyPath}`;
    throw new DatabaseStartError(
      `${source} is not the key that encrypts the secrets in the database: set SECRETS_KEY to the other processes' key.`,
      { cause: failure },
    );
  };
  return new Map(rows.map((row) => [row.name, decryptRow(row)]));
}

/** If several processes start at once, the first one writes the secrets and the others read them. */
async function loadOrCreate(db: Tables, settings: SecretSettings): Promise<{ secrets: SecretTexts; moved: string[] }> {
  const { dataDirectory } = settings;
  const present = decryptRows(await readRows(db), settings);
  const added = new Map<string, string>();
  const moved: string[] = [];
  for (const name of Object.values(secretNames)) {
    const inFile = readSecretFile(dataDirectory, name);
    const inDatabase = present.get(name);
    if (inDatabase !== undefined) {
      rejectOtherFile(dataDirectory, name, inFile, inDatabase);
      continue;
    }
    const isKey = name !== secretNames.signingKeys;
    const text = inFile ?? (isKey ? createKey() : JSON.stringify(await withNewKey([])));
    (isKey ? parseKey : parseSigningKeys)(text, `${dataDirectory}/secrets/${name}`);
    added.set(name, text);
    if (inFile !== null) moved.push(name);
  }
  await writeRows(db, settings, added);
  return { secrets: new Map([...present, ...added]), moved };
}

/** With another key, the data is unreadable. Signing keys may differ, because rotations change them. */
function rejectOtherFile(dataDirectory: string, name: string, inFile: string | null, inDatabase: string): void {
  if (inFile === null || name === secretNames.signingKeys) return;
  if (Buffer.from(inFile, "base64").equals(Buffer.from(inDatabase, "base64"))) return;
  throw new DatabaseStartError(
    `${dataDirectory}/secrets/${name} differs from the one in the database: sessions and second factors created with it would stop working. To continue with the database's, move the file away and start again.`,
  );
}

/** The first key encrypts. All of them decrypt. */
function presentKeys({ dataDirectory, secretsKeys }: SecretSettings): Buffer[] {
  const text = readSecretFile(dataDirectory, keyFile);
  return [...secretsKeys, ...(text === null ? [] : [parseKey(text, `${dataDirectory}/secrets/${keyFile}`)])];
}

/** Only the process that writes the first row creates a key. All others need that key in their settings. */
async function writeRows(db: Tables, settings: SecretSettings, secrets: SecretTexts): Promise<void> {
  for (const [name, text] of secrets) {
    const [key = parseKey(createSecretFile(settings.dataDirectory, keyFile, createKey()), keyFile)] =
      presentKeys(settings);
    const value = encrypt(key, associatedData(name), text);
    await db
      .insertInto(SECRETS_TABLE)
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, changed_at: sql`now()` }))
      .execute();
  }
}

function lockedTransaction<T>(db: Tables, work: (transaction: Tables) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SECRETS_LOCK)})`.execute(transaction);
    return work(transaction);
  });
}

function readRows(db: Tables): Promise<StoredSecret[]> {
  return db.selectFrom(SECRETS_TABLE).select(["name", "value"]).execute();
}

/** A rotation notifies all processes like any change to a table. */
function storedSigningKeys(database: Database, db: Tables, settings: SecretSettings): SigningKeyStore {
  const name = secretNames.signingKeys;
  let version = 0;
  let latest: string | undefined;
  database.onChange((table) => {
    if (table === SECRETS_TABLE) version += 1;
  });
  const readRow = () =>
    db.selectFrom(SECRETS_TABLE).select(["name", "value"]).where("name", "=", name).executeTakeFirstOrThrow();
  return {
    version: () => version,
    async read() {
      const row = await readRow();
      latest = row.value;
      return parseSigningKeys(decryptRows([row], settings).get(name) ?? "", place(name));
    },
    catchUp: oneAtATime(async () => {
      if ((await readRow()).value !== latest) version += 1;
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
