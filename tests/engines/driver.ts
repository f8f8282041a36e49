export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

export interface EngineOptions {
  /**
   * Pages hear that less motion is wanted, so that no picture catches one in the middle, and no scrollbar takes place.
   * Otherwise Chromium and Firefox have classic scrollbars, as on most visitors' machines; WebKitGTK's always lie on top.
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
 * A window of one engine, with the little that the three drivers have in common. No call waits for anything: a navigation
 * is only begun, a click goes where the element is now. `Visitor` has the waiting.
 */
export interface Session {
  readonly engine: EngineName;
  /** The page's errors that the driver reports: none in WebKit. */
  readonly errors: readonly string[];
  navigate(to: { url: string } | "back" | "forward" | "reload"): Promise<void>;
  /** The JSON value of an expression in the page, or of the promise that it is. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks, or moves the mouse to, the middle of the element that an expression gives; false where it gives none. */
  point(action: "click" | "hover", expression: string): Promise<boolean>;
  press(key: Key): Promise<void>;
  /** Types into what has focus. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
