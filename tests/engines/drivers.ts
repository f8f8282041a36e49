import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { Builder, Key as Keys, type WebElement } from "selenium-webdriver";
import { chromiumPath, firefoxPath } from "#scripts/debian.ts";
import { freePort } from "@site/testing/ports.ts";

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

const keys = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB, ArrowRight: Keys.ARROW_RIGHT, End: Keys.END };
export type Key = keyof typeof keys;

/** A window with separate storage. `goto` only starts a navigation, and `Visitor` waits for it. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Resolves to the JSON value of the expression. If that is a promise, awaits it first. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks the center of the element that the expression returns. */
  click(expression: string): Promise<unknown>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** WebKit's window is never narrower than 447 CSS pixels. */
  resize(width: number): Promise<unknown>;
}

const height = 800;

export interface Engine {
  use(visit: (driver: Driver) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Chromium uses the DevTools protocol, and Firefox uses WebDriver BiDi. */
export async function startWithPuppeteer(name: "chromium" | "firefox"): Promise<Engine> {
  const browser = await puppeteer.launch(
    name === "firefox"
      ? { browser: "firefox", executablePath: firefoxPath }
      : { executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] },
  );
  return {
    async use(visit) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await visit({
        // Later checks of the page reveal a failed navigation.
        goto: async (url) => void page.goto(url, { timeout: 0 }).catch(() => {}),
        evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
        click: async (expression) =>
          ((await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null)?.click(),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        resize: (width) => page.setViewport({ width, height }),
      });
      await context.close();
    },
    close: () => browser.close(),
  };
}

/** WebKit switches processes between sites and sometimes loses a command. After this time, the call fails, and polls retry. */
const lostAfter = 10_000;

/** WebKitGTK's classic WebDriver, on a virtual screen. It runs one session at a time. */
export async function startWebKit(): Promise<Engine> {
  const screen = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const server = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, NO_AT_BRIDGE: "1" },
    stdio: "ignore",
    // The process group is separate, so the browser ends with its driver.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`), "WebKitWebDriver answers").toPass({ intervals: [20] });
  const [binary] = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser").toSorted().toReversed();
  const capabilities = {
    browserName: "MiniBrowser",
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  };
  return {
    async use(visit) {
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      /** WebDriver runs a script as a function body whose last argument is a callback for the result. */
      const evaluate = async <Result>(expression: string): Promise<Result> => {
        const result = driver.executeAsyncScript<{ value: Result } | { error: string }>(`
          const [done] = arguments;
          (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`);
        const lost = pause(lostAfter, { error: `No answer for ${lostAfter} ms.` }, { ref: false });
        const answer = await Promise.race([result, lost]);
        if ("error" in answer) throw new Error(answer.error);
        return answer.value;
      };
      await visit({
        goto: (to) => driver.get(to),
        evaluate,
        click: async (expression) => (await evaluate<WebElement | null>(expression))?.click(),
        press: (key) => driver.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        resize: (width) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
      });
      await driver.quit();
    },
    async close() {
      // Once the driver has exited, its process group is gone.
      if (server.pid && server.exitCode === null) process.kill(-server.pid);
      display.kill();
      await once(display, "exit");
    },
  };
}
