import { expect } from "@playwright/test";
import type { Driver, Key } from "./drivers.ts";

type Target = readonly [selector: string, name?: string | RegExp];

function find(selector: string, name: string | RegExp | undefined): HTMLElement | undefined {
  const getName = (element: HTMLElement): string => {
    const label = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    const [labelOfField] = (element as HTMLInputElement).labels ?? [];
    return element.ariaLabel ?? (label ?? labelOfField)?.textContent ?? element.innerText;
  };
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const text = getName(element).replaceAll(/\s+/g, " ").trim();
    const isNamed = name instanceof RegExp ? name.test(text) : name === undefined || name === text;
    return isNamed && element.checkVisibility({ visibilityProperty: true });
  });
}

const expressionFor = ([selector, name]: Target): string =>
  `(${find})(${JSON.stringify(selector)}, ${name instanceof RegExp ? name : JSON.stringify(name)})`;

/** Runs in the page. @returns the element's center, or null after scrolling to it if something covers it */
function findMiddle(element: HTMLElement): number[] | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2] as const;
  const hit = document.elementFromPoint(...middle);
  if (element.contains(hit) || hit?.closest("label")?.control === element) return [...middle];
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
}

/** Actions and checks wait. Functions run in the page, so they can't use outer variables, and only take and return JSON. */
export class Visitor {
  readonly driver: Driver;
  readonly site: string;
  readonly errors: string[] = [];

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  /** Waits until the document is parsed, but not for its scripts, which a journey may delay. */
  open = (path: string) => this.#load(() => this.driver.goto(this.site + path));
  reload = () => this.#load(() => this.evaluate(() => location.reload()));

  async #load(navigate: () => Promise<void>): Promise<void> {
    await this.keepErrors();
    const left = await this.evaluate(() => performance.timeOrigin);
    await navigate();
    const isParsed = (origin: number) => performance.timeOrigin !== origin && document.readyState !== "loading";
    await this.until("a new document is parsed", isParsed, left);
    await this.evaluate(() => {
      const uncaught: string[] = [];
      Object.assign(window, { uncaught });
      addEventListener("error", ({ message }) => uncaught.push(message));
      addEventListener("unhandledrejection", ({ reason }) => uncaught.push(String(reason)));
    });
  }

  /** Collects uncaught errors, because WebKit's driver reports none. */
  async keepErrors(): Promise<void> {
    const uncaught = await this.evaluate(() => (Reflect.get(window, "uncaught") as string[] | undefined)?.splice(0));
    // WebKit also reports skipped view transitions, for example if the next page is ready at once.
    this.errors.push(...(uncaught ?? []).filter((error) => !error.includes("skipTransition() was called")));
  }

  /** Wakes all islands, as a press would, and waits until they are interactive. */
  hydrated(): Promise<void> {
    return this.until("the page is hydrated", () => {
      const asleep = [...document.querySelectorAll("[data-island]:not([data-awake])")];
      for (const island of asleep)
        (island.firstElementChild ?? island).dispatchEvent(new Event("pointerdown", { bubbles: true }));
      return asleep.length === 0 && document.documentElement.classList.contains("loaded");
    });
  }

  /** Clicks once the target is still and uncovered. */
  async click(...target: Target): Promise<void> {
    let last = "null";
    await this.#poll(`${target} can be clicked`, async () => {
      const place = JSON.stringify(await this.#inspect(target, findMiddle));
      const isSteady = place === last && place !== "null";
      last = place;
      return isSteady;
    });
    await this.driver.click(expressionFor(target));
  }

  async type(field: Target, text: string): Promise<void> {
    await this.click(...field);
    await this.#inspect(field, (element) => (element as HTMLInputElement).select());
    await this.driver.type(text);
  }

  press = (key: Key): Promise<void> => this.driver.press(key);

  sees = (...target: Target) => this.#poll(`${target} is shown`, () => this.#inspect(target, () => true));
  seesNo = (...target: Target) =>
    this.#poll(`${target} is hidden`, async () => !(await this.#inspect(target, () => true)));
  seesFocusOn = (...target: Target) =>
    this.#poll(`${target} has focus`, () => this.#inspect(target, (element) => element === document.activeElement));

  isAt = (address: string) =>
    this.until(`the address is ${address}`, (wanted) => location.href === location.origin + wanted, address);

  until<Given extends unknown[]>(what: string, inPage: (...given: Given) => unknown, ...given: Given): Promise<void> {
    return this.#poll(what, () => this.evaluate(inPage, ...given));
  }

  evaluate<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.driver.evaluate(`(${inPage})(...${JSON.stringify(given)})`);
  }

  #inspect<Result>(target: Target, look: (element: HTMLElement) => Result): Promise<Result | null> {
    return this.driver.evaluate(`((element) => element ? (${look})(element) : null)(${expressionFor(target)})`);
  }

  /** Evaluations fail during navigation, so this retries in the next document, until the journey's own timeout. */
  #poll(what: string, ask: () => Promise<unknown>): Promise<void> {
    return expect(async () => expect(await ask(), what).toBeTruthy()).toPass({ intervals: [30] });
  }
}
