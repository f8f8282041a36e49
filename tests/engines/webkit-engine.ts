import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { Builder, Key as Keys, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "@site/testing/ports.ts";
import type { Engine, EngineOptions, Key, Session, Size } from "./driver.ts";

/** Taller than any page, so that a window can show a whole page, and so wide that the pointer, in its middle, is outside the window. */
const screen = "2800x20000x24";

/** GTK settings with which a page gets `prefers-reduced-motion`. */
const stillSettings = path.join(import.meta.dirname, "still");

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Space: Keys.SPACE,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
};

/** Starts a virtual screen and on it the classic WebDriver of WebKitGTK, which serves one session at a time. */
export async function startWebKit({ forPictures }: EngineOptions): Promise<Engine> {
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      NO_AT_BRIDGE: "1",
      ...(forPictures && { XDG_CONFIG_DIRS: stillSettings }),
    },
    stdio: "ignore",
    // A process group of its own, so that the driver's browser ends with the driver.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`), "WebKitWebDriver answers").toPass({ intervals: [20] });
  return {
    name: "webkit",
    open: (options) => openSession(url, options),
    async close() {
      // A driver that has ended by itself has no process group any more.
      if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
      display.kill();
      await once(display, "exit");
    },
  };
}

async function openSession(url: string, options: Size): Promise<Session> {
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": {
        binary: globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser").toSorted().at(-1),
        args: ["--automation"],
      },
    })
    .build();
  const resize = resizer(driver);
  await resize(options);
  return {
    engine: "webkit",
    errors: [],
    async navigate(to) {
      const navigation = driver.navigate();
      if (to === "back") await navigation.back();
      else if (to === "forward") await navigation.forward();
      else if (to === "reload") await navigation.refresh();
      else await driver.get(to.url);
    },
    evaluate: (expression) => run(driver, expression),
    async click(expression) {
      const element = await run<WebElement | null>(driver, expression);
      await element?.click();
      return element !== null;
    },
    async press(key) {
      await driver.actions().keyDown(keys[key]).keyUp(keys[key]).perform();
    },
    async type(text) {
      await driver.actions().sendKeys(text).perform();
    },
    resize,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: () => driver.quit(),
  };
}

/** Milliseconds after which a command counts as lost: WebKit sometimes drops one, and answers when it is sent again. */
const lostAfter = 10_000;

/** WebDriver runs a script as the body of a function. The function's last argument is a callback for the result. */
async function run<Result>(driver: WebDriver, expression: string): Promise<Result> {
  const result = driver.executeAsyncScript<{ value: Result } | { error: string }>(`
    const [done] = arguments;
    (async () => ${expression})().then((value) => done({ value }), (error) => done({ error: String(error) }));`);
  const lost = { error: `WebKit gave no answer for ${lostAfter} ms.` };
  const answer = await Promise.race([result, pause(lostAfter, lost, { ref: false })]);
  if ("error" in answer) throw new Error(answer.error);
  return answer.value;
}

/**
 * WebDriver sets the size of the window, which includes MiniBrowser's bars, and on a busy machine it answers before the page has its
 * new size. Bars measured then would be as high as the difference of the two sizes, so it is set until the page has its height.
 */
function resizer(driver: WebDriver): (size: Size) => Promise<void> {
  let bars = 0;
  return ({ width, height }) =>
    expect(async () => {
      const outer = height + bars;
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: outer });
      const inner = await run<number>(
        driver,
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(innerHeight))))",
      );
      bars = outer - inner;
      expect(inner).toBe(height);
    }).toPass({ timeout: 15_000, intervals: [30] });
}
