import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { ask, leaveMessage, residentMemory, startTestSite } from "./harness.ts";

/** Megabytes that each round after the first may add. */
const target = 5;
const perRound = 100_000;

const paths = [
  "/",
  "/pricing",
  "/case-studies",
  "/no-such-page",
  "/favicon.svg",
  "/robots.txt",
  "/rest/v1/case_studies?select=*",
  "/rest/v1/social_media_world?select=*&order=platform_name.asc",
  "/rest/v1/social_media_world?select=id&limit=",
  "/rest/v1/no_such_table",
  "/auth/v1/user",
  "/healthz",
];

/** Collects garbage on a signal, because just before a collection the heap is tens of megabytes larger. */
const collectOnSignal = "--expose-gc --import=data:text/javascript,process.on('SIGUSR2',()=>gc())";

test("300,000 mixed requests (pages, files, reads, refusals and a few writes) don't grow the memory", {
  timeout: 30 * 60_000,
}, async () => {
  const site = await startTestSite({ NODE_OPTIONS: collectOnSignal });
  const collected = async () => {
    site.process.kill("SIGUSR2");
    await pause(3_000);
    return residentMemory(site);
  };
  const sizes = [await collected()];
  for (let round = 0; round < 3; round += 1) {
    let sent = 0;
    const loop = async () => {
      while (sent < perRound) {
        const number = (sent += 1);
        const path = paths[number % paths.length] ?? "/";
        if (number % 500 === 0) await leaveMessage(site.url, `message ${number}`);
        // Each number is a different query, which evicts cached responses.
        else await ask(`${site.url}${path.endsWith("=") ? path + (number % 5_000) : path}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, loop));
    sizes.push(await collected());
  }
  console.log(
    `MB resident at the start and after each ${perRound}: ${sizes.map((size) => size.toFixed(1)).join(", ")}`,
  );
  expect((sizes[3] ?? NaN) - (sizes[1] ?? NaN)).toBeLessThan(target * 2);
});
