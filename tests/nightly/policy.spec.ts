import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { openEveryLayer } from "#tests/journeys/page-checks/layers.ts";
import { hosted } from "./fixtures.ts";

// every-page.spec.ts covers the spec profile. The fixture reports policy violations.
for (const [name, run] of [
  ["live", test.extend({ siteName: "live" })],
  ["hosted", hosted],
] as const) {
  for (const path of ["/", "/case-studies", "/social-media-world", "/pricing"]) {
    run(`the policy is kept on ${path} with every layer opened (${name})`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page, "body");
      expect(await openEveryLayer(page)).toBeGreaterThan(2);
      await page.waitForLoadState("networkidle");
    });
  }
}
