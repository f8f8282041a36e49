import { setTimeout as pause } from "node:timers/promises";
import type { Key, Session, Size } from "./driver.ts";
import { expressionFor, placeExpressionFor, type Target } from "./find.ts";

/** Milliseconds until a condition has to hold, on a busy machine. */
const deadline = 15_000;
const pollEvery = 30;

/** WebKit changes processes for another site and sometimes drops a command sent meanwhile; it answers the next. */
const lostAfter = 2_000;

type Truthy<Value> = Exclude<Value, false | null | undefined>;

/**
 * Somebody at a window of one engine: the same words for all three. Whatever is done waits until it can be, whatever is
 * looked for until it is there; what does not come about in time is an error that says so.
 */
export class Visitor {
  readonly session: Session;
  readonly #site: string;
  readonly #uncaught: string[] = [];

  /** @param site the origin that paths are of */
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
   * What went wrong in the page: what the driver tells, and what nobody caught in a document since it was parsed, which is
   * all that WebKit reports.
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
   * Writes another hash into the address bar. Not a script: WebKit's back leaves out an entry that a script made and no
   * visitor touched.
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

  /** Replaces what stands in a field. */
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

  /** Waits until an element is shown that has these words in it. */
  reads(target: Target, words: string): Promise<unknown> {
    return this.#poll(`${say(target)} reads “${words}”`, async () =>
      (await this.inspect(target, (element) => element.innerText.replaceAll(/\s+/g, " ")))?.includes(words),
    );
  }

  /** Waits until a field holds just this. */
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

  /** Runs a function that needs nothing from around it on the element that a target means. */
  async inspect<Result>(target: Target, look: (element: HTMLElement) => Result): Promise<Result | null> {
    const element = expressionFor(target);
    return this.session.evaluate(`((element) => element ? (${look})(element) : null)(${element})`);
  }

  /** Runs a function that needs nothing from around it in the page; what it is given and gives is JSON. */
  evaluate<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.session.evaluate(`(${inPage})(...${JSON.stringify(given)})`);
  }

  /** Waits until a function in the page gives something truthy, and gives that. */
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
        // A document that is being left answers with an error.
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
