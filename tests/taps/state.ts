import type { Page } from "@playwright/test";

/** What a press can change, so that two pages where the same was pressed can be compared. */
export interface PageState {
  address: string;
  /** Whether the part of the page that the address names stands in the window; null where it names none. */
  isTargetInView: boolean | null;
  layers: string[];
  /** Chosen or typed values outside the page's own content, and the messages there. */
  outsideMain: string[];
  /** The words and the chosen or typed values in each part of the page that was pressed; for another page, its heading. */
  parts: string[];
  theme: string | undefined;
  /** Which layer holds the focus, or which field does. */
  focus: string;
  /** How many tabs were opened, lines logged on the console and requests made that write. */
  counts: { tabs: number; logged: number; written: number };
}

/** Starts the counts of a new page's state before the page is opened. */
export function watch(page: Page): () => PageState["counts"] {
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
export async function readState(page: Page, route: string, counts: PageState["counts"]): Promise<PageState> {
  const seen = await page.evaluate((pressedOn): Omit<PageState, "counts"> => {
    const isThere = location.pathname === pressedOn;
    const named = (element: Element) => element.id || (element.getAttribute("aria-label") ?? element.textContent ?? "");
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const top = target ? target.getBoundingClientRect().top : 0;
    const focused = document.activeElement;
    const besideMain = all("body > :not(main)");
    const messages = all("body > [role=status], [role=alert]");
    return {
      address: location.pathname + location.search + location.hash,
      isTargetInView: target ? top > -5 && top < innerHeight : null,
      // A part that folds on a phone is no layer: what a jump has passed stays open, so that nothing moves (app/ui/collapse.enhance.ts).
      layers: all("dialog[open], :popover-open, details[open]:not([data-enhance=collapse])").map(named),
      outsideMain: isThere ? [...besideMain.flatMap(chosenIn), ...messages.map(wordsOf)] : [],
      parts: isThere
        ? all("main > *").map((part) => [...chosenIn(part), wordsOf(part)].join(" "))
        : all("h1").map(wordsOf),
      theme: document.documentElement.dataset.theme,
      focus: focused?.matches("input, select, textarea")
        ? `field ${named(focused)}`
        : (focused?.closest("dialog, [popover]")?.id ?? ""),
    };

    /** What is typed or chosen in a part of the document. */
    function chosenIn(part: Element): string[] {
      const fields = [...part.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea")];
      const states = ["expanded", "pressed", "selected", "invalid", "current"];
      const marks = [...part.querySelectorAll(states.map((state) => `[aria-${state}=true]`).join())];
      return [
        ...fields.map((field) => `${field.name} ${field.checked} ${field.type === "radio" ? "" : field.value}`),
        ...marks.map(named),
      ];
    }

    /** The words of a part, without the times of its clocks, which change. */
    function wordsOf(part: Element): string {
      const copy = part.cloneNode(true) as Element;
      for (const other of copy.querySelectorAll("noscript, script, style")) other.remove();
      return (copy.textContent ?? "").replace(/\d\d:\d\d|\s+/g, " ").trim();
    }
  }, route);
  return { ...seen, counts };
}

/**
 * A state without the parts that are empty in another one. Content that loads when the visitor comes near may be on one page and not on
 * the other, where the same place is a few lines further away.
 */
export function withoutAbsent(state: PageState, other: PageState): PageState {
  return { ...state, parts: state.parts.map((part, place) => (other.parts[place] === "" ? "" : part)) };
}
