import path from "node:path";
import { startSite } from "#scripts/start-site.ts";
import { ask, leaveMessage, type Outcome, withSite } from "./harness.ts";

/** A second process on the same data folder is refused with one sentence and the first goes on. */
export function twoProcesses(): Promise<Outcome> {
  return withSite({}, async (site, folder) => {
    const refusal = await startSite({ DATA_DIR: path.join(folder, "data") }).then(
      async (second) => {
        await second.stop();
        return "the second process was let in";
      },
      (error: Error) => error.message.split("\n").slice(1).join(" ").trim(),
    );
    const written = await leaveMessage(site.url, "still here");
    const read = await ask(`${site.url}/rest/v1/case_studies?select=id`);
    const isSentence = /^The data folder .+ is in use by another process \(pid \d+\)\. [^\n]+\.$/.test(refusal);
    return {
      figure: `second process: "${refusal.slice(0, 160)}"; first answers ${written.status} and ${read.status}`,
      passed: isSentence && written.status === 201 && read.status === 200,
    };
  });
}
