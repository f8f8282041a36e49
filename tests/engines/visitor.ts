import { setTimeout as pause } from "node:timers/promises";
import type { Key, Session, Size } from "./driver.ts";
import { expressionFor, placeExpressionFor, type Target } from "./find.ts";

/** Milliseconds until a condition has to hold, on a busy machine. */
const deadline = 15_000;
const pollEvery = 30;

/** WebKit changes its process for another site and sometimes drops a command during the change. It answers the next command. */
const lostAfter = 2_000;

type Truthy<Value> = Exclude<Value, false | null | undefined>;

/**
 * A visitor at a window of one engine, with the same methods for all three. Each action waits until it is possible, and each
 * check until it is true. What does not happen in time throws an error that names it.
 */
export class Visitor {
  readonly session: Session;
  readonly #site: string;
  readonly #uncaught: string[] = [];

  /** @param site the origin to which paths are relative */
  constructor(session: Session, site: string) {
    this.session = session;
    this.#site = site;
  }

  /** Loads a document and waits until it is parsed: not for its scripts and pictures, which a test may be holding back. */
  async goto(path: string): Promise<void> {
    await this.#load({ url: new URL(path, this.#site).href });
  }

  async reload(): Promise<void> {
    await this.#load("reload");
  }

  async #load(to: { url: string } | "reload"): Promise<void> {
    await this.#keepUncaught();
    await this.evaluate(() => {
      Object.assign(window, { isLeft: true });
    });
    await this.session.navigate(to);
    const isParsed = () => this.evaluate(() => !("isLeft" in window) && document.readyState !== "loading");
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

  /**
   * Enters another hash in the address bar. This does not use a script, because WebKit's back skips a history entry that a
   * script made without a gesture of the visitor.
   */
  async changeHash(hash: string): Promise<void> {
    const address = new URL(await this.evaluate(() => location.href));
    address.hash = hash;
    await this.session.navigate({ url: address.href });
  }

  back = (): Promise<void> => this.session.navigate("back");
  forward = (): Promise<void> => this.session.navigate("forward");

  /** Clicks a target once it stands still and nothing lies over its middle. */
  async click(target: Target): Promise<void> {
    let last: string | undefined;
    await this.#poll(`${say(target)} can be clicked`, async () => {
      const place = JSON.stringify(await this.session.evaluate(placeExpressionFor(target)));
      const isSteady = place === last && place !== "null";
      last = place;
      return isSteady && this.session.point("click", expressionFor(target));
    });
  }

  /** Moves the focus without a pointer. */
  async focus(target: Target): Promise<void> {
    await this.#poll(`${say(target)} takes focus`, () =>
      this.inspect(target, (element) => {
        element.focus();
        return element === document.activeElement;
      }),
    );
  }

  /** Moves the pointer, as a visitor would, and waits until React has hydrated. */
  async hydrated(): Promise<void> {
    await this.#poll("the page is hydrated", async () => {
      await this.session.point("hover", 'document.querySelector("header")');
      return this.evaluate(() => "hydrated" in document.documentElement.dataset);
    });
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.inspect(target, (field) => (field as HTMLInputElement).select());
    await this.session.type(text);
  }

  press = (key: Key): Promise<void> => this.session.press(key);
  resize = (size: Size): Promise<void> => this.session.resize(size);

  sees(target: Target): Promise<unknown> {
    return this.#poll(`${say(target)} is shown`, () => this.isShown(target));
  }

  seesNo(target: Target): Promise<unknown> {
    return this.#poll(`${say(target)} is hidden`, async () => !(await this.isShown(target)));
  }

  seesFocusOn(target: Target): Promise<unknown> {
    return this.#poll(`${say(target)} has focus`, () =>
      this.inspect(target, (element) => element === document.activeElement),
    );
  }

  /** Waits until the element is shown and contains these words. */
  reads(target: Target, words: string): Promise<unknown> {
    return this.#poll(`${say(target)} reads “${words}”`, async () =>
      (await this.inspect(target, (element) => element.innerText.replaceAll(/\s+/g, " ")))?.includes(words),
    );
  }

  /** Waits until a field has exactly this value. */
  holds(target: Target, value: string): Promise<unknown> {
    return this.#poll(
      `${say(target)} holds “${value}”`,
      async () => (await this.inspect(target, (field) => (field as HTMLInputElement).value)) === value,
    );
  }

  isShown(target: Target): Promise<boolean> {
    return this.session.evaluate(`Boolean(${expressionFor(target)})`);
  }

  /** Waits for the path, search and hash of the address. */
  isAt(address: string): Promise<unknown> {
    return this.until(`the address is ${address}`, (wanted) => location.href === location.origin + wanted, address);
  }

  /** Runs a function on the target's element in the page. The function can't use variables from outside it. */
  async inspect<Result>(target: Target, look: (element: HTMLElement) => Result): Promise<Result | null> {
    const element = expressionFor(target);
    return this.session.evaluate(`((element) => element ? (${look})(element) : null)(${element})`);
  }

  /** Runs a function in the page. It can't use variables from outside it; its arguments and result are JSON. */
  evaluate<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.session.evaluate(`(${inPage})(...${JSON.stringify(given)})`);
  }

  /** Waits until a function in the page returns a truthy value, and returns that value. */
  until<Given extends unknown[], Result>(
    what: string,
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Truthy<Result>> {
    return this.#poll(what, () => this.evaluate(inPage, ...given));
  }

  async #poll<Result>(what: string, ask: () => Promise<Result>): Promise<Truthy<Result>> {
    const end = Date.now() + deadline;
    let failure: unknown;
    while (Date.now() < end) {
      try {
        const answer = await ask();
        if (answer) return answer as Truthy<Result>;
        failure = undefined;
      } catch (error) {
        // While a document is being left, an evaluation in it fails.
        failure = error;
      }
      await pause(pollEvery);
    }
    throw new Error(`In ${this.session.engine} it never came about that ${what}.`, { cause: failure });
  }

  screenshot = (): Promise<Buffer> => this.session.screenshot();
}

function say({ role, name, within }: Target): string {
  const own = name === undefined ? `the ${role}` : `the ${role} ${name instanceof RegExp ? name : `“${name}”`}`;
  return within ? `${own} in ${say(within)}` : own;
}
