import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { larkpost } from "#ops/testing.ts";
import { startSite } from "#scripts/start-site.ts";
import { ask, keepAsking, leaveMessage, type Outcome, withSite } from "./harness.ts";

/** A backup taken while messages arrive, restored into a new folder that a second site serves. */
export function backupUnderWrites(): Promise<Outcome> {
  return withSite({}, async (site, folder) => {
    const run = (command: string, data: string) =>
      larkpost([command, path.join(folder, "backup")], { DATA_DIR: path.join(folder, data) });
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
