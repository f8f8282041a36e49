import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import checksums from "./node-checksums.json" with { type: "json" };
import lock from "../package-lock.json" with { type: "json" };
import project from "../package.json" with { type: "json" };

let root = "";
const inRoot = (...names: string[]) => path.join(root, ...names);
const marker = "the program ran";

/** A stand-in for npm that "installs" a program of the test in place of Node. */
const fakeNpm = `#!/bin/sh
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\necho "${marker}"\\n' > node_modules/node/bin/node
chmod 755 node_modules/node/bin/node
echo "npm was run"
`;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(inRoot("scripts"));
  mkdirSync(inRoot("bin"));
  mkdirSync(inRoot("node_modules"));
  for (const name of ["bootstrap.mjs", "locked.mjs", "node-checksums.json"]) {
    copyFileSync(path.join(import.meta.dirname, name), inRoot("scripts", name));
  }
  write("package.json", project);
  write("package-lock.json", lock);
  writeFileSync(inRoot("bin", "npm"), fakeNpm, { mode: 0o755 });
});

function write(name: string, value: object): void {
  writeFileSync(inRoot(name), JSON.stringify(value));
}

function bootstrap(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot("scripts", "bootstrap.mjs"), "none.ts"], {
    env: { ...process.env, PATH: `${inRoot("bin")}${path.delimiter}${process.env.PATH}` },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

test.each([
  ["a version that the lock has otherwise", { dependencies: { ...project.dependencies, hono: "4.0.0" } }, "hono"],
  [
    "a package that is not locked",
    { devDependencies: { ...project.devDependencies, "left-pad": "1.3.0" } },
    "left-pad",
  ],
  ["a package that is locked and not wanted", { devDependencies: {} }, "@biomejs/biome"],
])("%s stops the start before anything is installed or run", (_what, changed, name) => {
  write("package.json", { ...project, ...changed });
  const { status, output } = bootstrap();
  expect(status).toBe(1);
  expect(output).toContain(`package-lock.json does not fit package.json: ${name}`);
  expect(output).not.toContain("npm was run");
  expect(output).not.toContain(marker);
});

test("a locked version other than the one that is asked for stops the start", () => {
  const packages = {
    ...lock.packages,
    "node_modules/hono": { ...lock.packages["node_modules/hono"], version: "4.0.0" },
  };
  write("package-lock.json", { ...lock, packages });
  expect(bootstrap()).toMatchObject({ status: 1, output: expect.stringContaining("does not fit package.json: hono") });
});

test("a Node that differs from its checksum is removed and never run", () => {
  for (const attempt of ["first", "second"]) {
    const { status, output } = bootstrap();
    expect([attempt, status]).toEqual([attempt, 1]);
    expect(output).toContain("npm was run");
    expect(output).toMatch(/The Node that was installed is not the one of scripts\/node-checksums\.json/);
    expect(output).not.toContain(marker);
    expect(existsSync(inRoot("node_modules", "node"))).toBe(false);
  }
});

test("a Node of another platform or version than those with a checksum is refused with its own sum", () => {
  write("scripts/node-checksums.json", { ...checksums, sha256: {} });
  const { status, output } = bootstrap();
  expect(status).toBe(1);
  expect(output).toMatch(/has no checksum for .*[0-9a-f]{64}/);
  write("scripts/node-checksums.json", { ...checksums, version: "1.0.0" });
  expect(bootstrap()).toMatchObject({ status: 1, output: expect.stringContaining("has no checksum for") });
});

describe("with the Node that is locked", () => {
  const { "": _root, ...installed } = lock.packages as Record<string, { version?: string; dev?: boolean }>;
  const record = (packages: object) => write("node_modules/.package-lock.json", { packages });
  const node = () => inRoot("node_modules", "node", "bin", "node");
  const saysWords = (source: string) => writeFileSync(inRoot("scripts", "words", "main.ts"), source);

  beforeEach(() => {
    const program = path.resolve(import.meta.dirname, "..", "node_modules", "node", "bin", "node");
    mkdirSync(path.dirname(node()), { recursive: true });
    copyFileSync(program, node());
    chmodSync(node(), 0o755);
    writeFileSync(inRoot("bin", "npm"), "#!/bin/sh\necho npm was run\n", { mode: 0o755 });
    writeFileSync(inRoot("none.ts"), `console.log(${JSON.stringify(marker)});`);
    mkdirSync(inRoot("scripts", "words"));
    saysWords('console.log("words first");');
    record(installed);
  });

  test("the program runs after the words, which have to be right", () => {
    expect(checksums.version).toBe(project.dependencies.node);
    for (const sum of Object.values(checksums.sha256)) expect(sum).toMatch(/^[0-9a-f]{64}$/);
    expect(bootstrap()).toEqual({ status: 0, output: `words first\n${marker}\n` });
    saysWords('console.error("a wrong word"); process.exitCode = 1;');
    expect(bootstrap()).toMatchObject({ status: 1, output: expect.not.stringContaining(marker) });
  });

  test("kill -TERM on the process of npm start ends the program, and npm waits for that", async () => {
    const program = `process.on("SIGTERM", () => setTimeout(() => { console.log("ended"); process.exit(); }, 200));
      setTimeout(() => {}, 30_000); console.log("serving");`;
    writeFileSync(inRoot("scripts", "start.ts"), program);
    const npm = spawn("npm", ["start"], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    const serving = Promise.withResolvers<void>();
    npm.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("serving")) serving.resolve();
    });
    await serving.promise;
    npm.kill("SIGTERM");
    await once(npm, "close");
    expect(output).toMatch(/serving\nended\n$/);
  });

  test("npm is run where its own record lacks a package, or has another version", () => {
    const shipped = Object.entries(installed).filter(([, { dev }]) => !dev);
    const { "node_modules/hono": removed, ...rest } = installed;
    for (const [packages, isRun] of [
      [Object.fromEntries(shipped), false],
      [rest, true],
      [{ ...rest, "node_modules/hono": { ...removed, version: "4.0.0" } }, true],
    ] as const) {
      record(packages);
      expect(bootstrap().output.includes("npm was run")).toBe(isRun);
    }
  });

  test("a Node that was changed since is refused", () => {
    appendFileSync(node(), " ");
    expect(bootstrap()).toMatchObject({ status: 1, output: expect.stringContaining("is not the one of") });
  });
});
