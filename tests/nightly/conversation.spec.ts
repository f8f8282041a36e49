import type { Page } from "@playwright/test";
import { chat } from "#words/chat.ts";
import { conversation as words } from "#words/conversation.ts";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { answerMessage, type MessageId } from "#server/threads/answers.ts";
import type { Database } from "@site/backend";
import { openDatabase } from "#server/database/schema.ts";
import type { Tables } from "#server/database/tables.ts";
import { startPostgresServer } from "@site/testing/postgres-server.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { expect, test as base } from "../journeys/fixtures.ts";
import { readOutbox, scan } from "../journeys/outbox.ts";
import { axeViolations } from "../journeys/page-checks/accessibility.ts";

const hostile = `<img src=x onerror="document.title='hacked'"> \u202ereversed\n${"long".repeat(60)}`;

interface Desk {
  url: string;
  /** Answers the latest message from another process, like the desk. */
  answer(text: string): Promise<void>;
  link(): Promise<string>;
  emails(): Promise<string[]>;
}

/** A site on a Postgres server, where this process answers as the team. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startPostgresServer();
      const site = await startSite({ DATABASE_URL: server.url, RATE_LIMIT_SCALE: "1000" });
      const database = await openDatabase({ dataDirectory: site.dataDirectory, databaseUrl: server.url });
      await use(openDesk(site, database));
      await database.close();
      await site.stop();
      await server.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

// Both tests share one server, so they run in one process.
test.describe.configure({ mode: "default" });

function openDesk({ url, dataDirectory }: RunningSite, database: Database): Desk {
  const emails = () => readOutbox(dataDirectory);
  return {
    url,
    emails,
    async answer(text) {
      const rows = database.db
        .withTables<Tables>()
        .selectFrom("chat_messages")
        .select("id")
        .orderBy("id", "desc")
        .limit(1);
      const messageId: MessageId = { table: "chat_messages", ...(await rows.executeTakeFirstOrThrow()) };
      await answerMessage(database, { messageId, text, operatorName: "Inès" });
    },
    async link() {
      return /http:\/\/localhost:\d+\/#conversation=[\w-]{43}/.exec((await emails()).at(-1) ?? "")?.[0] ?? "";
    },
  };
}

const panel = (page: Page) => page.getByRole("dialog", { name: chat.title });
const entries = (page: Page) => panel(page).getByRole("region", { name: words.title }).getByRole("listitem");

async function openChat(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: /^Live chat/ }).click();
  await expect(panel(page)).toBeVisible();
}

async function leave(page: Page, message: string, email = "ruth@marlow.example"): Promise<void> {
  await panel(page).getByLabel(chat.leave.email).fill(email);
  await panel(page).getByLabel(chat.leave.message).fill(message);
  await panel(page).getByRole("button", { name: chat.leave.submit }).click();
  await expect(panel(page).getByText(chat.leave.sentTextHere)).toBeVisible();
}

test("D16 D31 a chat message is answered in the open panel, found again, opened by the email's link, and forgotten", async ({
  page,
  desk,
  browser,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openChat(page, desk.url);
  expect(requests.filter((url) => /threads\/v1/.test(url))).toEqual([]);
  await panel(page).getByText(chat.leave.open, { exact: true }).click();
  await leave(page, hostile);
  await panel(page).getByText(words.back, { exact: true }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).first()).toContainText('<img src=x onerror="document.title=');
  expect(await desk.emails()).toEqual([]);

  await desk.answer(`On Sundays too.\n${hostile}`);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).last()).toContainText("On Sundays too.");
  await expect(
    panel(page)
      .getByRole("status")
      .filter({ hasText: words.announcement("Inès") }),
  ).toHaveCount(1);
  await expect(page).not.toHaveTitle("hacked");
  expect(await axeViolations(page, "#chat")).toEqual([]);

  await panel(page).getByText(words.writeBack, { exact: true }).click();
  await expect(panel(page).getByLabel(chat.leave.email)).toHaveValue("ruth@marlow.example");
  await leave(page, "And at night?");

  await page.reload();
  await page.getByRole("button", { name: /^Live chat/ }).click();
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).last()).toContainText("And at night?");

  // Another device opens the conversation with the emailed link. The secret leaves the address at once and is never sent.
  await expect.poll(desk.link).toMatch(/#conversation=/);
  const link = await desk.link();
  const secret = link.split("=")[1] ?? "";
  await scan(browser, link, (scanner) => expect(panel(scanner).getByRole("alert")).toBeVisible());
  const elsewhere = await (await browser.newContext()).newPage();
  const sent: string[] = [];
  elsewhere.on("request", (request) => sent.push(request.url(), request.headers().referer ?? ""));
  await elsewhere.goto(link);
  const mailbox = "r…h@marlow.example";
  await expect(panel(elsewhere).getByRole("alert")).toContainText(words.linkAsk(mailbox));
  await expect(panel(elsewhere).getByRole("button", { name: words.linkYes, exact: true })).toBeInViewport();
  await expect(elsewhere).toHaveURL(`${desk.url}/`);
  await expect(panel(elsewhere).getByRole("listitem").filter({ hasText: "And at night?" })).toHaveCount(0);
  await panel(elsewhere).getByRole("button", { name: words.linkYes, exact: true }).click();
  const linkedEntries = panel(elsewhere)
    .getByRole("region", { name: words.linkedTitle(mailbox) })
    .getByRole("listitem");
  await expect(linkedEntries).toHaveCount(3);
  await expect(linkedEntries.last()).toContainText(mailbox);
  expect(sent.filter((text) => text.includes(secret) && !text.startsWith(link))).toEqual([]);
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: /^Live chat/ }).click();
  await expect(linkedEntries).toHaveCount(3);
  await elsewhere.keyboard.press("Escape");
  await elsewhere.evaluate((url) => location.assign(url), link);
  await expect(linkedEntries).toHaveCount(3);
  await expect(elsewhere).toHaveURL(`${desk.url}/`);
  expect(await elsewhere.evaluate((key) => localStorage.getItem(key), storageKeys.conversation)).toBeNull();

  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/events"));
  await setVisibility("hidden");
  await ended;
  requests.length = 0;
  await desk.answer("At night, too.");
  await expect.poll(desk.emails).toHaveLength(2);
  expect(requests).toEqual([]);
  await setVisibility("visible");
  await expect(entries(page)).toHaveCount(4);

  await panel(page).getByRole("button", { name: words.forget }).click();
  await panel(page).getByRole("button", { name: words.forgetNo }).click();
  await panel(page).getByRole("button", { name: words.forget }).click();
  await panel(page).getByRole("button", { name: words.forgetYes }).click();
  await expect(panel(page).getByText(words.forgotten)).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.conversation)).toBeNull();
  await elsewhere.goto("about:blank");
  await elsewhere.goto(link);
  await expect(panel(elsewhere).getByRole("alert")).toHaveText(words.linkFailed);
  await elsewhere.context().close();
});

test("D16 a link chosen by somebody else opens nothing without a prompt, and never replaces the visitor's conversation", async ({
  page,
  desk,
  browser,
}) => {
  await openChat(page, desk.url);
  await panel(page).getByText(chat.leave.open, { exact: true }).click();
  await leave(page, "Written by the visitor");
  const own = await page.evaluate((key) => localStorage.getItem(key), storageKeys.conversation);
  const storedHere = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.conversation);

  const stranger = await (await browser.newContext()).newPage();
  await openChat(stranger, desk.url);
  await panel(stranger).getByText(chat.leave.open, { exact: true }).click();
  await leave(stranger, "Written by a stranger", "mallory@evil.example");
  const { secret } = JSON.parse(
    (await stranger.evaluate((key) => localStorage.getItem(key), storageKeys.conversation)) ?? "",
  );
  await desk.answer("To the stranger.");
  await expect.poll(async () => (await desk.emails()).at(-1)).toContain("To the stranger.");
  const letter = await desk.link();
  await stranger.context().close();

  await page.goto("about:blank");
  await page.goto(`${desk.url}/help#conversation=${secret}`);
  await expect(panel(page).getByRole("alert")).toHaveText(words.linkFailed);
  await expect(entries(page)).toHaveText([/Written by the visitor/]);
  expect(await storedHere()).toBe(own);

  // The page names the link's mailbox. Whether the visitor accepts or declines, their own conversation comes back later.
  const linked = panel(page).getByRole("region", { name: words.linkedTitle("m…y@evil.example") });
  for (const accepted of [false, true]) {
    await page.goto("about:blank");
    await page.goto(letter);
    await expect(panel(page).getByRole("alert")).toContainText("m…y@evil.example");
    await expect(entries(page)).toHaveText([/Written by the visitor/]);
    await panel(page)
      .getByRole("button", { name: accepted ? words.linkYes : words.linkNo, exact: true })
      .click();
    await expect(linked).toHaveCount(accepted ? 1 : 0);
  }

  // A visitor who accepts that mailbox and writes with another address starts a conversation that the link can't open.
  await panel(page).getByText(words.writeBack, { exact: true }).click();
  await leave(page, "Written by the victim", "mary@evil.example");
  await panel(page).getByText(words.back, { exact: true }).click();
  await expect(entries(page)).toHaveText([/Written by the victim/]);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(letter);
  await panel(reader).getByRole("button", { name: words.linkYes, exact: true }).click();
  const read = panel(reader)
    .getByRole("region", { name: words.linkedTitle("m…y@evil.example") })
    .getByRole("listitem");
  await expect(read).toHaveText([/Written by a stranger/, /To the stranger/]);
  await reader.context().close();
  await desk.answer("To the victim.");
  await expect(entries(page)).toHaveText([/Written by the victim/, /To the victim/]);
  await panel(page).getByRole("button", { name: words.close }).click();
  await expect(entries(page)).toHaveText([/Written by the visitor/]);
  expect(await storedHere()).toBe(own);
});

test("D16 no stream is open while the panel is closed, and opening it loads missed answers", async ({ page, desk }) => {
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/threads/v1/events")) streams.push("opened");
  });
  page.on("requestfailed", (request) => {
    if (request.url().endsWith("/threads/v1/events")) streams.push("ended");
  });
  await openChat(page, desk.url);
  await panel(page).getByText(chat.leave.open, { exact: true }).click();
  await leave(page, "Do you ship to Malta?");
  await expect.poll(() => streams).toEqual(["opened"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => streams).toEqual(["opened", "ended"]);
  await desk.answer("We do.");
  await page.getByRole("button", { name: /^Live chat/ }).click();
  await panel(page).getByText(words.back, { exact: true }).click();
  await expect(entries(page).last()).toContainText("We do.");
});
