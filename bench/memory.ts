import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningSite } from "#scripts/start-site.ts";
import { residentMemory, startBenchSite } from "./site.ts";
import { printTable } from "./table.ts";

/** Milliseconds between two visitors, each of whom reads four addresses and leaves a message. */
const gap = 1_000;
const reads = [
  "/",
  "/pricing",
  "/case-studies",
  "/articles",
  "/no-such-page",
  "/rest/v1/case_studies?select=*",
  "/rest/v1/social_media_world?select=*&order=platform_name.asc",
  "/readyz",
];

/** One request from an address of the loopback, so that each visitor counts as a network of their own. */
function ask(url: string, localAddress: string, body?: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = body && { "Content-Type": "application/json", Prefer: "return=minimal" };
    const sent = request(
      url,
      { method: body ? "POST" : "GET", localAddress, ...(headers && { headers }) },
      (answer) => {
        answer.resume();
        answer.once("end", resolve);
      },
    );
    sent.once("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** Megabytes of the process by what holds them: files (Node itself), mappings of 16 MB or more (the database's memory, V8), the others. */
function parts({ process }: Pick<RunningSite, "process">): [files: number, large: number, small: number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (const mapping of readFileSync(`/proc/${process.pid}/smaps`, "utf8").split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
    const of = (field: string) => Number(new RegExp(`^${field}: +(\\d+)`, "m").exec(mapping)?.[1] ?? 0) / 1024;
    const isFile = /^\S+ \S+ \S+ \S+ \S+ +\//.test(mapping);
    sums[isFile ? 0 : of("Size") >= 16 ? 1 : 2] += of("Rss");
  }
  return sums;
}

/** Resident memory in an hour of light load, or in so many minutes. */
export async function benchMemory(minutes = 60): Promise<void> {
  const site = await startBenchSite();
  const rows: Record<string, string>[] = [];
  const begin = performance.now();
  const sample = (messages: number) => {
    const passed = (performance.now() - begin) / 60_000;
    const [files, large, small] = parts(site).map((size) => size.toFixed(0));
    rows.push({
      minute: passed.toFixed(0),
      messages: String(messages),
      "resident, MB": residentMemory(site).toFixed(0),
      "files, MB": files ?? "",
      "large mappings, MB": large ?? "",
      "others, MB": small ?? "",
    });
  };
  try {
    sample(0);
    const steps = 12;
    const visitors = Math.round((minutes * 60_000) / gap);
    for (let number = 1; number <= visitors; number += 1) {
      const address = `127.${1 + (number % 200)}.${(number >> 8) % 250}.${1 + (number % 250)}`;
      const message = `message ${number} ${"x".repeat(200)}`;
      await ask(`${site.url}/rest/v1/chat_messages`, address, { email: `v${number}@mail.example`, message });
      for (let more = 0; more < 4; more += 1) await ask(site.url + reads[(number * 4 + more) % reads.length], address);
      if (number % Math.ceil(visitors / steps) === 0 || number === visitors) sample(number);
      await pause(Math.max(0, begin + number * gap - performance.now()));
    }
  } finally {
    await site.stop();
  }
  printTable(`Memory: ${minutes} minutes, a visitor each second who reads four addresses and leaves a message`, rows);
}
