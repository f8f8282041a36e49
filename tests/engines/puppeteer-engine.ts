import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import { chromiumPath, firefoxPath } from "#scripts/debian.ts";
import type { Engine, EngineOptions, Session, Size } from "./driver.ts";

/**
 * Whether Firefox reports a script that was still loading when its document was left. Firefox then compares the hash of an
 * empty text, or the document's own loader can't import the script, an error whose text the driver doesn't pass on.
 */
function isCutOff(text: string, url: string): boolean {
  const isOfLoader = text === "JSHandle@error" && !url.includes("/assets/");
  return isOfLoader || text.includes("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
}

/** Starts Chromium (DevTools protocol) or Firefox (WebDriver BiDi), without a screen. */
export async function startPuppeteerEngine(
  name: "chromium" | "firefox",
  { forPictures }: EngineOptions,
): Promise<Engine> {
  const browser = await puppeteer.launch(
    name === "chromium"
      ? {
          executablePath: chromiumPath,
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            ...(forPictures ? ["--force-prefers-reduced-motion"] : []),
          ],
          ignoreDefaultArgs: forPictures ? [] : ["--hide-scrollbars"],
        }
      : {
          browser: "firefox",
          executablePath: firefoxPath,
          extraPrefsFirefox: {
            "ui.prefersReducedMotion": Number(forPictures),
            "ui.useOverlayScrollbars": Number(forPictures),
          },
        },
  );
  return {
    name,
    open: (options) => openSession(name, browser, options),
    close: () => browser.close(),
  };
}

async function openSession(engine: "chromium" | "firefox", browser: Browser, options: Size): Promise<Session> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const note = (text: string, url = "") => {
    if (!isCutOff(text, url)) errors.push(`${text} ${url}`);
  };
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text(), message.location().url);
  });
  const resize = ({ width, height }: Size) => page.setViewport({ width, height });
  await resize(options);
  return {
    engine,
    errors,
    async navigate(to) {
      const options = { waitUntil: "domcontentloaded", timeout: 0 } as const;
      const started = {
        back: () => page.goBack(options),
        forward: () => page.goForward(options),
        reload: () => page.reload(options),
      };
      // Not awaited; a failure shows in the page.
      (typeof to === "string" ? started[to]() : page.goto(to.url, options)).catch(() => {});
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    async click(expression) {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle<Element> | null;
      await element?.click();
      await handle.dispose();
      return element !== null;
    },
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    type: (text) => page.keyboard.type(text),
    resize,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
