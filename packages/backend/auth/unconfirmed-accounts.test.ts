import { sql } from "kysely";
import { expect, vi } from "vitest";
import {
  describeAccounts,
  freshEmail,
  goodPassword,
  startTestService,
  strangersPassword,
  type TestService,
} from "./testing.ts";

const day = 86_400_000;

async function failLater(service: TestService, path: string, body: object): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  service.breakMail(gate.promise);
  const logged = service.logged.length;
  const failing = service.post(path, body);
  await vi.waitUntil(() => service.logged.length > logged, { timeout: 20_000 });
  service.breakMail(false);
  return async () => {
    gate.resolve();
    expect((await failing).status).toBe(503);
  };
}

describeAccounts("unconfirmed accounts", (test, database) => {
  test("D9 confirmation removes everything a stranger set up: sessions, apps, a new address, data", async ({
    service,
  }) => {
    const { owner, stranger, email } = service.meet();
    await stranger.signUp({ email, password: strangersPassword, options: { data: { shop: "Mallory" } } });
    await stranger.signInWithPassword({ email, password: strangersPassword });
    await service.enrollApp(stranger);
    await stranger.updateUser({ email: freshEmail() });
    await owner.signUp({ email, password: goodPassword });
    expect((await stranger.getUser()).error).toBeNull();
    const { exchanged } = await service.openMail(email, owner);
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

  test("D9 a password set by a session before confirmation counts as one more typed", async ({ service }) => {
    for (const opened of ["where the owner signed up", "elsewhere"] as const) {
      const { owner, stranger, email } = service.meet();
      await stranger.signUp({ email, password: strangersPassword });
      await stranger.signInWithPassword({ email, password: strangersPassword });
      await owner.signUp({ email, password: goodPassword });
      expect((await stranger.updateUser({ password: "the stranger's second one" })).error).toBeNull();
      await service.post("/resend", { type: "signup", email });
      await service.openMail(email, opened === "elsewhere" ? service.client({ flowType: "pkce" }) : owner);
      expect(await service.signsIn(email, goodPassword)).toBe(opened === "where the owner signed up");
      for (const password of [strangersPassword, "the stranger's second one"]) {
        expect([opened, await service.signsIn(email, password)]).toEqual([opened, false]);
      }
      expect((await stranger.getUser()).error).not.toBeNull();
    }
  });

  test("D9 without a mail server the latest password counts until the address is confirmed", async ({ service }) => {
    const { email } = await service.signedUp({ password: strangersPassword });
    expect(await service.whoSignsIn(email)).toEqual(["stranger"]);
    await service.client().signUp({ email, password: goodPassword });
    expect(await service.whoSignsIn(email)).toEqual(["owner"]);
  });

  test("D9 a flood of sign-ups displaces no other network's sign-ups and hides no second password", async ({
    service,
  }) => {
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
    expect((await service.openMail(email, owner)).exchanged?.error).toBeNull();
    expect(await service.signsIn(email, strangersPassword)).toBe(false);
  });

  test("D9 a failed sign-up email reverts nothing that another sign-up did meanwhile", async ({ service }) => {
    const { owner, email } = service.meet();
    const fail = await failLater(service, "/signup", { email, password: strangersPassword });
    expect((await owner.signUp({ email, password: goodPassword })).error).toBeNull();
    await fail();
    expect((await service.openMail(email, owner)).exchanged?.error).toBeNull();
    expect(await service.signsIn(email, goodPassword)).toBe(true);
  });

  test.each(["signs up and in", "signs up", "asks for a new password"] as const)(
    "D9 a failed sign-in email deletes nothing of an owner who %s meanwhile",
    async (meanwhile) => {
      const { service, owner, email } = startTestService(database()).meet();
      const fail = await failLater(service, "/otp", { email });
      if (meanwhile === "asks for a new password") await owner.resetPasswordForEmail(email);
      else await owner.signUp({ email, password: goodPassword });
      const isOpened = meanwhile === "signs up and in";
      if (isOpened) await service.openMail(email, owner);
      await fail();
      if (!isOpened) await service.openMail(email, owner);
      expect((await owner.getUser()).error).toBeNull();
    },
  );

  test("D9 a failed email leaves the previous one valid", async ({ service }) => {
    const { email } = await service.signedUp();
    const sent = service.mailTo(email);
    service.breakMail(true);
    for (const [path, body] of [
      ["/resend", { type: "signup", email }],
      ["/signup", { email, password: strangersPassword }],
    ] as const) {
      expect((await service.post(path, body)).status).toBe(503);
    }
    expect((await service.follow(sent.link)).fragment.get("type")).toBe("signup");
    service.breakMail(false);
    const { client, email: old } = await service.signedIn();
    const moved = freshEmail();
    expect((await client.updateUser({ email: moved })).error).toBeNull();
    const halves = [service.mailTo(old).link, service.mailTo(moved).link];
    service.breakMail(true);
    for (const email of [moved, freshEmail()])
      expect((await client.updateUser({ email })).error).toMatchObject({ status: 503 });
    for (const link of halves) await service.follow(link);
    service.breakMail(false);
    expect((await client.getUser()).data.user?.email).toBe(moved);
  });

  test("D9 a failed email does not revive an email that a new password has ended", async ({ service }) => {
    const { client, email } = await service.signedIn();
    await service.post("/otp", { email });
    const letter = service.mailTo(email);
    const fail = await failLater(service, "/recover", { email });
    expect((await client.updateUser({ password: "a new one, of nobody else" })).error).toBeNull();
    await fail();
    expect((await service.follow(letter.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("D9 only unconfirmed accounts are deleted after 30 days", async ({ service }) => {
    const { email: waiting } = await service.signedUp();
    const { email: confirmed } = await service.signedUp();
    const { email: used } = await service.signedUp();
    await service.follow(service.mailTo(confirmed).link);
    service.advance(29 * day);
    await service.service.deleteExpired();
    expect(await service.signsIn(used, goodPassword)).toBe(true);
    service.advance(2 * day);
    await service.service.deleteExpired();
    const { rows } = await sql<{ email: string }>`select email from auth.users
      where email in (${waiting}, ${confirmed}, ${used}) order by created_at`.execute(database().db);
    expect(rows.map(({ email }) => email)).toEqual([confirmed, used]);
    await service.client().signUp({ email: waiting, password: strangersPassword });
    expect(await service.signsIn(waiting, strangersPassword)).toBe(true);
  });
});
