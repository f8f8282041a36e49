import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeProtectedHeader } from "jose";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { countingPlugin, createPostgresDatabase, describeOnEachDatabase } from "../database/testing.ts";
import { temporaryFolder } from "../lib/testing.ts";
import type { AuthTables } from "./auth-tables.ts";
import {
  openSecretStore,
  rotateSigningKeys,
  type SecretSettings,
  type SecretStore,
  withNewKey,
} from "./secret-store.ts";
import { createClaims, serviceUrl } from "./testing.ts";
import { createAccessTokens } from "./tokens.ts";

const rotate = (database: Database, settings: SecretSettings) =>
  rotateSigningKeys(database.db.withTables<AuthTables>(), settings);

const secretsKey = randomBytes(32);
const withKey = (): SecretSettings => ({ dataDirectory: temporaryFolder(), secretsKeys: [secretsKey] });
const withoutKey = (): SecretSettings => ({ dataDirectory: temporaryFolder(), secretsKeys: [] });
const secretsFolder = ({ dataDirectory }: SecretSettings): string => path.join(dataDirectory, "secrets");

const createKey = (): string => randomBytes(32).toString("base64");

async function toTexts({ encryptionKey, tokenKey, signingKeys }: SecretStore): Promise<Record<string, string>> {
  return {
    "encryption.key": encryptionKey.toString("base64"),
    "tokens.key": tokenKey.toString("base64"),
    "signing-keys.json": JSON.stringify(await signingKeys.read()),
  };
}

