import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { consentText } from "#server/subscribers/subscriptions.ts";
import { siteUrl } from "#server/testing/shared-parts.ts";
import { describeOnEachDatabase, freshEmail } from "@site/backend/testing";
import { computeVersion } from "#server/subscribers/subscriber-tokens.ts";
import { subscriptionsShown } from "#server/subscribers/subscription-list.ts";
import {
  confirmLink,
  openLink,
  type SubscriberTester,
  stored,
  subscribe,
  testSubscribers,
  unsubscribePath,
} from "#server/subscribers/testing.ts";
import { startTestDesk, type TestDesk, type TestOperator } from "./testing.ts";

const escaped = (text: string): string => text.replaceAll("'", "&#x27;").replaceAll("&", "&amp;");

describeOnEachDatabase("subscribers at the desk", (database) => {
  let site: SubscriberTester;
  let desk: TestDesk;
  let ines: TestOperator;
  beforeAll(async () => {
    site = testSubscribers(database());
    desk = await startTestDesk(database(), { subscribers: site.service.administration });
    ines = await desk.logIn("Ines Ortega");
  });

  const findId = async (address: string): Promise<string> => (await stored(site, address)).row?.id ?? "none";

  test("P2 P3 live: are listed with channel, state, time and the version of the text they agreed to", async () => {
    expect(await ines.page("/subscribers")).toContain("No subscribers yet.");
    const [reader, waiting, left] = [await subscribe(site), freshEmail(), await subscribe(site)];
    await site.send("/newsletter", { email: waiting });
    await site.request(unsubscribePath(site, left), { method: "POST" });
    await site.send("/newsletter/texts", { phone: "+1 202 555 0170" });
    const page = await ines.page("/subscribers");
    expect(page).toContain("One person gets the newsletter, one gets texts.");
    const version = (channel: "email" | "text") => `Consent ${computeVersion(consentText(channel))}`;
    const row = (address: string, ...action: string[]) =>
      expect(page.split("<li>").find((part) => part.includes(address))).toMatch(new RegExp(action.join(".*"), "s"));
    row(reader, "Subscribed", "Newsletter", "Confirmed \\w{3} \\d", version("email"));
    row(waiting, "Unconfirmed", "Newsletter", "Asked \\w{3} \\d", version("email"));
    row(left, "Unsubscribed", "Newsletter", "Ended \\w{3} \\d", version("email"));
    row("202555", "Subscribed", "Texts", "Asked \\w{3} \\d", version("text"));
    for (const [show, address] of [
      ["subscribed", reader],
      ["pending", waiting],
      ["unsubscribed", left],
    ] as const) {
      const shown = await ines.page(`/subscribers?show=${show}`);
      expect([show, ...[reader, waiting, left].map((name) => shown.includes(name))]).toEqual([
        show,
        ...[reader, waiting, left].map((name) => name === address),
      ]);
    }
  });

  test("P2 P3 live: are found by part of the address, or by a number in any spacing", async () => {
    const email = await subscribe(site);
    await site.send("/newsletter/texts", { phone: "+1 202 555 0171" });
    expect(await ines.page(`/subscribers?q=${email.slice(0, -3).toUpperCase()}`)).toContain(email);
    for (const number of [
      "(202) 555-0171",
      "٢٠٢ ٥٥٥ ٠١٧١",
      "\u202a+1 202 555 0171\u202c",
      "２０２．５５５．０１７１",
    ]) {
      const byNumber = await ines.page(`/subscribers?q=${encodeURIComponent(number)}`);
      expect(byNumber).toContain("+12025550171");
      expect(byNumber).not.toContain(email);
    }
    for (const none of ["%", "_", "nobody@like.it", "'; drop table x", "<b>", "\0\u202e"]) {
      const page = await ines.page(`/subscribers?q=${encodeURIComponent(none)}&after=x&show=y`);
      expect(page).toContain("No subscriber matches.");
    }
  });

  test("P2 live: one's page has the complete proof; unsubscribing asks for confirmation and keeps it", async () => {
    const email = await subscribe(site);
    const path = `/subscribers/${await findId(email)}`;
    const page = await ines.page(path);
    expect(page).toContain(`<h1><bdi>${email}</bdi></h1>`);
    expect(page).toContain(escaped(consentText("email")));
    expect(page).toMatch(/Asked for it<\/b> by the form.*Confirmed it<\/b> by the button/s);
    expect(await ines.page(`${path}/unsubscribe`)).toContain("End this subscription?");
    expect((await stored(site, email)).state).toBe("subscribed");
    const ended = await ines.post(`${path}/unsubscribe?q=reader&show=subscribed`);
    expect([ended.status, ended.headers.get("location")]).toEqual([303, `${path}?show=subscribed&q=reader`]);
    expect(await stored(site, email)).toMatchObject({
      state: "unsubscribed",
      events: ["requested form", "confirmed button", "unsubscribed operator"],
    });
    const after = await ines.page(path);
    expect(after).toContain("The subscription has ended.");
    expect(after).toMatch(/Ended it<\/b> through an operator/);
    expect(after).not.toContain(`${path}/unsubscribe`);
    await site.send("/newsletter", { email });
    expect(await ines.page(path)).toContain("They asked again and have not confirmed.");
    await ines.post(`${path}/unsubscribe`);
    expect((await openLink(site, confirmLink(site, email))).location).toBe("/newsletter/expired");
  });

  test("P2 live: erasing asks for confirmation and deletes the proof too", async () => {
    const email = await subscribe(site);
    const id = await findId(email);
    expect(await ines.page(`/subscribers/${id}/erase`)).toContain("Erase this subscription?");
    const erased = await ines.post(`/subscribers/${id}/erase`);
    expect([erased.status, erased.headers.get("location")]).toEqual([303, "/subscribers"]);
    expect(await stored(site, email)).toMatchObject({ row: undefined });
    const left = await site.db
      .selectFrom("subscribers.consents")
      .select("id")
      .where("subscription_id", "=", id)
      .execute();
    expect(left).toEqual([]);
    for (const part of ["", "/unsubscribe", "/erase"])
      expect((await ines.get(`/subscribers/${id}${part}`)).status).toBe(404);
    for (const part of ["unsubscribe", "erase"])
      expect((await ines.post(`/subscribers/${id}/${part}`)).status).toBe(404);
    expect((await ines.get("/subscribers/1' or true")).status).toBe(404);
  });

  test("P2 P3 live: the listed rows are downloaded, without a cell that a spreadsheet would run", async () => {
    const email = `=cmd|'/c'!a${freshEmail()}`;
    await subscribe(site, email);
    await site.send("/newsletter/texts", { phone: "+1 202 555 0172" });
    const answer = await ines.get("/subscribers/export.csv?show=subscribed");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="subscribers.csv"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text.startsWith("\ufeffchannel,address,state,requested_at,")).toBe(true);
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    for (const row of rows) {
      expect(row.state).toBe("subscribed");
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    }
    const formula = rows.find(({ address }) => address === `'${email}`);
    expect(formula).toMatchObject({ confirmed_by: "button", consent_words: consentText("email") });
    // The row's link unsubscribes its address.
    const link = (formula?.unsubscribe ?? "").slice(siteUrl.length);
    expect((await site.request(link, { method: "POST" })).status).toBe(200);
    expect((await stored(site, email)).state).toBe("unsubscribed");
    expect(rows.map(({ address }) => address)).toContain("'+12025550172");
  });

  test("P2 live: pages show each subscriber once, and so does the file", async () => {
    await sql`insert into subscribers.subscriptions (channel, address, created_at)
      select 'email', 'bulk' || number || '@shop.example', now() - number / 3 * interval '1 second'
      from generate_series(1, 120) number`.execute(site.db);
    const seen: string[] = [];
    let path: string | undefined = "/subscribers?q=bulk";
    while (path !== undefined) {
      const page: string = await ines.page(path);
      const shown = [...page.matchAll(/<bdi>(bulk\d+@)/g)].map(([, address = ""]) => address);
      expect(shown.length).toBeLessThanOrEqual(subscriptionsShown);
      seen.push(...shown);
      path = /href="(\/subscribers\?[^"]*after=[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const file = await (await ines.get("/subscribers/export.csv?q=bulk")).text();
    const addresses = parse<Record<string, string>>(file, { columns: true, bom: true }).map(({ address }) => address);
    expect([addresses.length, new Set(addresses).size]).toEqual([120, 120]);
  });

  test("P2 live: an invalid page position shows the first page", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    for (const place of [
      `9999-99-99T99:99:99.999999Z_${id}`,
      `2026-02-30T00:00:00.000000Z_${id}`,
      `2026-01-01T00:00:00.000000Z_${"-".repeat(36)}`,
      `2026-01-01T00:00:00.000000Z_${id}_`,
    ]) {
      const page = await ines.page(`/subscribers?q=bulk&after=${encodeURIComponent(place)}`);
      expect(page).toContain("bulk1@shop.example");
    }
  });

  test("P2 live: every action is logged with the operator's name but without an address", async () => {
    const page = await ines.page("/health/actions");
    for (const action of ["downloaded subscribers", "ended a subscription", "erased a subscription"]) {
      expect(page).toMatch(new RegExp(`Ines Ortega</bdi> ${action}`));
    }
    expect(page).not.toMatch(/@shop\.example|202555/);
    expect(JSON.stringify(desk.logged)).not.toMatch(/@shop\.example|202555/);
  });

  test("P2 P3 spec: the list is empty, and the desk says why", async () => {
    const spec = await startTestDesk(database());
    const sam = await spec.logIn("Sam Doe");
    const page = await sam.page("/subscribers");
    expect(page).toContain("This site stores no subscribers.");
    expect(page).not.toContain("@shop.example");
    for (const path of ["/subscribers/export.csv", `/subscribers/${crypto.randomUUID()}`]) {
      expect((await sam.get(path)).status).toBe(404);
    }
  });
});
