import { type Channel, channels } from "#app/ui/channels/note.ts";
import { withOwnValues } from "#app/browser/write-address.ts";
import { withoutEntities } from "#shared/copied-address.ts";
import { maxTextLength } from "#content/own-line.ts";
import type { DemoGoal, DemoShopId } from "#content/pages/demo.ts";

export interface DemoLink {
  readonly message?: string;
  readonly name?: string;
  readonly shop?: DemoShopId;
  readonly goal?: DemoGoal;
  readonly channel?: Channel;
}

export type UnreadPart = keyof DemoLink;

export interface ReadDemoLink {
  readonly link: DemoLink;
  readonly unread: readonly UnreadPart[];
}

/** UTF-16 units, like the fields' `maxlength`. */
export const demoMaxLength = { message: maxTextLength, name: 60 } as const;

/** Percent-encoding takes up to nine characters per UTF-16 unit. */
const maxFragmentLength = 9 * (demoMaxLength.message + demoMaxLength.name) + 200;

const shopIds: readonly DemoShopId[] = ["bakery", "hotel", "bike", "vet"];
const goals: readonly DemoGoal[] = ["sell", "fill", "return"];
const parts: readonly string[] = ["message", "name", "shop", "goal", "channel"] satisfies (keyof DemoLink)[];

/** Reads the fragment, which no server receives. `unread` lists values that are too long, unknown or possibly disguised. */
export function readDemoLink(fragment: string): ReadDemoLink | null {
  const query = new URLSearchParams(
    withoutEntities(fragment)
      .replace(/^#/, "")
      .slice(0, maxFragmentLength + 1),
  );
  const names = [...query.keys()];
  if (!names.some(isPart)) return null;
  if (fragment.length > maxFragmentLength) return { link: {}, unread: ["message"] };
  const unread = new Set<UnreadPart>();
  const link: Record<string, string> = {};
  for (const name of new Set(names)) {
    // Ignores other parameters, which analytics tools add to fragments.
    if (!isPart(name)) continue;
    const value = readValue(name, query.getAll(name));
    if (value === null) unread.add(name);
    else link[name] = value;
  }
  return { link, unread: [...unread] };
}

export function writeDemoLink(link: DemoLink): string {
  const given = Object.entries(link).filter(([, value]) => value !== undefined);
  return `#${new URLSearchParams(given)}`;
}

export function replaceDemoLink(fragment: string, link: string): string {
  return withOwnValues(withoutEntities(fragment), parts, link.slice(1)).replace("?", "#");
}

function readValue(name: UnreadPart, values: readonly string[]): string | null {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return null;
  if (name === "message") return isPlain(value.replaceAll(/[\n\t]/g, ""), demoMaxLength.message) ? value : null;
  if (name === "name") return isPlain(value, demoMaxLength.name) ? value : null;
  const known = { shop: shopIds, goal: goals, channel: channels }[name];
  return known.some((id) => id === value) ? value : null;
}

/** Control, replacement and bidirectional characters could disguise the text. */
function isPlain(text: string, max: number): boolean {
  return text.length <= max && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD\u202A-\u202E\u2066-\u2069]/u.test(text);
}

function isPart(name: string): name is keyof DemoLink {
  return parts.includes(name);
}
