import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { site } from "#content/brand/site.ts";
import { embeddedPublishableKey } from "#server/settings/public-settings.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { Copy } from "./copy.ts";

const timeout = 90 * 60_000;

function openCopy() {
  const copy = new Copy();
  onTestFinished(() => copy.remove());
  // Some checks ask git for the files.
  copy.run("git", "init", "--quiet");
  return copy;
}

test("D34 the page and column of CONTRIBUTING.md and a changed English sentence pass all checks without translations", {
  timeout,
}, () => {
  const copy = openCopy();
  copy.run("git", "apply", ...["page", "column"].map((what) => `docs/examples/add-a-${what}.patch`));
  const words = copy.file("content/words/en/pages/trust.yaml");
  writeFileSync(words, readFileSync(words, "utf8").replace("Answers before you pay", "Answers before you buy"));
  copy.run("git", "add", "--all");
  copy.run("npm", "run", "words");
  copy.run("npx", "node", "scripts/write-seed-sql.ts");
  copy.run("npm", "run", "typecheck");
  expect(() => copy.run("npm", "test")).not.toThrow();
});

/** What docs/make-it-yours.md says keeps our name. */
const kept = [
  ...Object.values({ ...storageKeys, ...liveStorageKeys }),
  embeddedPublishableKey,
  "/larkpost/",
  "larkpost-backup",
  "larkpost preflight",
  "larkpost operators",
];

/** Starts the copy's site. Returns what it prints, serves and sends, by place. */
async function readSite(copy: Copy): Promise<Map<string, string>> {
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/bootstrap.mjs", "scripts/start.ts"], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: copy.file("data") },
  });
  onTestFinished(async () => {
    if (server.kill()) await once(server, "exit");
  });
  const texts = new Map([["terminal", ""]]);
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk) => texts.set("terminal", `${texts.get("terminal")}${chunk}`));
  await vi.waitFor(() => expect(texts.get("terminal")).toContain("is serving"), { timeout, interval: 500 });
  const addresses = new Set(["/", "/no-such-page", "/sitemap.xml", "/llms.txt", "/robots.txt"]);
  // A Set also visits what is added meanwhile.
  for (const address of addresses) {
    const response = await fetch(`http://localhost:${port}${address}`);
    const text = await response.text();
    texts.set(address, `${address} ${response.headers.get("content-disposition")} ${text}`);
    for (const [, path = ""] of text.matchAll(/(?:(?:href|src)="|<loc>https?:\/\/[^/<]+)(\/(?!\/)[^"#?<]*)/g))
      addresses.add(path);
  }
  // Emails, social cards, and what scripts show.
  for (const file of globSync(["content/generated/**/*.ts", "build/**/client/**/*.js"], { cwd: copy.folder }))
    texts.set(file, readFileSync(copy.file(file), "utf8"));
  return texts;
}

test("D11 docs/make-it-yours.md makes a copy another business's, which passes all checks and names us nowhere", {
  timeout,
}, async () => {
  const copy = openCopy();
  const page = readFileSync(copy.file("docs/make-it-yours.md"), "utf8");
  for (const [, commands = ""] of page.matchAll(/^ *```sh\n(.*?)^ *```$/gms)) copy.run("sh", "-ec", commands);
  copy.run("git", "add", "--all");
  expect(() => copy.run("npm", "test")).not.toThrow();
  const texts = await readSite(copy);
  expect(texts.size).toBeGreaterThan(300);
  const found = [...texts].flatMap(([place, text]) => {
    const rest = kept.reduce((left, name) => left.replaceAll(name, ""), text);
    return [...rest.matchAll(new RegExp(`.{0,40}${site.name}.{0,40}`, "gi"))].map(([part]) => `${place}: ${part}`);
  });
  expect(found).toEqual([]);
});
