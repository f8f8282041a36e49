import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { describeOnEachDatabase } from "../database/testing.ts";
import {
  enrollApp,
  follow,
  freshEmail,
  goodPassword,
  mailTo,
  openMail,
  signedIn,
  signedUp,
  signsIn,
  startTestService,
  strangersPassword,
  type TestService,
} from "./testing.ts";
import { meet, post, whoSignsIn } from "./testing-pending-passwords.ts";

const day = 86_400_000;

/** Posts a request that has done all but send its email. @returns what makes the email fail, and so the request */
async function failLater(service: TestService, path: string, body: object): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  service.breakMail(gate.promise);
  const logged = service.logged.length;
  const failing = post(service, path, body);
  await vi.waitUntil(() => service.logged.length > logged, { timeout: 20_000 });
  service.breakMail(false);
  return async () => {
    gate.resolve();
    expect((await failing).status).toBe(503);
  };
}

describeOnEachDatabase("accounts that nobody has confirmed", (database) => {
  test("D9 nothing stays that a stranger set up before the owner confirmed: sessions, apps, a new address, data", async () => {
    const { service, owner, stranger, email } = meet(startTestService(database()));
    await stranger.signUp({ email, password: strangersPassword, options: { data: { shop: "Mallory" } } });
    await stranger.signInWithPassword({ email, password: strangersPassword });
    await enrollApp(service, stranger);
    await stranger.updateUser({ email: freshEmail() });
    await owner.signUp({ email, password: goodPassword });
    expect((await stranger.getUser()).error).toBeNull();
    const { exchanged } = await openMail(service, email, owner);
    const { new_email, factors, user_metadata } = exchanged?.data.user ?? {};
    expect([exchanged?.data.user?.email, new_email, factors, user_metadata?.shop]).toEqual([
      email,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await stranger.getUser()).error).not.toBeNull();
    expect((await stranger.refreshSession()).error).not.toBeNull();
  });

  test("D9 a password that a session sets before the address is confirmed is one more that was typed", async () => {
    const service = startTestService(database());
    for (const opened of ["where the owner signed up", "elsewhere"] as const) {
      const { owner, stranger, email } = meet(service);
      await stranger.signUp({ email, password: strangersPassword });
      await stranger.signInWithPassword({ email, password: strangersPassword });
      await owner.signUp({ email, password: goodPassword });
      expect((await stranger.updateUser({ password: "the stranger's second one" })).error).toBeNull();
      await post(service, "/resend", { type: "signup", email });
      await openMail(service, email, opened === "elsewhere" ? service.client({ flowType: "pkce" }) : owner);
      expect(await signsIn(service, email, goodPassword)).toBe(opened === "where the owner signed up");
      for (const password of [strangersPassword, "the stranger's second one"]) {
        expect([opened, await signsIn(service, email, password)]).toEqual([opened, false]);
      }
      expect((await stranger.getUser()).error).not.toBeNull();
    }
  });

  test("D9 without a mail server the latest password counts until the address is confirmed", async () => {
    const { service, email } = await signedUp(startTestService(database()), { password: strangersPassword });
    expect(await whoSignsIn(service, email)).toEqual(["stranger"]);
    await service.client().signUp({ email, password: goodPassword });
    expect(await whoSignsIn(service, email)).toEqual(["owner"]);
  });

  test("D9 a flood of sign-ups pushes out neither a neighbor's nor the memory of a second password", async () => {
    const service = startTestService(database());
    const email = freshEmail();
    const owner = service.client({ flowType: "pkce", address: "198.51.100.7" });
    const [elsewhere, besides] = ["198.51.100.8", "198.51.100.7"].map((address) =>
      service.client({ flowType: "pkce", address }),
    );
    await owner.signUp({ email, password: goodPassword });
    for (let round = 0; round < 7; round += 1) {
      for (const stranger of [elsewhere, besides]) await stranger?.signUp({ email, password: strangersPassword });
    }
    const { rows } = await sql`select from auth_private.sign_ups join auth.users on users.id = user_id
      where email = ${email}`.execute(database().db);
    expect(rows).toHaveLength(1 + 5 + 5);
    expect((await openMail(service, email, owner)).exchanged?.error).toBeNull();
    expect(await signsIn(service, email, strangersPassword)).toBe(false);
  });

  test("D9 a sign-up whose email fails takes back nothing of who signed up meanwhile", async () => {
    const { service, owner, email } = meet(startTestService(database()));
    const fail = await failLater(service, "/signup", { email, password: strangersPassword });
    expect((await owner.signUp({ email, password: goodPassword })).error).toBeNull();
    await fail();
    expect((await openMail(service, email, owner)).exchanged?.error).toBeNull();
    expect(await signsIn(service, email, goodPassword)).toBe(true);
  });

  test.each(["signs up and in", "signs up", "asks for a new password"] as const)(
    "D9 a sign-in email that fails deletes nothing of the owner who %s meanwhile",
    async (meanwhile) => {
      const { service, owner, email } = meet(startTestService(database()));
      const fail = await failLater(service, "/otp", { email });
      if (meanwhile === "asks for a new password") await owner.resetPasswordForEmail(email);
      else await owner.signUp({ email, password: goodPassword });
      const isOpened = meanwhile === "signs up and in";
      if (isOpened) await openMail(service, email, owner);
      await fail();
      if (!isOpened) await openMail(service, email, owner);
      expect((await owner.getUser()).error).toBeNull();
    },
  );

  test("D9 an email that fails leaves the one before it valid", async () => {
    const { service, email } = await signedUp(startTestService(database()));
    const sent = mailTo(service, email);
    service.breakMail(true);
    for (const [path, body] of [
      ["/resend", { type: "signup", email }],
      ["/signup", { email, password: strangersPassword }],
    ] as const) {
      expect((await post(service, path, body)).status).toBe(503);
    }
    expect((await follow(service, sent.link)).fragment.get("type")).toBe("signup");
    service.breakMail(false);
    const { client, email: old } = await signedIn(service);
    const moved = freshEmail();
    expect((await client.updateUser({ email: moved })).error).toBeNull();
    const halves = [mailTo(service, old).link, mailTo(service, moved).link];
    service.breakMail(true);
    expect((await post(service, "/resend", { type: "email_change", email: old })).status).toBe(503);
    for (const link of halves) await follow(service, link);
    service.breakMail(false);
    expect((await client.getUser()).data.user?.email).toBe(moved);
  });

  test("D9 an email that fails restores none that a new password ended meanwhile", async () => {
    const { service, client, email } = await signedIn(startTestService(database()));
    await post(service, "/otp", { email });
    const letter = mailTo(service, email);
    const fail = await failLater(service, "/recover", { email });
    expect((await client.updateUser({ password: "a new one, of nobody else" })).error).toBeNull();
    await fail();
    expect((await follow(service, letter.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("D9 accounts that nobody confirmed are swept after 30 days, and nobody else's", async () => {
    const { service, email: waiting } = await signedUp(startTestService(database()));
    const { email: confirmed } = await signedUp(service);
    const { email: used } = await signedUp(service);
    await follow(service, mailTo(service, confirmed).link);
    service.advance(29 * day);
    await service.service.sweep();
    expect(await signsIn(service, used, goodPassword)).toBe(true);
    service.advance(2 * day);
    await service.service.sweep();
    const { rows } = await sql<{ email: string }>`select email from auth.users
      where email in (${waiting}, ${confirmed}, ${used}) order by created_at`.execute(database().db);
    expect(rows.map(({ email }) => email)).toEqual([confirmed, used]);
    await service.client().signUp({ email: waiting, password: strangersPassword });
    expect(await signsIn(service, waiting, strangersPassword)).toBe(true);
  });
});
