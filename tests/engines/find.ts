import { fileURLToPath } from "node:url";
import type * as accessibility from "dom-accessibility-api";
import { build, type Rolldown } from "vite";

/** An element as a visitor names it: the first visible one, within the first visible `within`. */
export interface Target {
  role: string;
  /** The whole accessible name, or a pattern that is found in it. */
  name: string | RegExp | undefined;
  within: Target | undefined;
}

export const byRole = (role: string, name?: string | RegExp, within?: Target): Target => ({ role, name, within });
export const banner = byRole("banner");
export const contentinfo = byRole("contentinfo");
export const main = byRole("main");

/** Defines `accessibility` in a page. It is part of each expression, since any click may lead to another document. */
const [library] = (await build({
  configFile: false,
  logLevel: "error",
  build: {
    write: false,
    lib: {
      entry: fileURLToPath(import.meta.resolve("dom-accessibility-api")),
      formats: ["iife"],
      name: "accessibility",
    },
  },
})) as [Rolldown.RolldownOutput];

/** An expression that returns the target's element in a page, or null. */
export function expressionFor(target: Target): string {
  return `(() => { ${library.output[0].code}; const find = ${find}; return ${callFor(target)}; })()`;
}

function callFor({ role, name, within }: Target): string {
  const around = within ? callFor(within) : "document.documentElement";
  const wanted = name instanceof RegExp ? String(name) : JSON.stringify(name);
  return `find(accessibility, ${around}, ${JSON.stringify(role)}, ${wanted})`;
}

/** Runs in the page. */
function find(
  { computeAccessibleName, getRole }: typeof accessibility,
  around: HTMLElement | null,
  role: string,
  name: string | RegExp | undefined,
): HTMLElement | null {
  const roleOf = (element: HTMLElement) => {
    // A password field has no role, and the library takes every header and footer for the page's own.
    if (element.matches("input[type=password]")) return "textbox";
    return element.matches(":is(article, aside, main, nav, section) :is(header, footer)") ? null : getRole(element);
  };
  const isNamed = (element: HTMLElement) => {
    if (name === undefined) return true;
    const own = computeAccessibleName(element);
    return name instanceof RegExp ? name.test(own) : own === name;
  };
  const candidates = [...(around?.querySelectorAll<HTMLElement>("*") ?? [])];
  return (
    candidates.find(
      (element) =>
        roleOf(element) === role && element.checkVisibility({ visibilityProperty: true }) && isNamed(element),
    ) ?? null
  );
}

/** Runs in the page: the middle of an element. While a pointer there would hit something else, scrolls to it and returns null. */
export function middleOf(element: HTMLElement): [number, number] | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2] as [number, number];
  const hit = document.elementFromPoint(...middle);
  if (element.contains(hit) || hit?.closest("label")?.control === element) return middle;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}
