import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { podman, provideBaseImage } from "./podman.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const file = path.join(root, "deploy", "Containerfile");
const slow = 30 * 60_000;

const backup = "/data/backups/proof";
const countAccounts = `JSON.parse(fs.readFileSync("${backup}/manifest.json")).tables.find(({ name }) => name === "auth.users").rows`;

test("the image of the Containerfile, read-only under its user, is a site that serves, keeps accounts and ends well", {
  timeout: slow,
}, async () => {
  const name = `larkpost-proof-${process.pid}`;
  const run = (...words: string[]) => expect(podman(...words)).toMatchObject({ status: 0 });
  const execute = (...command: string[]) => podman("exec", name, ...command);
  const ask = (format: string) => podman("inspect", `--format=${format}`, name).output;
  onTestFinished(() => {
    for (const words of [["rm"], ["volume", "rm"], ["rmi"]]) podman(...words, "--force", name);
    // The image in which the site was built.
    podman("image", "prune", "--force");
  });
  const text = readFileSync(file, "utf8");
  provideBaseImage(/^FROM (\S+)$/m.exec(text)?.[1] ?? "");
  // The certificates by which this machine trusts its registries.
  const asHere = [
    "--isolation=chroot",
    "--network=host",
    "--volume=/etc/ssl/certs:/etc/ssl/certs:ro",
    "--env=NODE_EXTRA_CA_CERTS",
  ];
  run("build", "--format=docker", ...asHere, "-f", file, "-t", name, root);
  // The flags that the file names.
  const guard = ["--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--memory=800m"];
  for (const flag of guard) expect(text).toContain(flag);
  const [port, deskPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const settings = [`PORT=${port}`, "HOST=127.0.0.1", `ADMIN_PORT=${deskPort}`].map((setting) => `--env=${setting}`);
  const limits = ["--ulimit=nofile=8192:8192", "--ulimit=nproc=4096:4096"];
  run(
    "run",
    "--detach",
    "--name",
    name,
    ...guard,
    ...limits,
    "--network=host",
    ...settings,
    "-v",
    `${name}:/data`,
    name,
  );
  const statusOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
  await vi.waitUntil(
    () =>
      statusOf(`${url}/readyz`).then(
        (status) => status === 200,
        () => false,
      ),
    { timeout: 300_000, interval: 200 },
  );

  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(`http://localhost:${deskPort}/log-in`)).toBe(200);
  run("healthcheck", "run", name);
  const body = JSON.stringify({ email: "owner@mail.example", password: "four-quiet-Lighthouses-7" });
  const headers = { "Content-Type": "application/json" };
  expect(await statusOf(`${url}/auth/v1/signup`, { method: "POST", headers, body })).toBe(200);
  expect(execute("npm", "run", "larkpost", "--", "backup", backup)).toMatchObject({ status: 0 });
  expect(execute("node", "-p", countAccounts).output).toBe("1");
  expect(execute("touch", "/site/file").status).not.toBe(0);
  const status = readFileSync(`/proc/${ask("{{.State.Pid}}")}/status`, "utf8");
  expect(status).toMatch(/^Uid:(\t10001){4}$/m);
  expect(status).toMatch(/^CapBnd:\t0+$/m);
  run("stop", "--time=20", name);
  expect(ask("{{.State.ExitCode}}")).toBe("0");
});
