import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startSite } from "#scripts/start-site.ts";
import { ask, leaveMessage, type Outcome, withFolder } from "./harness.ts";

/** The jumps of the clock in seconds, each relative to the clock after the previous jump. */
const jumps = [3_600, -7_200, 86_400 * 2, -86_400 * 3, 0];

const movableClock = pathToFileURL(path.join(import.meta.dirname, "../../scripts/movable-clock.ts")).href;

/** Pages, reads, writes and sign-ins work after each jump of the clock, and the process does not end. */
export async function clockJumps(): Promise<Outcome> {
  return withFolder(async (folder) => {
    const offset = path.join(folder, "offset");
    const site = await startSite({
      DATA_DIR: path.join(folder, "data"),
      RATE_LIMIT_SCALE: "10000",
      NODE_OPTIONS: `--import=${movableClock}`,
      CLOCK_FILE: offset,
    });
    const failures: string[] = [];
    let now = 0;
    try {
      for (const [index, jump] of jumps.entries()) {
        now += jump;
        writeFileSync(offset, String(now));
        const account = { email: `clock${index}@mail.example`, password: "a long enough passphrase" };
        const answers = [
          (await ask(`${site.url}/pricing`)).status === 200,
          (await ask(`${site.url}/rest/v1/case_studies?select=id&id=gt.${index}`)).status === 200,
          (await leaveMessage(site.url, `at ${now}`)).status === 201,
          (await post(site.url, "signup", account)).status === 200,
          await signInAndRefresh(site.url, account),
        ];
        if (answers.includes(false)) failures.push(`${now} s: ${answers.join(" ")}`);
      }
      const alive = site.process.exitCode === null;
      return {
        figure: `${jumps.length} jumps (${jumps.join(", ")} s): ${failures.length} with a failure${failures.map((failure) => `\n       ${failure}`).join("")}`,
        passed: alive && failures.length === 0,
      };
    } finally {
      rmSync(offset, { force: true });
      await site.stop();
    }
  });
}

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
