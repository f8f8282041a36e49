export type Role =
  | "alert"
  | "article"
  | "banner"
  | "button"
  | "checkbox"
  | "combobox"
  | "contentinfo"
  | "dialog"
  | "heading"
  | "link"
  | "main"
  | "navigation"
  | "region"
  | "searchbox"
  | "slider"
  | "status"
  | "tab"
  | "tabpanel"
  | "textbox";

/** An element as a visitor names it: the first visible one, within the first visible `within`. */
export interface Target {
  role: Role;
  /** The whole accessible name, or a pattern that is found in it. */
  name: string | RegExp | undefined;
  within: Target | undefined;
}

/** An expression that returns the target's element in a page, or null. */
export function expressionFor(target: Target): string {
  return `(${find})(${JSON.stringify(stepsTo(target))})`;
}

/** An expression that returns the point at which a pointer hits a target. If none does, it returns null and scrolls to the target. */
export function placeExpressionFor(target: Target): string {
  return `(${middleOf})(${expressionFor(target)})`;
}

/** Makes targets of one role: `button("Log In", banner)`. */
const named =
  (role: Role) =>
  (name?: string | RegExp, within?: Target): Target => ({ role, name, within });

export const article = named("article");
export const button = named("button");
export const checkbox = named("checkbox");
export const combobox = named("combobox");
export const dialog = named("dialog");
export const heading = named("heading");
export const link = named("link");
export const navigation = named("navigation");
export const region = named("region");
export const searchbox = named("searchbox");
export const status = named("status");
export const tab = named("tab");
export const textbox = named("textbox");
export const alert = named("alert")();
export const banner = named("banner")();
export const contentinfo = named("contentinfo")();
export const main = named("main")();

interface Step {
  role: Role;
  text?: string;
  pattern?: { source: string; flags: string };
}

/** The steps from the outermost target to the target itself. */
function stepsTo({ role, name, within }: Target): Step[] {
  const step =
    name instanceof RegExp ? { role, pattern: { source: name.source, flags: name.flags } } : { role, text: name };
  return [...(within ? stepsTo(within) : []), step];
}

/**
 * Runs in the page. Supports only the roles and names that this site uses, which come from plain HTML, `aria-label`,
 * `aria-labelledby` and labels, not the full computation of accessible names.
 */
function find(steps: Step[]): HTMLElement | null {
  const selectors: Record<Role, string> = {
    alert: "[role=alert]",
    article: "article",
    banner: "body > header",
    button: "button:not([role]), summary, [role=button]",
    checkbox: "input[type=checkbox]",
    combobox: "select, [role=combobox]",
    contentinfo: "body > footer",
    dialog: "dialog, [role=dialog]",
    heading: "h1, h2, h3, h4, h5, h6",
    link: "a[href]",
    main: "main",
    navigation: "nav",
    region: "section[aria-label], section[aria-labelledby], [role=region]",
    searchbox: "input[type=search]",
    slider: "input[type=range]",
    status: "output, [role=status]",
    tab: "[role=tab]",
    tabpanel: "[role=tabpanel]",
    textbox:
      "input:not([type]), input:is([type=text], [type=email], [type=password], [type=url], [type=tel]), textarea",
  };
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    if (!(node instanceof Element) || node.matches("[aria-hidden=true], select, input, textarea")) return "";
    const { display } = getComputedStyle(node);
    if (display === "none") return "";
    const text =
      node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? [...node.childNodes].map(textOf).join("");
    return display.startsWith("inline") ? text : ` ${text} `;
  };
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const { labels } = element as HTMLInputElement;
    const sources = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : [...(labels ?? [])];
    const named = sources.filter((source) => source !== null);
    const label = ids.length > 0 ? null : element.getAttribute("aria-label");
    return (label ?? (named.length > 0 ? named : [element]).map(textOf).join(" ")).replace(/\s+/g, " ").trim();
  };
  const matches = (element: HTMLElement, { text, pattern }: Step): boolean =>
    pattern
      ? new RegExp(pattern.source, pattern.flags).test(nameOf(element))
      : text === undefined || nameOf(element) === text;
  let found: HTMLElement | null = document.documentElement;
  for (const step of steps) {
    const candidates: HTMLElement[] = [...(found?.querySelectorAll<HTMLElement>(selectors[step.role]) ?? [])];
    const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    found = candidates.find((element) => isShown(element) && matches(element, step)) ?? null;
  }
  return found;
}

/** Runs in the page: the middle of an element, or null while a pointer there would hit something else. */
function middleOf(element: HTMLElement | null): [number, number] | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2] as [number, number];
  const hit = document.elementFromPoint(...middle);
  if (element.contains(hit) || hit?.closest("label")?.control === element) return middle;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}
