import { expect } from "vitest";
import { describeAccounts, freshEmail, goodPassword, startTestService } from "./testing.ts";

const siteUrl = "https://site.example";
const [english, german, spanish] = ["/", "/de", "/es/account"].map((path) => siteUrl + path);

describeAccounts("email language", (test, database) => {
  const start = () =>
    startTestService(database(), {
      settings: { siteUrl, findLanguage: (address) => /^\/(de|es)\b/.exec(new URL(address).pathname)?.[1] ?? "en" },
    });

  test("S7.3 D25 is the account's after confirmation, and before it that of the page the email leads to", async () => {
    const service = start();
    const client = service.client();
    const [email, stranger] = [freshEmail(), freshEmail()];
    const options = { emailRedirectTo: german };
    await client.signUp({ email, password: goodPassword, options });
    await service.openMail(email, client);
    await client.signUp({ email, password: goodPassword, options: { emailRedirectTo: spanish } });
    service.advance(60_001);
    await client.signInWithOtp({ email, options });
    await client.resetPasswordForEmail(email, { redirectTo: spanish });
    await client.resetPasswordForEmail(stranger, { redirectTo: german });
    await client.resend({ type: "signup", email: stranger, options: { emailRedirectTo: spanish } });
    await client.signUp({ email: freshEmail(), password: goodPassword });
    expect(service.sentMail.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      "confirm-sign-up de",
      "already-signed-up de",
      "sign-in de",
      "recovery de",
      "no-account de",
      "no-account es",
      "confirm-sign-up en",
    ]);
  });

  test("D25 of a notice is that of the last email that was used, not of one that was only requested", async () => {
    const service = start();
    const client = service.client();
    const email = freshEmail();
    const passwords = [goodPassword, "a lamp in the window", "two lamps in the window", "no lamp in the window"];
    const languageOfNotice = async () => {
      await client.updateUser({ password: passwords.pop() ?? "" });
      expect(service.sentMail.at(-1)?.kind).toBe("password-changed");
      return service.sentMail.at(-1)?.language;
    };
    await client.signUp({ email, password: goodPassword, options: { emailRedirectTo: german } });
    await service.follow(service.mailTo(email).link);
    await client.signInWithPassword({ email, password: goodPassword });
    expect(await languageOfNotice()).toBe("de");
    await service.client().resetPasswordForEmail(email, { redirectTo: spanish });
    expect(await languageOfNotice()).toBe("de");
    service.advance(60_001);
    await client.resetPasswordForEmail(email, { redirectTo: spanish });
    await client.verifyOtp({ email, token: service.mailTo(email).code, type: "recovery" });
    await client.reauthenticate();
    expect(service.sentMail.at(-1)).toMatchObject({ kind: "reauthentication", language: "es" });
    const moved = freshEmail();
    await client.updateUser({ email: moved }, { emailRedirectTo: english });
    for (const to of [email, moved]) await service.follow(service.mailTo(to).link);
    expect(service.sentMail.slice(-3).map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      "email-change-new en",
      "email-change-current en",
      "email-changed en",
    ]);
    const { data } = await client.getSession();
    const headers = { Authorization: `Bearer ${data.session?.access_token}`, "Content-Type": "application/json" };
    const exported = await service.request("/larkpost/my-data", { headers });
    expect(await exported.json()).toMatchObject({ language: "en" });
    await service.request("/larkpost/delete-account", { method: "POST", headers, body: "{}" });
    expect(service.sentMail.at(-1)).toMatchObject({ kind: "account-deleted", language: "en" });
  });

  test("an account from before languages has none, and its notices use the site's", async () => {
    const service = startTestService(database());
    const { client } = await service.signedIn();
    await client.updateUser({ password: "a lamp in the window" });
    expect(service.sentMail.at(-1)).toMatchObject({ kind: "password-changed", language: undefined });
  });
});
