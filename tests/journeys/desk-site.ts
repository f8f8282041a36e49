import { expect, type Page, test } from "@playwright/test";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import { freePort } from "@site/testing/ports.ts";
import { larkpost } from "#ops/testing.ts";
import { chatMaxLength } from "#schemas/chat-message.ts";
import { contactMaxLength } from "#schemas/contact-message.ts";

export let site: RunningSite;
export let desk = "";
let passphrase = "";

/** The longest text that chat accepts, with markup, a bidirectional override and an unbreakable word. */
const hostile = `<b>${"W".repeat(500)}</b> \u202eevil https://evil.example <script>alert(1)</script>`.padEnd(
  chatMaxLength,
  "\u2067x ",
);

export function serveDesk(): void {
  test.beforeAll(async () => {
    // Creating a database is slow on a busy machine.
    test.setTimeout(150_000);
    const port = await freePort();
    desk = `http://localhost:${port}`;
    site = await startSite({
      ADMIN_PORT: String(port),
      RATE_LIMIT_SCALE: "1000",
      SITE_PROFILE: "live",
    });
    const { output } = await larkpost(["operators", "add", "Ines", "Ortega"], { DATA_DIR: site.dataDirectory });
    passphrase = /^ {2}(\S+)$/m.exec(output)?.[1] ?? "";
    expect(passphrase).not.toBe("");
    for (const message of ["Does one plan cover both bars?", hostile]) {
      const left = await fetch(`${site.url}/rest/v1/chat_messages`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
        body: JSON.stringify({ email: "lena@weinbars.example", message, page: "/pricing" }),
      });
      expect(left.status).toBe(201);
    }
    const sales = { name: `\u202e${"N".repeat(99)}`, business: `=cmd|'/c'!${"B".repeat(100)}` };
    const written = await fetch(`${site.url}/rest/v1/contact_messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Prefer: "return=minimal" },
      body: JSON.stringify({
        ...sales,
        email: "piet@vries.example",
        message: hostile.padEnd(contactMaxLength.message, "W"),
      }),
    });
    expect(written.status).toBe(201);
    for (const [form, fields] of [
      ["/newsletter", { email: `=${"w".repeat(60)}@${"w".repeat(60)}.example` }],
      ["/newsletter/texts", { phone: "+1 202 555 0123" }],
    ] as const) {
      const body = new URLSearchParams(fields);
      const headers = { Accept: "application/json", Origin: site.url };
      const sent = await fetch(site.url + form, { method: "POST", body, headers });
      expect(sent.status).toBe(200);
    }
  });

  test.afterAll(() => site.stop());
}

export async function logIn(page: Page): Promise<void> {
  await page.goto(desk);
  await page.getByLabel("Your name").fill("Ines Ortega");
  await page.getByLabel("Passphrase").fill(passphrase);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
}

export const screens = [
  "/inbox",
  "/inbox?q=nothing%20like%20it",
  "/inbox/chat/1",
  "/inbox/chat/2",
  "/inbox/chat/2/delete",
  "/case-studies",
  "/case-studies/1",
  "/platforms",
  "/platforms/new",
  "/platforms/import",
  "/planned",
  "/accounts",
  "/subscribers",
  "/subscribers?q=nobody%20like%20it",
  "/health",
  "/health/actions",
  "/no-such-page",
];
