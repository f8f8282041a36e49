import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";

const ends: (() => void)[] = [];
const ensureWords = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)));
vi.mock("./ensure.ts", () => ({ ensureWords }));

test("in development many changed files are one run of the generator, and one more for what changed during it", async () => {
  const { words } = await import("./vite-plugin.ts");
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const configure = words.configureServer as (server: object) => void;
  configure({ config: { root: "/site" }, watcher, ws: {} });
  const change = (file = "words/en/site.yaml") => {
    for (let count = 0; count < 40; count++) watcher.emit("all", "change", `/site/content/${file}`);
  };
  change();
  await vi.waitFor(() => expect(ensureWords).toHaveBeenCalledTimes(1));
  change();
  await new Promise(setImmediate);
  expect(ensureWords).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.waitFor(() => expect(ensureWords).toHaveBeenCalledTimes(2));
  ends[1]?.();
  change("generated/site.ts");
  await new Promise(setImmediate);
  expect(ensureWords).toHaveBeenCalledTimes(2);
});
