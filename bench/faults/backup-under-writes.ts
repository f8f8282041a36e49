import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { startSite } from "#scripts/start-site.ts";
import { ask, keepAsking, leaveMessage, type Outcome, pause, withSite } from "./harness.ts";

/** A backup taken while messages arrive, restored into a new folder that a second site serves. */
export function backupUnderWrites(): Promise<Outcome> {
  return withSite({}, async (site, folder) => {
    const run = async (command: string, data: string): Promise<{ status: number; output: string }> => {
      const child = spawn(process.execPath, ["ops/larkpost.ts", command, path.join(folder, "backup")], {
        env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, data) },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const [output, errors, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "exit"),
      ]);
      return { status, output: output + errors };
    };
    const load = keepAsking(4, () => leaveMessage(site.url, "written meanwhile"));
    await pause(500);
    const before = load.results.length;
    const begin = performance.now();
    const backup = await run("backup", "data");
    const took = performance.now() - begin;
    const meanwhile = load.results.length - before;
    const answers = await load.stop();
    const failed = answers.filter(({ status }) => status !== 201).length;
    const restore = await run("restore", "restored");
    const refusal = await run("restore", "restored");
    const second = await startSite({ DATA_DIR: path.join(folder, "restored") });
    const served = await ask(`${second.url}/rest/v1/case_studies?select=*`);
    await second.stop();
    const messages = `${backup.output.trim()} ${restore.output.trim()}`;
    return {
      figure: `backup in ${Math.round(took)} ms with ${meanwhile} writes beside it and ${failed} of all ${answers.length} failing; ${messages.replaceAll(folder, "…")} A second restore was ${refusal.status === 1 ? "refused" : "let in"}; the restored site answers ${served.status}`,
      passed:
        backup.status === 0 &&
        restore.status === 0 &&
        failed === 0 &&
        meanwhile > 0 &&
        refusal.status === 1 &&
        served.status === 200,
    };
  });
}
