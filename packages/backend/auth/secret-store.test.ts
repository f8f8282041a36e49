import { randomBytes } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeProtectedHeader } from "jose";
import { type KyselyPlugin, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createPostgresDatabase, openTemporaryDatabase } from "../database/testing.ts";
import { temporaryFolder } from "../lib/testing.ts";
import type { AuthTables } from "./auth-tables.ts";
import { createAccessTokens } from "./tokens.ts";
import { openSecretStore, rotateStoredSigningKeys, type SecretSettings } from "./secret-store.ts";
import { createSecretFile, openFileSecrets, openSecrets, type SecretStore, secretNames } from "./secrets.ts";
import { createClaims, serviceUrl, startTestService } from "./testing.ts";

const rotate = (database: Database, settings: SecretSettings) =>
  rotateStoredSigningKeys({ kind: database.kind, db: database.db.withTables<AuthTables>() }, settings);

const secretsKey = randomBytes(32);
const withKey = (): SecretSettings => ({ dataDirectory: temporaryFolder(), secretsKey });
const withoutKey = (): SecretSettings => ({ dataDirectory: temporaryFolder(), secretsKey: null });

const claims = createClaims();

const getTokens = ({ signingKeys }: SecretStore) =>
  createAccessTokens({ keys: signingKeys, issuer: serviceUrl, now: () => new Date() });

