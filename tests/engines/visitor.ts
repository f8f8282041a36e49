import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Key, Session } from "./driver.ts";
import { expressionFor, middleOf, type Target } from "./find.ts";

/** Milliseconds until a condition has to hold, on a busy machine. */
const deadline = 15_000;

/** WebKit changes its process for another site and sometimes drops a command during the change. It answers the next command. */
const lostAfter = 2_000;

type Truthy<Value> = Exclude<Value, false | null | undefined>;

/**
 * A visitor at a window of one engine, with the same methods for all three. Each action waits until it is possible, and each
 * check until it is true. What does not happen in time throws an error that names it. A function that runs in the page can't use
 * variables from outside it; its arguments and result are JSON.
 */
export class Visitor {
  readonly session: Session;
  /** The origin of the site. */
  readonly site: string;
  readonly #uncaught: string[] = [];

  /** @param site the origin to which paths are relative */
  constructor(session: Session, site: string) {
    this.session = session;
    this.site = site;
  }

  /** Loads a document and waits until it is parsed: not for its scripts and pictures, which a test may be holding back. */
  goto = (path: string): Promise<void> => this.#load({ url: new URL(path, this.site).href });
  reload = (): Promise<void> => this.#load("reload");
  back = (): Promise<void> => this.session.navigate("back");
  forward = (): Promise<void> => this.session.navigate("forward");

  async #load(to: { url: string } | "reload"): Promise<void> {
    await this.#keepUncaught();
    const left = await this.evaluate(() => performance.timeOrigin);
    await this.session.navigate(to);
    const isParsed = () =>
      this.evaluate((origin) => performance.timeOrigin !== origin && document.readyState !== "loading", left);
    await this.#poll("a new document is parsed", () => Promise.race([isParsed(), pause(lostAfter, false)]));
    await this.evaluate(() => {
      const uncaught: string[] = [];
      Object.assign(window, { uncaught });
      addEventListener("error", ({ message }) => uncaught.push(message));
      addEventListener("unhandledrejection", ({ reason }) => uncaught.push(String(reason)));
    });
  }

  /**
   * The page's errors: those that the driver reports, and uncaught errors of documents after they were parsed. In WebKit there
   * are only the latter.
   */
  async errors(): Promise<readonly string[]> {
    await this.#keepUncaught();
    return [...this.session.errors, ...this.#uncaught];
  }

  async #keepUncaught(): Promise<void> {
    const uncaught = await this.evaluate(() => (Reflect.get(window, "uncaught") as string[] | undefined)?.splice(0));
    this.#uncaught.push(...(uncaught ?? []));
  }

  /** Waits until the fonts have swapped in; the faces that stand in for them are named after both. */
  complete(): Promise<unknown> {
    return this.until("the page has its fonts", () =>
      [...document.fonts].some(({ family, status }) => /^"?Besley"?$/.test(family) && status === "loaded"),
    );
  }

  /** Waits until every island reacts to input, which a sign of a visitor starts. */
  async hydrated(): Promise<void> {
    await this.until("the page is hydrated", () => {
      const asleep = [...document.querySelectorAll("[data-island]:not([data-awake])")];
      for (const island of asleep) {
        (island.firstElementChild ?? island).dispatchEvent(new Event("pointerdown", { bubbles: true }));
      }
      return asleep.length === 0 && document.documentElement.classList.contains("loaded");
    });
  }

  /**
   * Enters another hash in the address bar. This does not use a script, because WebKit's back skips a history entry that a
   * script made without a gesture of the visitor.
   */
  async changeHash(hash: string): Promise<void> {
    const address = new URL(await this.evaluate(() => location.href));
    address.hash = hash;
    await this.session.navigate({ url: address.href });
  }

  /** Clicks a target once it stands still and nothing lies over its middle. */
  async click(target: Target): Promise<void> {
    let last: string | undefined;
    await this.#poll(`${say(target)} can be clicked`, async () => {
      const place = JSON.stringify(await this.inspect(target, middleOf));
      const isSteady = place === last && place !== "null";
      last = place;
      return isSteady && this.session.click(expressionFor(target));
    });
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.inspect(target, (field) => (field as HTMLInputElement).select());
    await this.session.type(text);
  }

  press = (key: Key): Promise<void> => this.session.press(key);

  /** Moves the focus without a pointer. */
  focus = (target: Target): Promise<unknown> =>
    this.#finds(target, "takes focus", (element) => {
      element.focus();
      return element === document.activeElement;
    });

  sees = (target: Target): Promise<unknown> => this.#finds(target, "is shown", () => true);
  seesNo = (target: Target): Promise<unknown> =>
    this.#poll(`${say(target)} is hidden`, async () => !(await this.isShown(target)));
  seesFocusOn = (target: Target): Promise<unknown> =>
    this.#finds(target, "has focus", (element) => element === document.activeElement);

  /** Waits until the element is shown and contains these words. */
  reads = (target: Target, words: string): Promise<unknown> =>
    this.#finds(target, "reads", (element, text) => element.innerText.replaceAll(/\s+/g, " ").includes(text), words);

  /** Waits until a field has exactly this value. */
  holds = (target: Target, value: string): Promise<unknown> =>
    this.#finds(target, "holds", (field, text) => (field as HTMLInputElement).value === text, value);

  isShown = async (target: Target): Promise<boolean> => (await this.inspect(target, () => true)) ?? false;

  /** Waits for the path, search and hash of the address. */
  isAt = (address: string): Promise<unknown> =>
    this.until(`the address is ${address}`, (wanted) => location.href === location.origin + wanted, address);

  /** Waits until a function in the page returns a truthy value, and returns that value. */
  until<Given extends unknown[], Result>(
    what: string,
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Truthy<Result>> {
    return this.#poll(what, () => this.evaluate(inPage, ...given));
  }

  /** Runs a function in the page. */
  evaluate<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.session.evaluate(`(${inPage})(...${JSON.stringify(given)})`);
  }

  /** Runs a function on the target's element in the page, if there is one. */
  inspect<Given extends unknown[], Result>(
    target: Target,
    look: (element: HTMLElement, ...given: Given) => Result,
    ...given: Given
  ): Promise<Result | null> {
    const element = expressionFor(target);
    return this.session.evaluate(
      `((element, given) => element && (${look})(element, ...given))(${element}, ${JSON.stringify(given)})`,
    );
  }

  #finds<Given extends string[]>(
    target: Target,
    verb: string,
    look: (element: HTMLElement, ...given: Given) => boolean,
    ...given: Given
  ): Promise<unknown> {
    return this.#poll([say(target), verb, ...given].join(" "), () => this.inspect(target, look, ...given));
  }

  /** While a document is being left, an evaluation in it fails, and the next one is asked. */
  async #poll<Result>(what: string, ask: () => Promise<Result>): Promise<Truthy<Result>> {
    let answer: Result | undefined;
    await expect(async () => {
      answer = await ask();
      expect(answer, `in ${this.session.engine} ${what}`).toBeTruthy();
    }).toPass({ timeout: deadline, intervals: [30] });
    return answer as Truthy<Result>;
  }
}

function say({ role, name, within }: Target): string {
  const own = name === undefined ? `the ${role}` : `the ${role} ${name instanceof RegExp ? name : `“${name}”`}`;
  return within ? `${own} in ${say(within)}` : own;
}
