import { expect, hydrated, siteAddress, test } from "./fixtures.ts";

test.use({ siteName: "hosted" });

test("S7.4 S7.5 a hosted project serves the lists, straight from the browser", async ({ page }) => {
  const backend = siteAddress("spec");
  const caseStudies = page.waitForRequest((request) => request.url() === `${backend}/rest/v1/case_studies?select=*`);
  await page.goto("/case-studies");
  await caseStudies;
  await expect(page.getByRole("article").first()).toBeVisible();

  const platforms = page.waitForRequest((request) =>
    request.url().startsWith(`${backend}/rest/v1/social_media_world?`),
  );
  await page.goto("/social-media-world");
  expect(new URL((await platforms).url()).searchParams.get("order")).toBe("platform_name.asc");
  await expect(page.getByRole("link", { name: "Facebook" }).first()).toBeVisible();
});

test("S7.1 S7.3 accounts are made and used at the hosted project, by the same build", async ({ page }) => {
  const backend = siteAddress("spec");
  const email = `hosted-${Date.now()}@larkpost.example`;
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Try Free" }).first().click();
  const signUp = page.getByRole("dialog", { name: "Create Your Account" });
  await signUp.getByLabel("Email").fill(email);
  await signUp.getByLabel("Password", { exact: true }).fill("two loaves and six buns");
  await signUp.getByLabel("Confirm password").fill("two loaves and six buns");
  await signUp.getByRole("checkbox").check();
  const call = page.waitForRequest((request) => request.url().startsWith(`${backend}/auth/v1/signup`));
  await signUp.getByRole("button", { name: "Create account" }).click();
  await call;
  await expect(page.getByRole("alert").filter({ hasText: "Sign up successful!" })).toBeVisible();
});

test("the policy allows the hosted project's host and no other", async ({ page }) => {
  const response = await page.goto("/");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`connect-src 'self' ${siteAddress("spec")};`);
});

test("the embedded services are not there beside a hosted project", async ({ request }) => {
  expect((await request.get("/rest/v1/case_studies?select=*")).status()).toBe(404);
  expect((await request.get("/auth/v1/health")).status()).toBe(404);
});
