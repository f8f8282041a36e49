import { spawn } from "node:child_process";

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx and 3xx, and connections that failed. */
  errors: number;
}

interface LoadOptions {
  seconds: number;
  connections: number;
  headers?: Record<string, string>;
}

/** Sends load to one address with wrk on the second core; the server under test has the first core. */
export function press(url: string, { seconds, connections, headers = {} }: LoadOptions): Promise<Load> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const script = new URL("./latency.lua", import.meta.url).pathname;
  const shape = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script];
  const child = spawn("taskset", ["-c", "1", "wrk", ...shape, ...flags, url]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      const line = /^RESULT (.*)$/m.exec(output)?.[1];
      if (line) resolve(JSON.parse(line));
      else reject(new Error(`wrk gave no result:\n${output}`));
    });
  });
}

/** The median of a few rounds, because a machine is rarely quiet. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
