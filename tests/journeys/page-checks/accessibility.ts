import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules that depend on the theme, which changes only colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Includes axe's best practices. Checks color rules in the dark theme, then all rules in the light one, and leaves it on.
 * Renders skipped parts (skip.css), because axe would assume the page's background.
 * @param part selector of the part to check, if another test checks the rest
 */
export async function axeViolations(
  page: Page,
  part = "html",
  themes: readonly ("dark" | "light")[] = ["dark", "light"],
): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    // Describes only violations, which halves axe's time.
    const options: RunOptions = { resultTypes: ["violations"] };
    if (colorScheme === "dark") options.runOnly = { type: "rule", values: colorRules };
    const violations = await page.evaluate(
      async ([within, given]) => {
        const { axe } = window as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } };
        const rendered = new CSSStyleSheet();
        rendered.replaceSync("* { content-visibility: visible !important }");
        document.adoptedStyleSheets.push(rendered);
        const { violations: all } = await axe.run(within, given);
        document.adoptedStyleSheets.pop();
        return all;
      },
      [part, options] as const,
    );
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
    }
  }
  return found;
}
