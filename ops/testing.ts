import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { nodeFlags } from "#scripts/start-site.ts";

interface Ran {
  status: number;
  output: string;
  logged: Record<string, unknown>[];
}

export async function larkpost(
  words: readonly string[],
  settings: Record<string, string>,
  user?: number,
): Promise<Ran> {
  const child = spawn(process.execPath, [...nodeFlags, "ops/larkpost.ts", ...words], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: "build/.compile-cache", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  const lines = errors.split("\n");
  const logged = lines.filter((line) => line.startsWith("{")).map((line): Ran["logged"][number] => JSON.parse(line));
  return { status, output: output + lines.filter((line) => !line.startsWith("{")).join("\n"), logged };
}
