import { randomBytes } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeProtectedHeader } from "jose";
import { type KyselyPlugin, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createPostgresDatabase, describeOnEachDatabase } from "../database/testing.ts";
import { temporaryFolder } from "../lib/testing.ts";
import type { AuthTables } from "./auth-tables.ts";
import { createAccessTokens } from "./tokens.ts";
import { openSecretStore, rotateSigningKeys, type SecretSettings } from "./secret-store.ts";
import { createKey, createSecretFile, type SecretStore, secretNames, withNewKey } from "./secrets.ts";
import { createClaims, serviceUrl, startTestService } from "./testing.ts";

const rotate = (database: Database, settings: SecretSettings) =>
  rotateSigningKeys(database.db.withTables<AuthTables>(), settings);

const secretsKey = randomBytes(32);
const withKey = (): SecretSettings => ({ dataDirectory: temporaryFolder(), secretsKeys: [secretsKey] });
const withoutKey = (): SecretSettings => ({ dataDirectory: temporaryFolder(), secretsKeys: [] });

/** Stores secrets as an earlier version did. @returns file contents by name */
async function writeFiles({ dataDirectory }: SecretSettings): Promise<Record<string, string>> {
  const signingKeys = JSON.stringify(await withNewKey([]));
  const texts = { "encryption.key": createKey(), "tokens.key": createKey(), "signing-keys.json": signingKeys };
  for (const [name, text] of Object.entries(texts)) createSecretFile(dataDirectory, name, text);
  return texts;
}

async function toTexts({ encryptionKey, tokenKey, signingKeys }: SecretStore): Promise<Record<string, string>> {
  return {
    "encryption.key": encryptionKey.toString("base64"),
    "tokens.key": tokenKey.toString("base64"),
    "signing-keys.json": JSON.stringify(await signingKeys.read()),
  };
}

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
      const seen = await Promise.all(stores.map(toTexts));
      expect(new Set(seen.map((texts) => JSON.stringify(texts))).size).toBe(1);
    }
  });

  test("S7.6 secrets are encrypted in the database, each bound to its name, and in no file", async () => {
    await forget();
    const settings = withKey();
    const store = await openSecretStore(one, settings);
    const stored = await rows();
    expect(stored.map(({ name }) => name)).toEqual(["encryption.key", "signing-keys.json", "tokens.key"]);
    const [signing] = await store.signingKeys.read();
    for (const secret of [...Object.values(await toTexts(store)), signing?.privateKey.d]) {
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
      /^The key to the secrets in the database is missing: restore .+secrets\.key from a backup, or set SECRETS_KEY to /,
    );
    expect(existsSync(path.join(stranger.dataDirectory, "secrets"))).toBe(false);
    await expect(openSecretStore(other, withKey())).rejects.toThrow(
      /^SECRETS_KEY is not the key [^.]+: set SECRETS_KEY to the other processes' key\.$/,
    );
    createSecretFile(stranger.dataDirectory, "secrets.key", randomBytes(32).toString("base64"));
    await expect(openSecretStore(other, stranger)).rejects.toThrow(/^The key in .+secrets\.key is not the key/);
    expect(await rows()).toEqual(before);
    const folder = path.join(alone.dataDirectory, "secrets");
    const text = readFileSync(path.join(folder, "secrets.key"), "utf8");
    await openSecretStore(other, { ...withKey(), secretsKeys: [Buffer.from(text, "base64")] });
    expect([folder, path.join(folder, "secrets.key")].map((file) => statSync(file).mode & 0o777)).toEqual([
      0o700, 0o600,
    ]);
  });

  test("S7.6 SECRETS_KEY_PREVIOUS reads until a rotation, and the processes that have both go on", async () => {
    await forget();
    const texts = await toTexts(await openSecretStore(one, withKey()));
    const both = { ...withKey(), secretsKeys: [randomBytes(32), secretsKey] };
    const running = [await openSecretStore(one, both), await openSecretStore(other, both)];
    await openSecretStore(other, withKey());
    await rotate(one, both);
    for (const store of [...running, await openSecretStore(one, { ...both, secretsKeys: [both.secretsKeys[0]!] })]) {
      await store.check();
      expect(await store.signingKeys.read()).toMatchObject([{}, ...JSON.parse(texts["signing-keys.json"]!)]);
      expect(await toTexts(store)).toMatchObject({ ...texts, "signing-keys.json": expect.anything() });
    }
    await expect(openSecretStore(other, withKey())).rejects.toThrow("is not the key that");
  });

  test("S7.6 a process whose files differ from the database doesn't start until they are moved away", async () => {
    await forget();
    await openSecretStore(one, withKey());
    const stranger = withKey();
    await writeFiles(stranger);
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
    await writeFiles(settings);
    for (const name of Object.values(secretNames)) {
      const file = path.join(settings.dataDirectory, "secrets", name);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, "half");
      await expect(openSecretStore(one, settings)).rejects.toThrow(`${name} is damaged`);
      expect(await rows()).toEqual([]);
      writeFileSync(file, text);
    }
  });

  test("S7.6 every process sees a rotation at once, and nobody is signed out", async () => {
    await forget();
    const stores = [await openSecretStore(one, withKey()), await openSecretStore(other, withKey())];
    const tokens = stores.map(getTokens);
    const sign = async () => Promise.all(tokens.map((process) => process.sign(claims)));
    const before = await sign();
    const { keys } = await rotate(one, withKey());
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

describeOnEachDatabase("secrets of an earlier version", (database) => {
  test("S7.6 its files move into the database, and stay for a downgrade until the first rotation", async () => {
    const settings = withoutKey();
    const folder = path.join(settings.dataDirectory, "secrets");
    const texts = await writeFiles(settings);
    const copy = withoutKey();
    const logged: object[] = [];
    const log = { info: (fields: object) => logged.push(fields) };
    for (const _ of ["first start", "second start"]) {
      expect(await toTexts(await openSecretStore(database(), settings, log))).toEqual(texts);
    }
    expect(logged).toEqual([{ files: Object.values(secretNames) }]);
    cpSync(settings.dataDirectory, copy.dataDirectory, { recursive: true });
    expect((await rotate(database(), settings)).removed).toEqual(Object.values(secretNames));
    expect(readdirSync(folder)).toEqual(["secrets.key"]);
    expect((await rotate(database(), settings)).removed).toEqual([]);
    // Copied files are accepted, although the rotations made their signing keys outdated.
    for (const { dataDirectory } of [settings, copy]) {
      const store = await openSecretStore(database(), { dataDirectory, secretsKeys: [] });
      expect(await store.signingKeys.read()).toMatchObject([{}, {}, ...JSON.parse(texts["signing-keys.json"] ?? "")]);
    }
  });
});
