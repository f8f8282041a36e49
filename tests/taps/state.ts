import type { Page } from "@playwright/test";

/** What a press can change, so that two pages where the same was pressed can be compared. */
export interface State {
  address: string;
  /** Whether the part of the page that the address names stands in the window; null where it names none. */
  landed: boolean | null;
  layers: string[];
  /** Of the page where the press was. On another one some parts come when the visitor is near them, or with the document. */
  controls: string[];
  /** Likewise; of another page its heading. */
  text: string;
  theme: string | undefined;
  /** Which layer holds the focus, or which field does. */
  focus: string;
  /** How many tabs were opened, lines logged on the console and requests made that write. */
  counts: { tabs: number; logged: number; written: number };
}

/** Counts on a new page, from before it is opened, what its state tells. */
export function watch(page: Page): () => State["counts"] {
  let logged = 0;
  let written = 0;
  let tabs = 0;
  page.context().on("page", () => {
    tabs += 1;
  });
  page.on("console", (message) => {
    if (message.type() === "log") logged += 1;
  });
  page.on("request", (request) => {
    if (request.method() !== "GET") written += 1;
  });
  return () => ({ tabs, logged, written });
}

/** `route` is where the press was. */
export async function readState(page: Page, route: string, counts: State["counts"]): Promise<State> {
  const seen = await page.evaluate((pressedOn): Omit<State, "counts"> => {
    const isThere = location.pathname === pressedOn;
    const named = (element: Element) => element.id || (element.getAttribute("aria-label") ?? element.textContent ?? "");
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const top = target ? target.getBoundingClientRect().top : 0;
    const focused = document.activeElement;
    const fields = all<HTMLInputElement>("input:not([type=hidden]), select, textarea").map(
      (field) => `${field.name} ${field.checked} ${field.type === "radio" ? "" : field.value}`,
    );
    const marks = all("[aria-expanded=true], [aria-pressed=true], [aria-selected=true], [aria-invalid=true]").map(
      named,
    );
    return {
      address: location.pathname + location.search + location.hash,
      landed: target ? top > -5 && top < innerHeight : null,
      layers: all("dialog[open], :popover-open, details[open]").map(named),
      controls: isThere ? [...fields, ...marks] : [],
      text: readText(),
      theme: document.documentElement.dataset.theme,
      focus: focused?.matches("input, select, textarea")
        ? `field ${named(focused)}`
        : (focused?.closest("dialog, [popover]")?.id ?? ""),
    };

    /** The words of the page and of what it says by itself; clocks tell another time each time. */
    function readText(): string {
      const main = document.querySelector(isThere ? "main" : "h1")?.cloneNode(true);
      if (!(main instanceof Element)) return "";
      for (const other of main.querySelectorAll("noscript, script, style")) other.remove();
      const messages = all("body > [role=status], [role=alert]").map(({ textContent }) => textContent);
      return [main.textContent, ...messages].join(" ").replace(/\d\d:\d\d|\s+/g, " ");
    }
  }, route);
  return { ...seen, counts };
}
