import { expect, hydrated, test } from "./fixtures.ts";
import { routes } from "./routes.ts";

/** The least share of the words shown with scripts that must be in the served page, including lists in `<noscript>`. */
const least = 0.99;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text of the served `main` as a crawler without layout reads it: each tag separates two words. */
function servedText(html: string): string {
  const [main = ""] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Sequences of letters and digits, in lower case. The wall clocks show the visitor's time, so all times of day count as the same word. */
function wordsOf(text: string): string[] {
  const timeless = text.replace(/\b\d{1,2}:\d\d\b/g, "time");
  return timeless.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that are missing in `others`, each as many times as it is missing. */
function missing(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

test("words are counted, not only looked for", () => {
  expect(missing(["a", "b", "a", "c"], ["b", "a"])).toEqual(["a", "c"]);
  expect(wordsOf(servedText("<nav>No</nav><main>It<b>is</b> 08:12 &amp; a <wbr/>go</main>"))).toEqual([
    "it",
    "is",
    "time",
    "a",
    "go",
  ]);
});

for (const route of routes) {
  test(`the served main of ${route} holds 99 % of the words that are shown with scripts`, async ({ page }) => {
    const response = await page.goto(route);
    const served = wordsOf(servedText((await response?.text()) ?? ""));
    await hydrated(page);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    const shown = wordsOf(
      await page.locator("#main").evaluate((main: HTMLElement) => {
        for (const details of main.querySelectorAll("details")) details.open = true;
        return main.innerText;
      }),
    );
    const short = missing(shown, served);
    expect(shown.length).toBeGreaterThan(100);
    expect(1 - short.length / shown.length, short.join(" ")).toBeGreaterThanOrEqual(least);
  });
}
