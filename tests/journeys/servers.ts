import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..", "..");

/** Names of the servers that journeys run against; each is told to the tests as SITE_<NAME>. */
export type SiteName = "spec" | "live" | "hosted";

/**
 * Starts the real server three times on free ports, each with a folder of its own: the `spec` profile, the `live`
 * profile, and one that uses the first as its hosted Supabase project.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "larkpost-journeys-"));
  const running: ChildProcess[] = [];
  const start = async (name: SiteName, environment: Record<string, string>): Promise<string> => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: path.join(folder, name),
        RATE_LIMIT_SCALE: "1000",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.push(child);
    await untilServing(child, name);
    process.env[`SITE_${name.toUpperCase()}`] = url;
    process.env[`DATA_DIR_${name.toUpperCase()}`] = path.join(folder, name);
    return url;
  };

  const spec = await start("spec", {});
  await start("live", { SITE_PROFILE: "live" });
  await start("hosted", { SUPABASE_URL: spec, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded" });

  return async () => {
    await Promise.all(running.map(stop));
    await rm(folder, { recursive: true, force: true });
  };
}

function untilServing(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("Larkpost is serving")) resolve();
    });
    // The pipe has to be read, or a full one would stop the server.
    child.stderr?.on("data", (chunk) => {
      output = (output + chunk).slice(-4000);
    });
    child.once("exit", (code) => reject(new Error(`The ${name} server stopped with code ${code}:\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port.")),
      );
    });
  });
}
