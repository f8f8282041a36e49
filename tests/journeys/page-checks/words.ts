import type { Page } from "@playwright/test";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Reads HTML like a crawler that has no layout, so every tag separates words. */
function servedText(html: string): string {
  const [main = ""] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Clocks show the visitor's local time, so all times count as the same word. */
function splitWords(text: string): string[] {
  const timeless = text.replace(/\b\d{1,2}:\d\d\b/g, "time");
  return timeless.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function missing(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Opens all `<details>`. @returns `lacking`, the words missing in the served HTML */
export async function compareWords(page: Page, html: string): Promise<{ shown: number; lacking: string[] }> {
  const shown = splitWords(
    await page.locator("#main").evaluate((main: HTMLElement) => {
      const closed = [...main.querySelectorAll("details:not([open])")];
      for (const details of closed) details.toggleAttribute("open", true);
      const text = main.innerText;
      for (const details of closed) details.toggleAttribute("open", false);
      return text;
    }),
  );
  return { shown: shown.length, lacking: missing(shown, splitWords(servedText(html))) };
}
