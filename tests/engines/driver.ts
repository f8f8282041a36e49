export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

export interface EngineOptions {
  /**
   * Pages get `prefers-reduced-motion`, so that no picture shows an unfinished animation, and no scrollbar takes space.
   * Otherwise Chromium and Firefox have classic scrollbars, as on most visitors' machines; WebKitGTK's always overlay the page.
   */
  forPictures: boolean;
}

export interface Size {
  /** CSS pixels of the page's viewport. WebKit's window is never narrower than 447 of them. */
  width: number;
  height: number;
}

export type Key = "Enter" | "Escape" | "Tab" | "Space" | "ArrowRight" | "End";

/** A running engine. */
export interface Engine {
  readonly name: EngineName;
  /** Opens a window with its own storage and cache. */
  open(options: Size): Promise<Session>;
  close(): Promise<void>;
}

/**
 * A window of one engine, with the few functions that the three drivers have in common. No call waits: a navigation only
 * starts, and a click goes to the element's current place. `Visitor` does the waiting.
 */
export interface Session {
  readonly engine: EngineName;
  /** The page's errors that the driver reports: none in WebKit. */
  readonly errors: readonly string[];
  navigate(to: { url: string } | "back" | "forward" | "reload"): Promise<void>;
  /** The JSON value of an expression in the page. If the expression is a promise, the value that it resolves to. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks the middle of the element that an expression returns; false if it returns none. */
  click(expression: string): Promise<boolean>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