describe("secrets of processes on one Postgres server", async () => {
  const { open } = await createPostgresDatabase();
  const [one, other] = await Promise.all([open(), open()]);
  const forget = () => sql`delete from auth_private.secrets`.execute(one.db);
  const rows = async () =>
    (await sql<{ name: string; value: string }>`select * from auth_private.secrets order by name`.execute(one.db)).rows;

  test("S7.6 a session works in every process, second factors included", async () => {
    await forget();
    const first = startTestService(one, { secrets: await openSecretStore(one, withKey()) });
    const second = startTestService(other, { secrets: await openSecretStore(other, withKey()) });
    const { client, email } = await first.signedIn();
    const { factorId, secret } = await first.enrollApp(client);
    const { data } = await client.getSession();
    const elsewhere = second.client();
    const taken = await elsewhere.setSession(data.session ?? { access_token: "", refresh_token: "" });
    expect(taken.data.user?.email).toBe(email);
    expect((await elsewhere.refreshSession()).error).toBeNull();
    second.advance(60_000);
    const shown = await elsewhere.mfa.challengeAndVerify({ factorId, code: second.appCode(secret) });
    expect(shown.error).toBeNull();
  });

  test("S7.6 processes that start at once agree, with one key or one data directory", async () => {
    const shared = withoutKey();
    for (const settings of [
      [withKey(), withKey(), withKey(), withKey()],
      [shared, shared, shared, shared],
    ]) {
      await forget();
      const stores = await Promise.all(settings.map((of, index) => openSecretStore(index % 2 === 0 ? one : other, of)));
      const seen = await Promise.all(
        stores.map(async ({ encryptionKey, tokenKey, signingKeys }) =>
          JSON.stringify([encryptionKey, tokenKey, await signingKeys.read()]),
        ),
      );
      expect(new Set(seen).size).toBe(1);
    }
  });

  test("S7.6 secrets are encrypted in the database, each bound to its name, and in no file", async () => {
    await forget();
    const settings = withKey();
    const { encryptionKey, tokenKey, signingKeys } = await openSecretStore(one, settings);
    const stored = await rows();
    expect(stored.map(({ name }) => name)).toEqual(["encryption.key", "signing-keys.json", "tokens.key"]);
    const [signing] = await signingKeys.read();
    for (const secret of [encryptionKey.toString("base64"), tokenKey.toString("base64"), signing?.privateKey.d]) {
      expect(JSON.stringify(stored)).not.toContain(secret ?? "-");
    }
    expect(readdirSync(settings.dataDirectory)).toEqual([]);
    const running = await openSecretStore(other, withKey());
    await running.check();
    await sql`update auth_private.secrets set value = ${stored[0]?.value} where name = 'tokens.key'`.execute(one.db);
    await expect(openSecretStore(other, withKey())).rejects.toThrow("is not the key that");
    await expect(running.check()).rejects.toThrow("is not the key that");
    await forget();
    await expect(running.check()).rejects.toThrow("encryption.key of auth_private.secrets is damaged");
    await openSecretStore(one, withKey());
    await expect(running.check()).rejects.toThrow("encryption.key of auth_private.secrets is not the key in use");
  });

  test("S7.6 a process with another key, or none, doesn't start and leaves no key behind", async () => {
    await forget();
    const alone = withoutKey();
    await openSecretStore(one, alone);
    const before = await rows();
    const stranger = withoutKey();
    await expect(openSecretStore(other, stranger)).rejects.toThrow(
      /^The key to the secrets in the database is missing: set SECRETS_KEY to [^.]+\.key [^.]+\.$/,
    );
    expect(existsSync(path.join(stranger.dataDirectory, "secrets"))).toBe(false);
    await expect(openSecretStore(other, withKey())).rejects.toThrow(
      /^SECRETS_KEY is not the key [^.]+: set SECRETS_KEY to the other processes' key\.$/,
    );
    createSecretFile(stranger.dataDirectory, "secrets.key", randomBytes(32).toString("base64"));
    await expect(openSecretStore(other, stranger)).rejects.toThrow(/^The key in .+secrets\.key is not the key/);
    expect(await rows()).toEqual(before);
    const text = readFileSync(path.join(alone.dataDirectory, "secrets", "secrets.key"), "utf8");
    await openSecretStore(other, { ...withKey(), secretsKey: Buffer.from(text, "base64") });
  });

  test("S7.6 an earlier version's files move into the database and stay, so a downgrade is possible", async () => {
    await forget();
    const settings = withKey();
    const files = openFileSecrets(settings.dataDirectory);
    const signed = await files.signingKeys.read();
    const logged: object[] = [];
    const log = { info: (fields: object) => logged.push(fields) };
    for (const from of [settings, settings, withKey()]) {
      const store = await openSecretStore(one, from, log);
      expect(store).toMatchObject({ encryptionKey: files.encryptionKey, tokenKey: files.tokenKey });
      expect(await store.signingKeys.read()).toEqual(signed);
    }
    expect(logged).toEqual([{ files: Object.values(secretNames) }]);
    expect(openSecrets(settings.dataDirectory)).toMatchObject({ encryptionKey: files.encryptionKey });
    // Copied files are accepted, although a rotation makes their signing keys outdated.
    const copy = withKey();
    cpSync(settings.dataDirectory, copy.dataDirectory, { recursive: true });
    await rotate(one, withKey());
    expect(await (await openSecretStore(other, copy)).signingKeys.read()).toHaveLength(2);
  });

  test("S7.6 a process whose files differ from the database doesn't start until they are moved away", async () => {
    await forget();
    await openSecretStore(one, withKey());
    const stranger = withKey();
    openFileSecrets(stranger.dataDirectory);
    const file = path.join(stranger.dataDirectory, "secrets", "encryption.key");
    await expect(openSecretStore(other, stranger)).rejects.toThrow(
      `${file} differs from the one in the database: sessions and second factors created with it would stop working.`,
    );
    for (const name of ["encryption.key", "tokens.key"]) rmSync(path.join(stranger.dataDirectory, "secrets", name));
    await openSecretStore(other, stranger);
  });

  test("S7.6 a damaged file stops the move, and nothing is stored", async () => {
    await forget();
    const settings = withKey();
    openFileSecrets(settings.dataDirectory);
    writeFileSync(path.join(settings.dataDirectory, "secrets", "tokens.key"), "half");
    await expect(openSecretStore(one, settings)).rejects.toThrow("tokens.key is damaged");
    expect(await rows()).toEqual([]);
  });

  test("S7.6 every process sees a rotation at once, and nobody is signed out", async () => {
    await forget();
    const stores = [await openSecretStore(one, withKey()), await openSecretStore(other, withKey())];
    const tokens = stores.map(getTokens);
    const sign = async () => Promise.all(tokens.map((process) => process.sign(claims)));
    const before = await sign();
    const keys = await rotate(one, withKey());
    expect(keys).toHaveLength(2);
    const kids = keys.map(({ kid }) => kid);
    for (const process of tokens) {
      await expect.poll(async () => (await process.keys()).keys.map(({ kid }) => kid)).toEqual(kids);
    }
    const after = await sign();
    for (const { token } of after) expect(decodeProtectedHeader(token).kid).toBe(kids[0]);
    for (const process of tokens) {
      for (const { token } of [...before, ...after]) await process.verify(token);
    }
  });

  test("S7.6 a token that arrives before the notification of its key is valid", async () => {
    await forget();
    const quiet: Database = { ...other, onChange: () => () => undefined };
    const deaf = getTokens(await openSecretStore(quiet, withKey()));
    await deaf.sign(claims);
    await rotate(one, withKey());
    const rotated = getTokens(await openSecretStore(one, withKey()));
    const { token } = await rotated.sign(claims);
    expect((await deaf.verify(token)).sub).toBe(claims.sub);
  });

  test("S7.6 a flood of unsigned tokens costs one statement at a time", async () => {
    await forget();
    let running = 0;
    let max = 0;
    let all = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        running += 1;
        all += 1;
        max = Math.max(max, running);
        return node;
      },
      async transformResult({ result }) {
        running -= 1;
        return result;
      },
    };
    const { signingKeys } = await openSecretStore({ ...one, db: one.db.withPlugin(counting) }, withKey());
    [max, all] = [0, 0];
    const flood = () => Promise.all(Array.from({ length: 200 }, () => signingKeys.catchUp()));
    // A token that arrives while keys are being read may be signed with a newer key.
    await Promise.all([flood(), Promise.resolve().then(flood)]);
    expect([max, all]).toEqual([1, 2]);
  });
});

test("S7.6 the embedded database keeps its secrets in files and its table empty", async () => {
  const database = await openTemporaryDatabase("pglite");
  const settings = withoutKey();
  const store = await openSecretStore(database, settings);
  expect(await store.signingKeys.read()).toHaveLength(1);
  expect(readdirSync(path.join(settings.dataDirectory, "secrets")).sort()).toEqual(Object.values(secretNames).sort());
  expect(openSecrets(settings.dataDirectory)).toMatchObject({ tokenKey: store.tokenKey });
  await store.check();
  writeFileSync(path.join(settings.dataDirectory, "secrets", "tokens.key"), randomBytes(32).toString("base64"));
  await expect(store.check()).rejects.toThrow("tokens.key is not the key in use");
  const before = store.signingKeys.version();
  await rotate(database, settings);
  expect(store.signingKeys.version()).not.toBe(before);
  expect(await store.signingKeys.read()).toHaveLength(2);
  expect((await sql`select from auth_private.secrets`.execute(database.db)).rows).toEqual([]);
});
