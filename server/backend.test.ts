import { globSync, readFileSync } from "node:fs";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "@site/backend/testing";
import { createToken } from "@site/http";
import { linkPagesIn, openSiteBackend } from "./backend.ts";
import { otherLanguage } from "./testing/other-language.ts";
import { toLanguages } from "./words/server-words.ts";
import { secret, startReceiver } from "./deliveries/testing.ts";
import { readSettings } from "./settings/settings.ts";

/** Milliseconds. PGlite and the hashing threads have to start. */
const slow = 60_000;

const lettersIn = (dataDirectory: string) =>
  globSync(`${dataDirectory}/outbox/*.eml`).map((file) =>
    readFileSync(file, "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="),
  );

test("D2 D3 D25 the owner is notified of messages by the chat, the data API and to sales, of a sign-up, whose email is in its page's language, and of a subscriber", {
  timeout: slow,
}, async () => {
  const receiver = await startReceiver();
  const siteUrl = "http://localhost:3000";
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    SITE_URL: siteUrl,
    SITE_PROFILE: "live",
    WEBHOOK_URL: receiver.settings.url.href,
    WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW_PRIVATE: "on",
  });
  const { services, close } = await openSiteBackend(settings, pino({ level: "silent" }), ["en", otherLanguage.code]);
  onTestFinished(close);
  const environment = { incoming: { socket: { remoteAddress: "203.0.113.7" } } };
  const headers = { "content-type": "application/json", authorization: `Bearer ${createToken()}` };
  const message = { email: "ruth@marlow.example", message: "Do you open on Sundays?" };
  const account = { email: "ruth@marlow.example", password: "two loaves and six buns" };
  const post = async (path: string, body: object, given: Record<string, string> = {}) => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", ...given },
      body: JSON.stringify(body),
    };
    return (await services?.own.fetch(new Request(siteUrl + path, init), environment))?.status;
  };
  expect(await post("/rest/v1/chat_messages", message)).toBe(201);
  expect(await post("/rest/v1/contact_messages", { ...message, name: "Ruth", business: "Marlow Bakery" })).toBe(201);
  const body = JSON.stringify({ ...message, key: createToken() });
  const left = await services?.threads.routes.request("/messages", { method: "POST", headers, body }, environment);
  expect(left?.status).toBe(201);
  expect(await post(`/auth/v1/signup?redirect_to=${siteUrl}${otherLanguage.prefix}`, account)).toBe(200);
  const { code, direction } = otherLanguage;
  const begin = `<html lang="${code}" dir="${direction}">`;
  expect(lettersIn(settings.dataDirectory)).toMatchObject([expect.stringContaining(begin)]);
  expect(await post("/auth/v1/token?grant_type=password", account)).toBe(200);
  const texts = { method: "POST", headers: { origin: siteUrl }, body: new URLSearchParams({ phone: "+12025550123" }) };
  expect((await services?.subscribers?.routes.request("/newsletter/texts", texts, environment))?.status).toBe(303);
  const types = () => receiver.received.map(({ event }) => (event as { type: string }).type).sort();
  const chat = "chat_message.created";
  const all = [chat, chat, "contact_message.created", "subscriber.created", "user.created"];
  await vi.waitFor(() => expect(types()).toEqual(all), { timeout: 20_000, interval: 20 });
});

test("D31 emails lead to the account screens if the profile has them, otherwise to the front page", () => {
  const { code, prefix } = otherLanguage;
  const screens = ["/account", `${prefix}/set-password`, "/confirm?plans=email-pro"];
  const leads = (hasScreens: boolean) =>
    ["/", prefix, ...screens].filter((page) => linkPagesIn(toLanguages(["en", code]), hasScreens).test(page));
  expect(leads(false)).toEqual(["/", prefix]);
  expect(leads(true)).toEqual(expect.arrayContaining(["/", prefix, "/account", `${prefix}/set-password`]));
});
