import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { ask, leaveMessage, startTestSite } from "./harness.ts";

/** Seconds, each relative to the previous jump. */
const jumps = [3_600, -7_200, 86_400 * 2, -86_400 * 3, 0];

const movableClock = pathToFileURL(path.join(import.meta.dirname, "../../scripts/movable-clock.ts")).href;

test("pages, reads, writes and sign-ins work after each clock jump, and the process keeps running", {
  timeout: 30 * 60_000,
}, async () => {
  const offset = path.join(temporaryFolder(), "offset");
  const site = await startTestSite({ NODE_OPTIONS: `--import=${movableClock}`, CLOCK_FILE: offset });
  let now = 0;
  for (const [index, jump] of jumps.entries()) {
    now += jump;
    writeFileSync(offset, String(now));
    const account = { email: `clock${index}@mail.example`, password: "a long enough passphrase" };
    expect({
      now,
      page: (await ask(`${site.url}/pricing`)).status,
      read: (await ask(`${site.url}/rest/v1/case_studies?select=id&id=gt.${index}`)).status,
      write: (await leaveMessage(site.url, `at ${now}`)).status,
      signUp: (await post(site.url, "signup", account)).status,
      signIn: await signInAndRefresh(site.url, account),
    }).toEqual({ now, page: 200, read: 200, write: 201, signUp: 200, signIn: true });
  }
  expect(site.process.exitCode).toBeNull();
});

function post(url: string, path_: string, body: object): Promise<Response> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return fetch(`${url}/auth/v1/${path_}`, init);
}

async function signInAndRefresh(url: string, account: object): Promise<boolean> {
  const signedIn = await post(url, "token?grant_type=password", account);
  if (!signedIn.ok) return false;
  const session: { access_token: string; refresh_token: string } = await signedIn.json();
  const user = await fetch(`${url}/auth/v1/user`, { headers: { Authorization: `Bearer ${session.access_token}` } });
  const refreshed = await post(url, "token?grant_type=refresh_token", { refresh_token: session.refresh_token });
  return user.ok && refreshed.ok;
}
