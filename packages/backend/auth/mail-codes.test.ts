import { expect } from "vitest";
import { describeAccounts, exchange, freshEmail, goodPassword, startTestService, takeSession } from "./testing.ts";

const minute = 60_000;

describeAccounts("emails", (test, database) => {
  test("S7.6 a one-time code signs in and creates an account if there is none", async ({ service }) => {
    for (const type of ["email", "magiclink", "signup"] as const) {
      const client = service.client();
      const email = freshEmail();
      expect((await client.signInWithOtp({ email })).error).toBeNull();
      const { data, error } = await client.verifyOtp({ email, token: service.mailTo(email).code, type });
      expect(error).toBeNull();
      expect(data.user?.email_confirmed_at).toBeTruthy();
      const claims = await client.getClaims();
      expect(claims.data?.claims.amr).toMatchObject([{ method: "otp" }]);
    }
  });

  test("S7.6 a sign-up is confirmed by its code, its token hash or its link, each once", async ({ service }) => {
    const { client, email } = await service.signedUp();
    const { link, code } = service.mailTo(email);
    const byHash = { token_hash: link.searchParams.get("token") ?? "", type: "signup" } as const;
    expect((await client.verifyOtp(byHash)).error).toBeNull();
    for (const again of [byHash, { email, token: code, type: "signup" } as const]) {
      expect((await client.verifyOtp(again)).error).toMatchObject({ code: "otp_expired", status: 403 });
    }
  });

  test("S7.6 a code expires after five tries or ten minutes", async ({ service }) => {
    const client = service.client();
    const email = freshEmail();
    await client.signInWithOtp({ email });
    const { code } = service.mailTo(email);
    const wrong = code === "000000" ? "111111" : "000000";
    for (const token of [wrong, wrong, wrong, wrong, wrong, code]) {
      expect((await client.verifyOtp({ email, token, type: "email" })).error).toMatchObject({ code: "otp_expired" });
    }
    await client.signInWithOtp({ email });
    const second = service.mailTo(email);
    service.advance(10 * minute + 1000);
    expect((await client.verifyOtp({ email, token: second.code, type: "email" })).error).not.toBeNull();
    expect((await service.follow(second.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("D9 a sign-up's link works for a day, its code for ten minutes, even in a browser that asked again", async ({
    service,
  }) => {
    const emails = [freshEmail(), freshEmail(), freshEmail()] as const;
    for (const email of emails) await service.client().signUp({ email, password: goodPassword });
    const [early, again, late] = emails;
    service.advance(2 * minute);
    const asking = service.client({ flowType: "pkce" });
    await asking.resend({ type: "signup", email: again });
    service.advance(10 * minute);
    const typed = { email: early, token: service.mailTo(early).code, type: "signup" } as const;
    expect((await service.client().verifyOtp(typed)).error).toMatchObject({ code: "otp_expired" });
    service.advance(23 * 60 * minute);
    // Every request deletes expired codes.
    await service.client({ flowType: "pkce" }).signInWithOtp({ email: freshEmail() });
    expect((await service.follow(service.mailTo(early).link)).fragment.get("type")).toBe("signup");
    const { url } = await service.follow(service.mailTo(again).link);
    expect((await exchange(asking, url)).error).toBeNull();
    service.advance(60 * minute);
    expect((await service.follow(service.mailTo(late).link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("S7.6 twenty parallel guesses get no more than five tries", async ({ service }) => {
    const client = service.client();
    const email = freshEmail();
    await client.signInWithOtp({ email });
    const { code } = service.mailTo(email);
    const wrong = Array.from({ length: 20 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0"),
    );
    await Promise.all(wrong.map((token) => client.verifyOtp({ email, token, type: "email" })));
    const late = await client.verifyOtp({ email, token: code, type: "email" });
    expect(late.error).toMatchObject({ code: "otp_expired" });
  });

  test("S7.6 recovery ends the other sessions and allows a new password", async ({ service }) => {
    const lost = service.client();
    const { client: old, email } = await service.signedIn();
    expect((await lost.resetPasswordForEmail(email)).error).toBeNull();
    const { fragment } = await service.follow(service.mailTo(email).link);
    expect(fragment.get("type")).toBe("recovery");
    await takeSession(lost, fragment);
    expect((await old.getUser()).error).not.toBeNull();
    expect((await lost.updateUser({ password: "a brand new lantern" })).error).toBeNull();
    expect((await lost.getUser()).error).toBeNull();
    expect((await old.signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
    expect((await old.signInWithPassword({ email, password: "a brand new lantern" })).error).toBeNull();
  });

  test("S7.6 emails and answers are the same with or without an account", async ({ service }) => {
    const { client, email: known } = await service.signedUp();
    const unknown = freshEmail();
    for (const email of [known, unknown]) {
      const sent = service.sentMail.length;
      expect(await client.resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
      expect((await client.resend({ type: "signup", email })).error).toBeNull();
      expect(service.sentMail.slice(sent).map(({ to }) => to)).toEqual([email, email]);
    }
    const wrong = await client.signInWithPassword({ email: known, password: "not the right one" });
    const unknownUserId = await client.signInWithPassword({ email: unknown, password: "not the right one" });
    expect(unknownUserId.error).toEqual(wrong.error);
  });

  test("S7.6 the address changes once both mailboxes have confirmed", async ({ service }) => {
    const newEmail = freshEmail();
    const { client, email } = await service.signedIn();
    const emailRedirectTo = "https://site.example/account";
    const { data } = await client.updateUser({ email: newEmail }, { emailRedirectTo });
    expect(data.user).toMatchObject({ email, new_email: newEmail });
    const half = await service.follow(service.mailTo(newEmail).link);
    expect(half.url.pathname).toBe("/account");
    expect(half.fragment.get("message")).toContain("other email");
    expect((await client.getUser()).data.user?.email).toBe(email);
    const done = await client.verifyOtp({ email, token: service.mailTo(email).code, type: "email_change" });
    expect(done.data.user).toMatchObject({ email: newEmail, identities: [{ email: newEmail }] });
    expect(service.mailTo(email).mail.kind).toBe("email-changed");
    expect((await client.signInWithPassword({ email: newEmail, password: goodPassword })).error).toBeNull();
  });

  test("S7.6 changing to a taken address is reported only to its mailbox", async ({ service }) => {
    const { email: taken } = await service.signedUp();
    const { client, email } = await service.signedIn();
    expect((await client.updateUser({ email: taken })).data.user).toMatchObject({ email, new_email: taken });
    expect(service.mailTo(taken).mail.kind).toBe("already-signed-up");
    await service.follow(service.mailTo(email).link);
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test("S7.6 a password change ends the other sessions and requires proof after an old sign-in", async ({
    service,
  }) => {
    const there = service.client();
    const { client: here, email } = await service.signedIn();
    await there.signInWithPassword({ email, password: goodPassword });
    expect((await here.updateUser({ password: goodPassword })).error).toMatchObject({ code: "same_password" });
    expect((await here.updateUser({ password: "password1" })).error).toMatchObject({ code: "weak_password" });
    expect((await here.updateUser({ password: "second lantern here" })).error).toBeNull();
    expect((await there.getUser()).error).not.toBeNull();
    service.advance(16 * minute);
    const unproved = await here.updateUser({ password: "third lantern here" });
    expect(unproved.error).toMatchObject({ code: "reauthentication_needed" });
    const wrong = await here.updateUser({ password: "third lantern here", current_password: "no" });
    expect(wrong.error).toMatchObject({ code: "current_password_invalid" });
    expect((await here.reauthenticate()).error).toBeNull();
    const { code } = service.mailTo(email);
    expect((await here.updateUser({ password: "third lantern here", nonce: code })).error).toBeNull();
    expect((await here.updateUser({ password: "fourth lantern here", nonce: code })).error).toMatchObject({
      code: "reauthentication_not_valid",
    });
    const verified = await here.updateUser({ password: "fourth lantern here", current_password: "third lantern here" });
    expect(verified.error).toBeNull();
  });

  test("S7.6 the code from a PKCE link expires after five minutes", async ({ service }) => {
    const { client, email } = await service.signedUp({ flowType: "pkce" });
    await client.resetPasswordForEmail(email);
    const { url } = await service.follow(service.mailTo(email).link);
    service.advance(6 * minute);
    expect((await exchange(client, url)).error).toMatchObject({ code: "flow_state_expired" });
  });

  test.each([
    ["https://site.example/pricing?a=b", "https://site.example/pricing?a=b"],
    ["https://my.shop.example/welcome", "https://my.shop.example/welcome"],
    ["https://evil.example/", "https://site.example/"],
    ["//evil.example", "https://site.example/"],
    ["https://site.example@evil.example/", "https://site.example/"],
    ["https://site.example.evil.example/", "https://site.example/"],
    ["javascript:alert(1)", "https://site.example/"],
  ])("S7.6 a link leads only to the site or the allow-list: %s to %s", async (emailRedirectTo, got) => {
    const service = startTestService(database(), { settings: { redirectUrls: ["https://*.shop.example/welcome"] } });
    const email = freshEmail();
    await service.client().signInWithOtp({ email, options: { emailRedirectTo } });
    const { url } = await service.follow(service.mailTo(email).link);
    expect(url.href.replace(url.hash, "")).toBe(got);
  });

  test("S7.6 a link's redirect keeps its fragment", async ({ service }) => {
    const email = freshEmail();
    const options = { emailRedirectTo: "https://site.example/app?a=b#/inbox" };
    await service.client({ flowType: "pkce" }).signInWithOtp({ email, options });
    const { url } = await service.follow(service.mailTo(email).link);
    expect([url.pathname, url.searchParams.get("a"), url.hash]).toEqual(["/app", "b", "#/inbox"]);
  });
});
