import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose result can differ in the dark theme, which changes only colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds, best practices included: by the rules about colors in the dark theme, by all rules in the light one, in
 * which the page stays. `part`: the part to check, if another test checks the rest of the page.
 */
export async function axeViolations(page: Page, part = "html"): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    // No page has frames. Legacy mode leaves out the work for frames, which takes half of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part);
    if (colorScheme === "dark") axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
    }
  }
  return found;
}
