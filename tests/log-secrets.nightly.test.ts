import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { type RunningSite, startSite } from "#scripts/start-site.ts";

const folder = temporaryFolder();
let site: RunningSite | undefined;
afterAll(async () => {
  await site?.stop();
});

const canary = "canary-7f3a9";

test("the log has every request and failed sign-in, and no secret they carried", {
  timeout: 120_000,
}, async () => {
  site = await startSite({ DATA_DIR: path.join(folder, "data"), SMTP_URL: `smtp://robot:${canary}@127.0.0.1:9` });
  const { url } = site;
  let log = "";
  site.process.stderr?.on("data", (chunk) => {
    log += chunk;
  });
  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const account = { email: `${canary}@mail.example`, password: `${canary} a long passphrase` };
  await post("/auth/v1/signup", account);
  await post("/auth/v1/token?grant_type=password", { ...account, password: `${canary} wrong` });
  await post("/auth/v1/token?grant_type=refresh_token", { refresh_token: canary });
  await post("/auth/v1/verify", { type: "email", email: account.email, token: canary });
  await post("/rest/v1/chat_messages", { email: account.email, message: canary, page: canary });
  await fetch(`${url}/auth/v1/user`, {
    headers: { Authorization: `Bearer ${canary}`, apikey: canary, Cookie: canary },
  });
  await fetch(`${url}/auth/v1/verify?token=${canary}&type=signup`, { redirect: "manual" });
  await fetch(`${url}/rest/v1/case_studies?select=*&brand_name=eq.${canary}`);
  for (const typed of ["search?q=", "compare?contacts=", "tools/text-cost?text="]) {
    const answer = await fetch(`${url}/${typed}${canary}`);
    expect([typed, answer.headers.get("cache-control")]).toEqual([typed, "private, no-cache"]);
  }
  const last = await fetch(`${url}/pricing?token=${canary}`);
  await site.stop();
  const lines = log
    .trim()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.filter(({ path: address }) => address === "/auth/v1/token")).toHaveLength(2);
  expect(lines.map(({ event }) => event)).toContain("sign_in_failed");
  expect(lines.map(({ id }) => id)).toContain(last.headers.get("x-request-id"));
  expect(log).not.toContain(canary);
});
