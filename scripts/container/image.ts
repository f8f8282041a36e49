import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { freePort } from "../start-site.ts";
import { readImagePlan } from "./containerfile.ts";
import { look, sound } from "./prove.ts";

/** `npm run container`: builds the image with Podman or Docker and uses the site in it, with the flags that its file names. */
const root = path.resolve(import.meta.dirname, "..", "..");
const file = path.join(root, "deploy", "Containerfile");
const name = `larkpost-proof-${process.pid}`;
/** Milliseconds until a start counts as failed. */
const timeout = 60_000;

/** The first engine that responds. A client without a running service does not. */
function findEngine(): string | undefined {
  return ["podman", "docker"].find((engine) => spawnSync(engine, ["info"], { stdio: "ignore" }).status === 0);
}

function run(program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error("The container is not ready.");
    await wait(200);
  }
}

async function prove(engine: string): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const built = spawnSync(engine, ["build", "-f", file, "-t", name, root], { stdio: "inherit" });
  if (built.status !== 0) throw new Error("The image could not be built.");
  const guard = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--memory=800m"];
  const outside = ["-p", `127.0.0.1:${port}:3000`, "-v", `${name}:/data`];
  run(engine, "run", "--detach", "--name", name, ...guard, ...outside, name);
  await untilReady(url);
  const execute = (command: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(engine, ["exec", name, ...command], { encoding: "utf8" });
    return { status, output: stdout + stderr };
  };
  const facts = await look({ url, execute }, readImagePlan(readFileSync(file, "utf8")).healthCheck);
  run(engine, "stop", "--time=20", name);
  const code = run(engine, "inspect", "--format={{.State.ExitCode}}", name);
  console.log(facts, `exit code ${code}`);
  if (!isDeepStrictEqual(facts, sound) || code !== "0") throw new Error("The container is not as it should be.");
}

const engine = findEngine();
if (!engine) {
  console.error("Neither Podman nor Docker answers here: start one, and see that its base images can be fetched.");
  process.exit(1);
}
try {
  await prove(engine);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  spawnSync(engine, ["logs", name], { stdio: "inherit" });
  process.exitCode = 1;
} finally {
  spawnSync(engine, ["rm", "--force", name]);
  spawnSync(engine, ["volume", "rm", "--force", name]);
  spawnSync(engine, ["rmi", "--force", name]);
}
