import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { storedPlans } from "#tests/journeys/chosen-plans-visitor.ts";

test.describe("in live", () => {
  test.use({ siteName: "live" });

  test("D4 an address can neither change what this browser stores nor make it store an invalid plan", async ({
    page,
  }) => {
    await page.goto("/confirm?plans=You-won.pro,crm.gold");
    await hydrated(page, "body");
    expect(await storedPlans(page)).toBeNull();
    await page.goto("/confirm?plans=crm.enterprise,fax.pro");
    await expect.poll(() => storedPlans(page)).toBe("crm.enterprise");
    await page.goto("/confirm?plans=seo.basic");
    await hydrated(page, "body");
    expect(await storedPlans(page)).toBe("crm.enterprise");
  });
});
