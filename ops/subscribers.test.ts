import { createHmac } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { consentText } from "#server/subscribers/subscriptions.ts";
import { hashToken } from "@site/http";
import { createPostgresDatabase, openSecretStore, temporaryFolder } from "@site/backend/testing";
import { readUnsubscribeToken } from "#server/subscribers/subscriber-tokens.ts";
import { confirmNewsletter, requestNewsletter, subscribeToTexts } from "#server/subscribers/subscriptions.ts";
import { larkpost } from "./testing.ts";
import type { Tables } from "#server/database/tables.ts";

const secretsKey = Buffer.alloc(32, 9);
const folder = temporaryFolder();
const { url, open } = await createPostgresDatabase();
let key: Buffer = Buffer.alloc(0);

beforeAll(async () => {
  const database = await open();
  ({ tokenKey: key } = await openSecretStore(database, { dataDirectory: folder, secretsKey }));
  const db = database.db.withTables<Tables>();
  const now = new Date("2026-11-24T12:00:00.000Z");
  const untold = async () => {};
  for (const address of ["=cmd@shop.example", "waiting@shop.example"]) {
    await requestNewsletter(db, { address, tokenHash: hashToken(address), keyHash: null, language: null, now });
  }
  await confirmNewsletter(db, { tokenHash: hashToken("=cmd@shop.example"), keyHash: null }, now, untold);
  // The list is in the order of time.
  const texts = { number: "+12025550123", language: "ar", now: new Date(now.getTime() + 60_000) };
  await subscribeToTexts(db, texts, untold);
});

test("P2 P3 live: subscribers are exported with their proof, no cell runs, and an operator can unsubscribe one", {
  timeout: 60_000,
}, async () => {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SECRETS_KEY: secretsKey.toString("base64"),
    SITE_URL: "https://larkpost.example",
  };
  const run = (...words: string[]) => larkpost(["subscribers", ...words], settings);
  const csv = path.join(folder, "subscribers.csv");
  expect(await run("export", csv)).toMatchObject({ status: 0, output: `Subscriptions written to ${csv}: 2.\n` });
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  const rows: Record<string, string>[] = parse(readFileSync(csv), { bom: true, columns: true });
  expect(rows).toMatchObject([
    {
      address: "'=cmd@shop.example",
      state: "subscribed",
      requested_at: "2026-11-24T12:00:00.000Z",
      consent_words: consentText("email"),
      confirmed_by: "button",
      language: "en",
    },
    {
      channel: "text",
      address: "'+12025550123",
      confirmed_at: "",
      consent_words: consentText("text", "ar"),
      unsubscribe: "",
      language: "ar",
    },
  ]);
  const token = new URL(rows[0]?.unsubscribe ?? "about:blank").searchParams.get("token") ?? "";
  expect(readUnsubscribeToken((label) => createHmac("sha256", key).update(label).digest(), token)).toMatch(
    /^[0-9a-f-]{36}$/,
  );
  expect(await run("export", csv)).toMatchObject({ status: 2 });

  expect(await run("unsubscribe", "+1 (202) 555-0123")).toMatchObject({ status: 0, output: "Unsubscribed.\n" });
  expect(await run("unsubscribe", "nobody@shop.example")).toMatchObject({ status: 2 });
  const json = path.join(folder, "all.json");
  await run("export", json, "--all");
  const all: { address: string; state: string; consents: object[] }[] = JSON.parse(readFileSync(json, "utf8"));
  expect(all.map(({ address, state }) => `${address} ${state}`).sort()).toEqual([
    "+12025550123 unsubscribed",
    "=cmd@shop.example subscribed",
    "waiting@shop.example pending",
  ]);
  expect(all.find(({ state }) => state === "unsubscribed")?.consents).toMatchObject([
    { event: "requested", method: "form", words: consentText("text", "ar") },
    { event: "unsubscribed", method: "operator" },
  ]);
});
