import { type Command, runCommand, UsageError } from "./command.ts";

const commands: Readonly<Record<string, readonly [summary: string, load: () => Promise<{ command: Command }>]>> = {
  start: ["serves the built site", () => import("./start.ts")],
  preflight: ["lists what only the business's owner can settle", () => import("./preflight.ts")],
  backup: ["writes a backup into a folder", () => import("./backup.ts")],
  restore: ["restores a backup into an empty folder", () => import("./restore.ts")],
  operators: ["manages who may log in at the desk", () => import("./operators.ts")],
  keys: ["rotates the keys that sign sessions", () => import("./keys.ts")],
  accounts: ["exports the accounts to hosted Supabase", () => import("./accounts.ts")],
};

/** Former commands, with the desk's screens that replaced them. */
const screens: Readonly<Record<string, string>> = {
  users: "Accounts",
  content: "Case studies and Platforms, Import a file",
  subscribers: "Subscribers",
  deliveries: "Health",
};

const overview = [
  "Usage: larkpost <command> …",
  "",
  ...Object.entries(commands).map(([name, [summary]]) => `  ${name.padEnd(12)}${summary}`),
  "",
  "larkpost <command> --help shows how to use each. Settings are the site's: docs/settings.md.",
].join("\n");

export async function run([name = "", ...args]: readonly string[]): Promise<string> {
  if (name === "--help") return overview;
  const [, load] = (Object.hasOwn(commands, name) && commands[name]) || [];
  const screen = Object.hasOwn(screens, name) && screens[name];
  if (screen) throw new UsageError(`"${name}" has moved to the desk: ${screen}. docs/deploy.md says how to open it.`);
  if (!load) throw new UsageError(name === "" ? overview : `Unknown command "${name}".\n${overview}`);
  return runCommand(name, (await load()).command, args);
}
