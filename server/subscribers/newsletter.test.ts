import { beforeAll, expect, test, onTestFinished, vi } from "vitest";
import { newsletterLifetimes } from "#content/lifetimes.ts";
import { otherLanguage } from "../testing/other-language.ts";
import { siteUrl } from "../testing/shared-parts.ts";
import { describeOnEachDatabase, freshEmail } from "@site/backend/testing";
import { createToken } from "@site/http";
import { consentText } from "./subscriptions.ts";
import { getWords } from "../words/server-words.ts";
import { computeVersion } from "./subscriber-tokens.ts";
import {
  confirmLink,
  openLink,
  stored,
  subscribe,
  type SubscriberTester,
  testSubscribers,
  unsubscribePath,
} from "./testing.ts";
import { site as brand } from "#content/brand/site.ts";

const hour = 3_600_000;
const day = 24 * hour;

function openBrowser(site: SubscriberTester) {
  const cookies = new Map<string, string>();
  const headers = () => ({ cookie: [...cookies.values()].join("; "), accept: "text/html" });
  const follow = (response: Response): string => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", age] = cookie.split("; ");
      const [name = ""] = pair.split("=");
      if (age === "Max-Age=0") cookies.delete(name);
      else cookies.set(name, pair);
    }
    return response.headers.get("location") ?? "";
  };
  return {
    cookies,
    open: async (link: string) => follow(await site.request(link, { headers: headers() })),
    async press(page: string) {
      const { pathname, searchParams } = new URL(page, siteUrl);
      return follow(await site.send(pathname, Object.fromEntries(searchParams), headers()));
    },
  };
}

