import { spawnSync } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@site/testing/ports.ts";
import type { Container } from "./prove.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const name = `larkpost-proof-${process.pid}`;
/** Milliseconds until a start counts as failed. */
const timeout = 60_000;

/** The first engine that responds. A client without a running service does not. */
export function findEngine(): string | undefined {
  return ["podman", "docker"].find((engine) => spawnSync(engine, ["info"], { stdio: "ignore" }).status === 0);
}

export interface ImageContainer extends Container {
  /** Ends the container and returns its exit code. */
  stop(): number;
}

/** Builds the image and starts it with the flags that its file names. */
export async function startImage(engine: string): Promise<ImageContainer> {
  const run = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync(engine, words, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`${engine} ${words.join(" ")} failed:\n${stdout}${stderr}`);
    return stdout.trim();
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  run("build", "-f", path.join(root, "deploy", "Containerfile"), "-t", name, root);
  const guard = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--memory=800m"];
  const outside = ["-p", `127.0.0.1:${port}:3000`, "-v", `${name}:/data`];
  run("run", "--detach", "--name", name, ...guard, ...outside, name);
  await untilReady(url);
  return {
    url,
    execute(command) {
      const { status, stdout, stderr } = spawnSync(engine, ["exec", name, ...command], { encoding: "utf8" });
      return { status, output: stdout + stderr };
    },
    stop() {
      run("stop", "--time=20", name);
      return Number(run("inspect", "--format={{.State.ExitCode}}", name));
    },
  };
}

/** Removes the container, its volume and its image, as far as there are any. */
export function removeImage(engine: string): void {
  for (const words of [["rm"], ["volume", "rm"], ["rmi"]]) spawnSync(engine, [...words, "--force", name]);
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
