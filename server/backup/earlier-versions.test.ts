import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../database/schema.ts";
import { derive } from "@site/http";
import {
  cleanUpAfter,
  createPostgresDatabase,
  goodPassword,
  onAllDatabases,
  openSecretStore,
  startTestService,
  temporaryFolder,
} from "@site/backend/testing";
import { openBackup } from "./folder.ts";
import { readMigrations } from "./snapshot.ts";
import { restoreBackup } from "./restore.ts";
import { openLink, stored, testSubscribers } from "../subscribers/testing.ts";
import { testThreads } from "../threads/testing.ts";

/** These fixtures have a signed-in account, a message and the seed. e5f959b is the first commit. */
const commits = ["9e5d389", "e5f959b"] as const;
const email = "ruth@marlow.example";
const whole = { email, messages: [{ message: "Do you open on Sundays?", language: null }] };

/** These fixtures have a data folder and a backup. `held.json` has the visitors' secrets. */
const laterCommits = ["a033e7be", "f7633c06"] as const;

interface Held {
  at: string;
  secret: string;
  codes: string[];
  refreshToken: string;
  signUp: string;
  newsletter: string;
  unsubscribe: string;
  thread: string;
}

const folder = temporaryFolder();
const openBackupFrom = (commit: string) => openBackup(path.join(folder, commit, "backup"));
beforeAll(() => {
  for (const commit of [...commits, ...laterCommits]) {
    const file = new URL(`../../tests/earlier-versions/${commit}.tar.br`, import.meta.url);
    const archive = brotliDecompressSync(readFileSync(file), {
      params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
    });
    mkdirSync(path.join(folder, commit));
    execFileSync("tar", ["--extract", "--directory", path.join(folder, commit)], { input: archive });
  }
});

async function signInOn(dataDirectory: string, databaseUrl: string | null = null) {
  const database = await openDatabase({ dataDirectory, databaseUrl });
  cleanUpAfter(() => database.close());
  const secrets = await openSecretStore(database, { dataDirectory, secretsKeys: [] });
  const client = startTestService(database, { secrets }).client();
  const { data } = await client.signInWithPassword({ email, password: goodPassword });
  const { rows } = await sql<object>`select message, language from public.chat_messages`.execute(database.db);
  return { database, email: data.user?.email, messages: rows };
}

test("an earlier version's data directory, whose migration records are paths, starts", async () => {
  const { database, ...found } = await signInOn(path.join(folder, "9e5d389", "data"));
  expect(found).toEqual(whole);
  const names = (await database.db.transaction().execute(readMigrations)).map(([name]) => name);
  expect(names).toContain("server/database/platform/001-roles.sql");
  expect(new Set(names.map((name) => path.basename(name))).size).toBe(names.length);
});

/** PGlite runs only nightly, because creating an older version's tables takes seven seconds. */
describe.each(onAllDatabases ? ["postgres", "pglite"] : ["postgres"])("into %s", (kind) => {
  test.each(commits)("a backup of %s is restored, its account signs in, and every record is shown", async (commit) => {
    const dataDirectory = temporaryFolder();
    const databaseUrl = kind === "postgres" ? (await createPostgresDatabase()).url : null;
    await restoreBackup(await openBackupFrom(commit), { dataDirectory, databaseUrl, secretsKeys: [] });
    const { database, ...found } = await signInOn(dataDirectory, databaseUrl);
    expect(found).toEqual(whole);
    const names = (await database.db.transaction().execute(readMigrations)).map(([name]) => name);
    expect(names.filter((name) => name.includes("/"))).toEqual([]);
    expect((await sql`select from planned.times`.execute(database.db)).rows).toEqual([]);
  });
});

test("later migrations handle an earlier backup's rows: the password of a sign-up waits for confirmation", async () => {
  const { url, open } = await createPostgresDatabase();
  const dataDirectory = temporaryFolder();
  await restoreBackup(await openBackupFrom("e5f959b"), { dataDirectory, databaseUrl: url, secretsKeys: [] });
  const { rows } = await sql`select email from auth_private.sign_ups join auth.users on users.id = user_id`.execute(
    (await open()).db,
  );
  expect(rows).toEqual([{ email }]);
});

/** Uses all of the fixture's secrets a minute after they were issued. */
async function useEverything(commit: string, dataDirectory: string, databaseUrl: string | null = null) {
  const held: Held = JSON.parse(readFileSync(path.join(folder, commit, "held.json"), "utf8"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(held.at) + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const database = await openDatabase({ dataDirectory, databaseUrl });
  cleanUpAfter(() => database.close());
  const secrets = await openSecretStore(database, { dataDirectory, secretsKeys: [] });
  const service = startTestService(database, { secrets, settings: { confirmFirst: true } });

  const { data: session } = await service.client().refreshSession({ refresh_token: held.refreshToken });
  const [phone, lost] = [service.client(), service.client()];
  for (const client of [phone, lost]) await client.signInWithPassword({ email, password: goodPassword });
  const factorId = (await phone.mfa.listFactors()).data?.totp[0]?.id ?? "";
  const app = await phone.mfa.challengeAndVerify({ factorId, code: service.appCode(held.secret) });
  const code = await lost.mfa.recoveryCodes.verify({ code: held.codes[0] ?? "" });
  const codes = await lost.mfa.recoveryCodes.getStatus();

  const waiting = "elena@harbour.example";
  const isOpen = await service.signsIn(waiting, goodPassword);
  const hash = /token=([\w-]+)/.exec(held.signUp)?.[1] ?? "";
  const signUp = await service.client().verifyOtp({ token_hash: hash, type: "signup" });

  const deriveKey = (label: string) => derive(secrets.tokenKey, label);
  const newsletter = testSubscribers(database, undefined, undefined, undefined, { deriveKey });
  const { cookie } = await openLink(newsletter, held.newsletter);
  await newsletter.send("/newsletter/confirm", {}, { cookie });
  await newsletter.request(held.unsubscribe, { method: "POST" });

  const threads = testThreads(database);
  await threads.write("And on holidays?", held.thread);
  return {
    session: session.user?.email,
    errors: [app.error, code.error, signUp.error],
    codesLeft: codes.data?.remaining,
    signsUp: [isOpen, await service.signsIn(waiting, goodPassword)],
    newsletter: (await stored(newsletter, "noor@loom.example")).state,
    unsubscribed: (await stored(newsletter, "amos@vet.example")).state,
    thread: (await threads.read(held.thread)).entries.map(({ text }) => text),
  };
}

const works = {
  session: email,
  errors: [null, null, null],
  codesLeft: 9,
  signsUp: [false, true],
  newsletter: "subscribed",
  unsubscribed: "unsubscribed",
  thread: ["Do you open on Sundays?", "And on holidays?"],
};

describe.each(laterCommits)("accounts, second factors, links and conversations of %s still work", (commit) => {
  test("in its data directory", async () => {
    expect(await useEverything(commit, path.join(folder, commit, "data"))).toEqual(works);
  });

  test.each(onAllDatabases ? ["postgres", "pglite"] : ["postgres"])("in its backup, restored into %s", async (kind) => {
    const dataDirectory = temporaryFolder();
    const databaseUrl = kind === "postgres" ? (await createPostgresDatabase()).url : null;
    await restoreBackup(await openBackupFrom(commit), { dataDirectory, databaseUrl, secretsKeys: [] });
    expect(await useEverything(commit, dataDirectory, databaseUrl)).toEqual(works);
  });
});