describe("secrets of processes on one Postgres server", async () => {
  const { open } = await createPostgresDatabase();
  const [one, other] = await Promise.all([open(), open()]);
  const forget = () => sql`delete from auth_private.secrets`.execute(one.db);

  test("S7.6 processes that start at once agree, with one key or one data directory", async () => {
    const shared = withoutKey();
    for (const settings of [
      [withKey(), withKey(), withKey(), withKey()],
      [shared, shared, shared, shared],
    ]) {
      await forget();
      const stores = await Promise.all(settings.map((of, index) => openSecretStore(index % 2 === 0 ? one : other, of)));
      const seen = await Promise.all(stores.map(toTexts));
      expect(new Set(seen.map((texts) => JSON.stringify(texts))).size).toBe(1);
    }
  });

  test("S7.6 secrets are encrypted in the database, each bound to its name, and in no file", async () => {
    await forget();
    const settings = withKey();
    const store = await openSecretStore(one, settings);
    const { rows } = await sql`select value from auth_private.secrets`.execute(one.db);
    const [signing] = await store.signingKeys.read();
    for (const secret of [...Object.values(await toTexts(store)), signing?.privateKey.d]) {
      expect(JSON.stringify(rows)).not.toContain(secret ?? "-");
    }
    expect(readdirSync(settings.dataDirectory)).toEqual([]);
    await sql`update auth_private.secrets set value = (
      select value from auth_private.secrets where name = 'encryption.key') where name = 'tokens.key'`.execute(one.db);
    await expect(store.check()).rejects.toThrow("is not the key that");
  });

  test("S7.6 a process with another key, or none, doesn't start and leaves no key behind", async () => {
    await forget();
    const alone = withoutKey();
    const store = await openSecretStore(one, alone);
    const stranger = withoutKey();
    await expect(openSecretStore(other, stranger)).rejects.toThrow(
      /^The key to the secrets in the database is missing: restore .+secrets\.key from a backup, or set SECRETS_KEY to /,
    );
    expect(existsSync(secretsFolder(stranger))).toBe(false);
    await expect(openSecretStore(other, withKey())).rejects.toThrow(
      /^SECRETS_KEY is not the key [^.]+: set SECRETS_KEY to the other processes' key\.$/,
    );
    mkdirSync(secretsFolder(stranger));
    writeFileSync(path.join(secretsFolder(stranger), "secrets.key"), createKey());
    await expect(openSecretStore(other, stranger)).rejects.toThrow(/^The key in .+secrets\.key is not the key/);
    await store.check();
    const modes = [secretsFolder(alone), path.join(secretsFolder(alone), "secrets.key")].map((file) => statSync(file));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test("S7.6 a rotation replaces SECRETS_KEY_PREVIOUS, and every process accepts all tokens, even before its notice", async () => {
    await forget();
    const texts = await toTexts(await openSecretStore(one, withKey()));
    const newKey = randomBytes(32);
    const both = { ...withKey(), secretsKeys: [newKey, secretsKey] };
    const quiet: Database = { ...other, onChange: () => () => undefined };
    const stores = await Promise.all([one, other, quiet].map((database) => openSecretStore(database, both)));
    const [first, second, deaf] = stores.map(({ signingKeys }) =>
      createAccessTokens({ keys: signingKeys, issuer: serviceUrl, now: () => new Date() }),
    );
    const claims = createClaims();
    const before = await Promise.all([first, second, deaf].map((process) => process!.sign(claims)));
    const { keys } = await rotate(one, both);
    expect(keys).toMatchObject([{}, ...JSON.parse(texts["signing-keys.json"]!)]);
    for (const process of [first, second]) {
      await expect.poll(async () => (await process!.keys()).keys[0]?.kid).toBe(keys[0]!.kid);
    }
    const after = await first!.sign(claims);
    expect(decodeProtectedHeader(after.token).kid).toBe(keys[0]!.kid);
    for (const process of [first, second, deaf]) {
      for (const { token } of [...before, after]) await process!.verify(token);
    }
    await Promise.all(stores.map((store) => store.check()));
    const afterwards = await openSecretStore(one, { ...withKey(), secretsKeys: [newKey] });
    expect(await toTexts(afterwards)).toEqual({ ...texts, "signing-keys.json": JSON.stringify(keys) });
    await expect(openSecretStore(other, withKey())).rejects.toThrow("is not the key that");
  });

  test("S7.6 a flood of unknown tokens costs one statement at a time", async () => {
    await forget();
    let statements = 0;
    const counting = one.db.withPlugin(countingPlugin(() => (statements += 1)));
    const { signingKeys } = await openSecretStore({ ...one, db: counting }, withKey());
    statements = 0;
    const flood = () => Promise.all(Array.from({ length: 200 }, () => signingKeys.catchUp()));
    // A token that arrives while keys are being read may be signed with a newer key.
    await Promise.all([flood(), Promise.resolve().then(flood)]);
    expect(statements).toBe(2);
  });
});

describeOnEachDatabase("secrets of an earlier version", (database) => {
  test("S7.6 its whole files move into the database, and stay for a downgrade until the first rotation", async () => {
    const settings = withoutKey();
    const folder = secretsFolder(settings);
    mkdirSync(folder);
    const signingKeys = JSON.stringify(await withNewKey([]));
    const texts = { "encryption.key": createKey(), "tokens.key": createKey(), "signing-keys.json": signingKeys };
    const names = Object.keys(texts);
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
    for (const name of names) {
      const text = readFileSync(path.join(folder, name));
      writeFileSync(path.join(folder, name), "half");
      await expect(openSecretStore(database(), settings)).rejects.toThrow(`${name} is damaged`);
      writeFileSync(path.join(folder, name), text);
    }
    const logged: object[] = [];
    const log = { info: (fields: object) => logged.push(fields) };
    for (const _ of ["first start", "second start"]) {
      expect(await toTexts(await openSecretStore(database(), settings, log))).toEqual(texts);
    }
    expect(logged).toEqual([{ files: names }]);
    const copy = withoutKey();
    cpSync(folder, secretsFolder(copy), { recursive: true });
    expect((await rotate(database(), settings)).removed).toEqual(names);
    expect(readdirSync(folder)).toEqual(["secrets.key"]);
    expect((await rotate(database(), settings)).removed).toEqual([]);
    // Copied files are accepted, although the rotations made their signing keys outdated.
    const store = await openSecretStore(database(), copy);
    expect(await store.signingKeys.read()).toMatchObject([{}, {}, ...JSON.parse(signingKeys)]);
    const file = path.join(secretsFolder(copy), "encryption.key");
    writeFileSync(file, createKey());
    await expect(openSecretStore(database(), copy)).rejects.toThrow(
      `${file} differs from the one in the database: sessions and second factors created with it would stop working.`,
    );
  });
});
