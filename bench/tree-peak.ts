import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two samples. */
const gap = 100;

/**
 * Runs a command. Resolves to the peak memory in megabytes of the command and its child processes; shared memory counts once. Rejects when
 * the command fails.
 */
export function peakOfTree(command: string, words: readonly string[], folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: folder, stdio: "ignore" });
    let most = 0;
    const look = () => {
      const sizes = treeOf(String(child.pid)).map(sizeOf);
      most = Math.max(
        most,
        sizes.reduce((sum, size) => sum + size, 0),
      );
    };
    const looking = setInterval(look, gap);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(looking);
      if (code === 0) resolve(most);
      else reject(new Error(`${command} ${words.join(" ")} failed with code ${code}.`));
    });
  });
}

/** The content of a file of /proc; empty once its process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function treeOf(root: string): string[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({ id, parent: /^PPid:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] }));
  const tree = [root];
  for (const known of tree) tree.push(...parents.filter(({ parent }) => parent === known).map(({ id }) => id));
  return tree;
}

/** Proportional resident size in megabytes. */
function sizeOf(id: string): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) / 1024;
}
