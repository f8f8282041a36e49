import { type ParseArgsOptionDescriptor, parseArgs } from "node:util";
import { ExpectedError } from "@site/backend";
import { readSettings, type Settings, SettingsError } from "#server/settings/settings.ts";

export class UsageError extends ExpectedError {
  override name = "UsageError";
}

type Options = Record<string, ParseArgsOptionDescriptor>;

interface Action<Of extends Options = Options> {
  /** The arguments, as `<needed>`, `[optional]` or `<one or more>…`, and the options. */
  usage: string;
  summary: string;
  options?: Of;
  run(input: {
    settings: Settings;
    words: string[];
    values: ReturnType<typeof parseArgs<{ options: Of }>>["values"];
  }): Promise<string>;
}

export function defineAction<const Of extends Options = Record<never, never>>(action: Action<Of>): Action {
  return action;
}

export interface Command {
  /** Why the action can't work with hosted Supabase; undefined if it can. */
  hosted?: string;
  /** A command's only action has the key "". */
  actions: Readonly<Record<string, Action>>;
}

function formatUsage(name: string, { actions }: Command): string {
  const lines = Object.entries(actions).map(([action, { usage, summary }]) => {
    const call = ["larkpost", name, action, usage].filter(Boolean).join(" ");
    return `  ${call}\n      ${summary}`;
  });
  return ["Usage:", ...lines].join("\n");
}

function fits(usage: string, { length }: readonly string[]): boolean {
  const places = usage.match(/<[^>]+>…?|\[(?!--)[^\]]+\]/g) ?? [];
  const required = places.filter((place) => place.startsWith("<")).length;
  return length >= required && (length <= places.length || places.some((place) => place.endsWith("…")));
}

/** @returns the output, or the usage for `--help` @throws UsageError */
export async function runCommand(name: string, command: Command, args: readonly string[]): Promise<string> {
  const usage = formatUsage(name, command);
  if (args.includes("--help")) return usage;
  const [first = "", ...rest] = args;
  const action = Object.hasOwn(command.actions, first) && first !== "" ? command.actions[first] : command.actions[""];
  if (!action) throw new UsageError(first === "" ? usage : `Unknown argument "${first}".\n${usage}`);
  const input = parse(action, action === command.actions[""] ? args : rest, usage);
  const settings = readSettings(process.env);
  if (settings.supabase && command.hosted) throw new SettingsError(command.hosted);
  return action.run({ ...input, settings });
}

function parse({ options, usage: own }: Action, args: readonly string[], usage: string) {
  try {
    const { positionals: words, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (fits(own, words) && words.every((word) => word.trim() !== "")) return { words, values };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  throw new UsageError(usage);
}