describeOnEachDatabase("the newsletter", (database) => {
  let site: SubscriberTester;
  beforeAll(() => {
    site = testSubscribers(database());
  });

  test("P2 live: a request is stored with its proof and waits for the email's link", async () => {
    const email = freshEmail();
    const answer = await site.send("/newsletter", { email: ` ${email.toUpperCase()} ` });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    const { state, consents } = await stored(site, email);
    expect(state).toBe("pending");
    expect(consents).toMatchObject([
      {
        event: "requested",
        method: "form",
        words: consentText("email"),
        version: computeVersion(consentText("email")),
      },
    ]);
    expect(site.sentMail.at(-1)).toMatchObject({ to: email, subject: `Confirm the ${brand.name} newsletter` });
    expect(site.sentMail.at(-1)?.text).toContain(`${newsletterLifetimes.confirmationHours} hours`);
  });

  test("P2 live: opening the link changes nothing; the button confirms, once", async () => {
    const email = freshEmail();
    await site.send("/newsletter", { email });
    const link = confirmLink(site, email);
    expect((await site.request(link, { method: "HEAD" })).status).toBe(303);
    const opened = await site.request(link);
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/newsletter\/confirm\?link=\w+$/),
    ]);
    // A link opened from webmail must send the cookie with the other tabs' tokens, which `Strict` would withhold.
    expect(opened.headers.get("set-cookie")).toMatch(
      /^newsletter-confirmation=[\w-]{43}; Max-Age=600; Path=\/newsletter; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect((await stored(site, email)).state).toBe("pending");

    const { cookie } = await openLink(site, link);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.send("/newsletter/confirm", {}, { cookie, accept: "text/html" })),
    );
    const places = answers.map((answer) => answer.headers.get("location"));
    expect(places.filter((place) => place === "/newsletter/confirmed")).toHaveLength(1);
    expect(places.filter((place) => place === "/newsletter/expired")).toHaveLength(4);
    expect(await stored(site, email)).toMatchObject({
      state: "subscribed",
      events: ["requested form", "confirmed button"],
      row: { token_hash: null, key_hash: null },
    });
    expect(await openLink(site, link)).toEqual({ location: "/newsletter/expired", cookie: "" });
  });

  test("P2 live: the page's script confirms automatically, and the proof says so", async () => {
    const email = freshEmail();
    const key = createToken();
    await site.send("/newsletter", { email, key });
    const { cookie } = await openLink(site, confirmLink(site, email));
    expect((await site.send("/newsletter/confirm", { key }, { cookie })).status).toBe(200);
    expect((await stored(site, email)).events).toEqual(["requested form", "confirmed same-browser"]);
  });

  test("P2 live: a link works for 48 hours", async () => {
    const late = testSubscribers(database());
    const email = freshEmail();
    await late.send("/newsletter", { email });
    const { cookie } = await openLink(late, confirmLink(late, email));
    late.advance(newsletterLifetimes.confirmationHours * hour + 1_000);
    expect((await openLink(late, confirmLink(late, email))).location).toBe("/newsletter/expired");
    const refused = await late.send("/newsletter/confirm", {}, { cookie });
    expect([refused.status, await refused.json()]).toEqual([410, { problem: "expired" }]);
    expect((await stored(late, email)).state).toBe("pending");
  });

  test("P2 live: a subscriber's next request gets an email that says so and changes nothing", async () => {
    const known = await subscribe(site);
    const before = await stored(site, known);
    const fresh = testSubscribers(database());
    await fresh.send("/newsletter", { email: known });
    expect(fresh.sentMail).toMatchObject([{ to: known, subject: `You already get the ${brand.name} newsletter` }]);
    expect(await stored(site, known)).toEqual(before);
  });

  test("P3 live: if a captcha is set, no number is stored without a valid one", async () => {
    vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) =>
      Response.json({ success: body.get("response") === "good" }),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const guarded = testSubscribers(database(), 1, { provider: "turnstile", secret: "captcha secret" });
    const ask = (token: string) => guarded.send("/newsletter/texts", { phone: "+14155550199", captcha_token: token });
    for (const token of ["", "bad"]) expect(await (await ask(token)).json()).toEqual({ problem: "captcha" });
    expect((await ask("good")).status).toBe(200);
  });

  test("P3 live: a refused number may be sent again", async () => {
    const scaled = testSubscribers(database(), 0.002);
    const texts = (phone: string) => scaled.send("/newsletter/texts", { phone });
    // At this scale two numbers exhaust the shared limit, unless an earlier test already has.
    for (const phone of ["+14155550101", "+14155550103"]) await texts(phone);
    for (const _ of [1, 2]) expect((await texts("+14155550102")).status).toBe(429);
  });

  test("P2 live: an invalid address is refused, with a message for scripts and a page without them", async () => {
    const sent = site.sentMail.length;
    for (const email of [
      "",
      "owner",
      "owner@shop",
      "owner@shop.example\r\nBcc: other@shop.example",
      "owner@shop.example\0",
      "ow ner@shop.example",
      "owner@shop.example, other@shop.example",
      "<script>@shop.example",
      `${"x".repeat(300)}@shop.example`,
      "owner@sh\u212Ap.example",
    ]) {
      const refused = await site.send("/newsletter", { email });
      expect([email, refused.status, await refused.json()]).toEqual([email, 400, { problem: "email" }]);
      const led = await site.send("/newsletter", { email }, { accept: "text/html" });
      expect([led.status, led.headers.get("location")]).toEqual([303, "/newsletter/not-sent"]);
    }
    expect(site.sentMail).toHaveLength(sent);
  });

  test("P2 live: forms of another site are refused, and so are bodies that are too large or not forms", async () => {
    const fields = { email: freshEmail() };
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await site.send("/newsletter", fields, foreign)).status).toBe(403);
    const post = (body: BodyInit, type: string, headers: Record<string, string> = { origin: siteUrl }) =>
      site.request("/newsletter", { method: "POST", body, headers: { ...headers, "content-type": type } });
    const form = "application/x-www-form-urlencoded";
    const body = String(new URLSearchParams(fields));
    for (const type of [`,${form}`, "application/json", "multipart/form-data", ""]) {
      for (const origin of [foreign.origin, "null", ""]) {
        expect([type, origin, (await post(body, type, { origin })).status]).toEqual([type, origin, 403]);
      }
      expect([type, (await post(body, type)).status]).toEqual([type, 415]);
    }
    expect((await post(JSON.stringify(fields), "application/json")).status).toBe(415);
    expect((await post(`email=${"x".repeat(70_000)}`, form)).status).toBe(413);
    expect((await post("email=a@b.example&email=c@d.example", form)).status).toBe(400);
    expect((await post(new Uint8Array([0x65, 0x3d, 0xff]), form)).status).toBe(400);
    expect((await stored(site, fields.email)).row).toBeUndefined();
  });

  test("P2 live: without scripts each form leads to a page", async () => {
    const email = freshEmail();
    const sent = await site.send("/newsletter", { email, key: "" }, { accept: "text/html" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/newsletter/sent"]);
    const nothing = await site.send("/newsletter/confirm", {}, { accept: "text/html" });
    expect([nothing.status, nothing.headers.get("location")]).toEqual([303, "/newsletter/expired"]);
  });

  test("RFC 8058 every email can be unsubscribed from with one POST, without a cookie or origin, repeatedly", async () => {
    const email = await subscribe(site);
    const path = unsubscribePath(site, email);
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const body = type.startsWith("multipart")
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : "List-Unsubscribe=One-Click";
      const answer = await site.request(path, { method: "POST", body, headers: { "content-type": type } });
      // RFC 8058 forbids redirects.
      expect(answer.status).toBe(200);
    }
    expect(await stored(site, email)).toMatchObject({
      state: "unsubscribed",
      events: ["requested form", "confirmed button", "unsubscribed one-click"],
    });
  });

  test("P2 live: opening the unsubscribe link changes nothing; the button on its page unsubscribes", async () => {
    const email = await subscribe(site);
    const { location, cookie } = await openLink(site, unsubscribePath(site, email));
    expect(location).toMatch(/^\/newsletter\/unsubscribe\?link=\w+$/);
    expect((await stored(site, email)).state).toBe("subscribed");
    const answer = await site.send("/newsletter/unsubscribe", {}, { cookie, accept: "text/html" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/unsubscribed"]);
    expect((await stored(site, email)).events.at(-1)).toBe("unsubscribed page");
  });

  test.each([
    ["the first", [0, 1]],
    ["the last", [1, 0]],
  ])("P2 live: links in two tabs each change their own subscription, with %s pressed first", async (_, order) => {
    const leaving = [await subscribe(site), await subscribe(site)];
    const joining = [freshEmail(), freshEmail()];
    for (const email of joining) await site.send("/newsletter", { email });
    const browser = openBrowser(site);
    const tabs = [];
    for (const index of [0, 1]) {
      const [from = "", to = ""] = [leaving[index], joining[index]];
      tabs.push([await browser.open(unsubscribePath(site, from)), await browser.open(confirmLink(site, to))]);
    }
    const states = async () =>
      Promise.all([...leaving, ...joining].map(async (email) => (await stored(site, email)).state));
    expect(await states()).toEqual(["subscribed", "subscribed", "pending", "pending"]);

    const [before = 0, after = 0] = order;
    const [[leave = "", join = ""] = [], [leaveToo = "", joinToo = ""] = []] = [tabs[before], tabs[after]];
    expect(await browser.press(leave)).toBe("/newsletter/unsubscribed");
    expect((await states())[before]).toBe("unsubscribed");
    expect((await states())[after]).toBe("subscribed");
    expect(await browser.press(join)).toBe("/newsletter/confirmed");
    expect((await states())[2 + before]).toBe("subscribed");
    expect((await states())[2 + after]).toBe("pending");
    expect([await browser.press(leave), await browser.press(join)]).toEqual([
      "/newsletter/not-unsubscribed",
      "/newsletter/expired",
    ]);
    expect([await browser.press(joinToo), await browser.press(leaveToo)]).toEqual([
      "/newsletter/confirmed",
      "/newsletter/unsubscribed",
    ]);
    expect(await states()).toEqual(["unsubscribed", "unsubscribed", "subscribed", "subscribed"]);
    expect(browser.cookies.size).toBe(0);
  });

  test("P2 live: the newest five of many links in tabs work, and no press changes another's subscription", async () => {
    const emails = [];
    for (let count = 0; count < 6; count += 1) emails.push(await subscribe(site));
    const browser = openBrowser(site);
    const tabs = [];
    for (const email of emails) tabs.push(await browser.open(unsubscribePath(site, email)));
    await browser.open(unsubscribePath(site, emails[5] ?? ""));
    const [oldest = "", ...kept] = tabs;
    expect(await browser.press(oldest)).toBe("/newsletter/not-unsubscribed");
    for (const page of kept) expect(await browser.press(page)).toBe("/newsletter/unsubscribed");
    expect((await stored(site, emails[0] ?? "")).state).toBe("subscribed");
  });

  test("P2 live: another's subscription can't be ended with a forged token, which leads to unsubscribe instructions", async () => {
    const [email, other] = [await subscribe(site), await subscribe(site)];
    const [mine = "", theirs = ""] = [email, other].map((to) => unsubscribePath(site, to).split("token=")[1]);
    const [, signature = ""] = mine.split(".");
    const forged = [`${theirs.split(".")[0]}.${signature}`, mine.slice(0, -2), `${mine}x`, "", "x".repeat(9_000)];
    for (const token of forged) {
      const path = `/newsletter/unsubscribe?token=${token}`;
      const answer = await site.request(path, { method: "POST" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/not-unsubscribed"]);
      expect((await openLink(site, path)).location).toBe("/newsletter/not-unsubscribed");
    }
    expect((await stored(site, other)).state).toBe("subscribed");
  });

  test("P2 live: after unsubscribing, a visitor can ask again, with a new proof, and subscribes only by confirming", async () => {
    const email = await subscribe(site);
    await site.request(unsubscribePath(site, email), { method: "POST" });
    await site.send("/newsletter", { email });
    expect((await stored(site, email)).state).toBe("unsubscribed");
    const { cookie } = await openLink(site, confirmLink(site, email));
    await site.send("/newsletter/confirm", {}, { cookie });
    expect(await stored(site, email)).toMatchObject({
      state: "subscribed",
      events: ["requested form", "confirmed button", "unsubscribed one-click", "requested form", "confirmed button"],
    });
  });

  test("P2 live: unsubscribing from a confirmation email invalidates its link", async () => {
    const email = freshEmail();
    await site.send("/newsletter", { email });
    await site.request(unsubscribePath(site, email), { method: "POST" });
    expect((await openLink(site, confirmLink(site, email))).location).toBe("/newsletter/expired");
  });

  test("P2 live: unconfirmed addresses are deleted after three days, unsubscribed ones after the proof's retention", async () => {
    const later = testSubscribers(database());
    const [pending, again, gone, staying] = [
      freshEmail(),
      await subscribe(later),
      await subscribe(later),
      await subscribe(later),
    ];
    await later.send("/newsletter", { email: pending });
    for (const email of [again, gone]) await later.request(unsubscribePath(later, email), { method: "POST" });
    await later.send("/newsletter", { email: again });
    const states = async () =>
      Promise.all([pending, again, gone, staying].map(async (email) => (await stored(later, email)).state));
    later.advance(newsletterLifetimes.confirmationHours * hour + 1_000);
    await later.service.deleteExpired();
    expect(await states()).toEqual(["pending", "unsubscribed", "unsubscribed", "subscribed"]);
    later.advance(newsletterLifetimes.unconfirmedDays * day);
    await later.service.deleteExpired();
    expect(await states()).toEqual([undefined, "unsubscribed", "unsubscribed", "subscribed"]);
    expect((await stored(later, again)).row?.token_hash).toBeNull();
    later.advance(newsletterLifetimes.proofYears * 366 * day);
    await later.service.deleteExpired();
    expect(await states()).toEqual([undefined, undefined, undefined, "subscribed"]);
    expect((await stored(later, staying)).events).toEqual(["requested form", "confirmed button"]);
  });

  test("P2 P3 D25 live: emails, proofs and links have the language of the page, or English if it has none", async () => {
    const { code, direction } = otherLanguage;
    const [email, other] = [freshEmail(), freshEmail()];
    await site.send(`/newsletter?language=${code}`, { email });
    const { mailTexts } = getWords(code);
    expect(site.sentMail.at(-1)).toMatchObject({ to: email, subject: mailTexts["newsletter-confirm"].subject });
    expect(site.sentMail.at(-1)?.html).toContain(`<html lang="${code}" dir="${direction}">`);
    expect(confirmLink(site, email)).toMatch(new RegExp(`&language=${code}$`));
    expect(unsubscribePath(site, email)).toMatch(new RegExp(`&language=${code}$`));
    const words = consentText("email", code);
    const asked = await stored(site, email);
    expect(asked).toMatchObject({ row: { language: code }, consents: [{ words, version: computeVersion(words) }] });
    const { cookie } = await openLink(site, confirmLink(site, email));
    await site.send("/newsletter/confirm", {}, { cookie });
    site.advance(60_001);
    await site.send("/newsletter", { email });
    expect(site.sentMail.at(-1)?.html).toContain('<html lang="en"');
    expect(await stored(site, email)).toMatchObject({ state: "subscribed", row: { language: code } });
    expect((await site.request(unsubscribePath(site, email), { method: "POST" })).status).toBe(200);
    expect((await stored(site, email)).state).toBe("unsubscribed");
    await site.send("/newsletter?language=xx", { email: other });
    expect(await stored(site, other)).toMatchObject({
      row: { language: null },
      consents: [{ words: consentText("email") }],
    });
    await site.send(`/newsletter/texts?language=${code}`, { phone: "+1 202 555 0177" });
    expect(await stored(site, "+12025550177")).toMatchObject({
      row: { language: code },
      consents: [{ words: consentText("text", code) }],
    });
  });

  test.each([
    ["+1 202 555 0123", "", "+12025550123"],
    ["202-555-0124", "US", "+12025550124"],
    ["+44 7700 900123", "US", "+447700900123"],
    ["07700 900124", "GB", "+447700900124"],
    ["\u202a+44 7700 900125\u202c", "", "+447700900125"],
    ["٠٧٧٠٠ ٩٠٠١٢٦", "GB", "+447700900126"],
    ["＋४४ ७७०० ९००१२७", "", "+447700900127"],
  ])("P3 live: the number %s %s is stored as %s, with its proof", async (phone, country, number) => {
    const answer = await site.send("/newsletter/texts", { phone, country });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    const { state, consents } = await stored(site, number);
    expect(state).toBe("subscribed");
    expect(consents).toMatchObject([
      { event: "requested", method: "form", words: consentText("text"), version: computeVersion(consentText("text")) },
    ]);
  });

  test.each([
    ["202 555 0123", "", "country"],
    ["202 555 0123", "XX", "country"],
    ["202 555 0123", "__proto__", "country"],
    ["", "US", "number"],
    ["call me", "US", "number"],
    ["+1 202 555", "", "number"],
    ["+999 12345678", "", "number"],
    ["+1 202 555 0123 ext. 7", "", "number"],
    ["call +1 202 555 0123", "US", "number"],
    [`+1${"2".repeat(50)}`, "", "number"],
  ])("P3 live: the number %j of %j is refused: %s", async (phone, country, problem) => {
    const refused = await site.send("/newsletter/texts", { phone, country });
    expect([refused.status, await refused.json()]).toEqual([400, { problem }]);
    const led = await site.send("/newsletter/texts", { phone, country }, { accept: "text/html" });
    expect(led.headers.get("location")).toBe("/newsletter/not-sent");
  });

  test("P3 live: a number already stored gets the same response and stays unchanged", async () => {
    const fields = { phone: "+1 202 555 0188" };
    const first = await site.send("/newsletter/texts", fields);
    const before = await stored(site, "+12025550188");
    const second = await site.send("/newsletter/texts", fields);
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    expect(await stored(site, "+12025550188")).toEqual(before);
  });
});
