import { chat } from "#words/chat.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { expect, hydrated, siteAddress } from "#tests/journeys/fixtures.ts";
import { cards, caseStudies, caseStudiesCall as call, playService, status } from "#tests/journeys/lists.ts";
import { hosted as test } from "./fixtures.ts";

test("S7.4 S7.5 a hosted project serves the lists directly to the browser", async ({ page }) => {
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

test("S7.4 a hosted project with a row limit is read until every record is loaded, and a repeated record is shown once", async ({
  page,
}) => {
  const rows = caseStudies(60);
  // Some records repeat, as if records had been inserted between requests.
  const again = [...rows.slice(0, 30), ...rows.slice(28), ...rows.slice(40)];
  const { requests } = await playService(page, call, again, { maxRows: 30 });
  await page.goto("/case-studies");
  const more = page.getByRole("button", { name: /^Show \d+ more of/ });
  await expect(cards(page)).toHaveCount(24);
  await expect(status(page, "82 case studies")).toBeVisible();
  await more.press("Enter");
  await expect(cards(page)).toHaveCount(48);
  await more.press("Enter");
  await expect(cards(page)).toHaveCount(60);
  await expect(more).toHaveCount(0);
  await expect(status(page, "60 case studies")).toBeVisible();
  const lists = requests.filter((read) => !read.includes("select=industry_type"));
  expect(lists).toEqual(["", " 30-125", " 60-155"].map((range) => `/rest/v1/case_studies?select=*${range}`));
  // The browser has all records, so it searches locally.
  await page.getByRole("searchbox").fill("Brand 59");
  await expect(cards(page)).toHaveCount(1);
  expect(requests.at(-1)).toContain("60-155");
});

test("S7.1 S7.3 accounts are created and used at the hosted project, by the same build", async ({ page }) => {
  const backend = siteAddress("spec");
  const email = `hosted-${Date.now()}@site.example`;
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

test("D2 D16 a message is stored at the hosted project; its answer comes by email, and no conversation is stored here", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("button", { name: /^Live chat/ }).click();
  const panel = page.getByRole("dialog", { name: chat.title });
  await panel.getByText(chat.leave.open, { exact: true }).click();
  await panel.getByLabel(chat.leave.email).fill("ruth@marlow.example");
  await panel.getByLabel(chat.leave.message).fill("Do you open on Sundays?");
  await panel.getByRole("button", { name: chat.leave.submit }).click();
  await expect(panel.getByText(chat.leave.sentText)).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/threads"))).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.conversation)).toBeNull();
});
