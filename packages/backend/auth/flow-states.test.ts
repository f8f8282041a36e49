import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../database/testing.ts";
import { s256 } from "./flow-states.ts";
import { type Client, exchange, freshEmail, goodPassword, type TestService } from "./testing.ts";
import { setUpProvider } from "./testing-provider.ts";

describeOnEachDatabase("flows", (database) => {
  const { provider, start, leave } = setUpProvider(database);

  async function enter(service: TestService) {
    const { client: owner, email } = await service.signedUp({ flowType: "pkce" });
    await service.openMail(email, owner);
    return { service, owner, email };
  }

  const revocations: Record<string, (owner: Client, email: string, service: TestService) => Promise<unknown>> = {
    "a new password": (owner) => owner.updateUser({ password: "a brand new lantern" }),
    "signing out everywhere": (owner) => owner.signOut({ scope: "global" }),
    "signing out everywhere else": (owner) => owner.signOut({ scope: "others" }),
    "a recovery": async (owner, email, service) => {
      await owner.resetPasswordForEmail(email);
      await service.follow(service.mailTo(email).link);
    },
  };

  test.each(Object.entries(revocations))(
    "S7.6 a flow that began before %s doesn't finish afterwards",
    async (_, revoke) => {
      const { service, owner, email } = await enter(start());
      provider.person({ id: email, email, verified: true, name: "Ada" });
      const thief = service.client({ flowType: "pkce" });
      await service.follow(await leave(service, thief));
      // One flow in each state: at the provider, back from it, back from an email, and with the email unopened.
      const away = await leave(service, service.client());
      const back = await service.follow(await leave(service, thief));
      const reader = service.client({ flowType: "pkce" });
      await reader.signInWithOtp({ email });
      const read = await service.follow(service.mailTo(email).link);
      const waiting = service.client({ flowType: "pkce" });
      await waiting.signInWithOtp({ email });
      const { link } = service.mailTo(email);

      await revoke(owner, email, service);

      expect((await service.follow(away)).fragment.get("error_code")).toBe("bad_oauth_state");
      for (const { error } of [await exchange(thief, back.url), await exchange(reader, read.url)]) {
        expect(error).toMatchObject({ code: "flow_state_not_found" });
      }
      expect((await service.follow(link)).fragment.get("error_code")).toBe("otp_expired");
      const again = await service.follow(await leave(service, thief));
      expect((await exchange(thief, again.url)).error).toBeNull();
    },
  );

  test("S7.6 signing out everywhere also ends the flow of an unlinked provider account", async () => {
    const { service, owner, email } = await enter(start());
    provider.person({ id: `late ${email}`, email, verified: true, name: "Ada" });
    const away = await leave(service, service.client());
    await owner.signOut({ scope: "global" });
    expect((await service.follow(away)).fragment.get("error_code")).toBe("bad_oauth_state");
    const { data } = await owner.signInWithPassword({ email, password: goodPassword });
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(["email"]);
  });

  test("S7.6 a verifier works for one email only", async () => {
    const { service, email } = await enter(start());
    const statuses: number[] = [];
    for (const verifier of ["a".repeat(43), "b".repeat(43)]) {
      await service.post("/otp", { email, code_challenge: s256(verifier), code_challenge_method: "s256" });
      const { url } = await service.follow(service.mailTo(email).link);
      const given = { auth_code: url.searchParams.get("code"), code_verifier: "a".repeat(43) };
      statuses.push((await service.post("/token?grant_type=pkce", given)).status);
    }
    expect(statuses).toEqual([200, 400]);
  });

  test("S7.6 a provider is linked at the exchange, by the browser that requested it, while its session lasts", async () => {
    const service = start();
    for (const outcome of ["linked", "followed by somebody else", "signed out meanwhile"]) {
      const { owner, email } = await enter(service);
      provider.person({ id: `link ${email}`, email: freshEmail(), verified: true, name: "Ada" });
      const { data } = await owner.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } });
      const { url } = await service.follow(provider.agree(data.url ?? ""));
      const victim = service.client({ flowType: "pkce" });
      await victim.signInWithOtp({ email: freshEmail() });
      if (outcome === "signed out meanwhile") await owner.signOut({ scope: "local" });
      // Signing out deletes the client's verifiers, but not a thief's copies.
      const browser = outcome === "linked" ? owner : victim;
      const { error } = await exchange(browser, url);
      expect([outcome, error === null]).toEqual([outcome, outcome === "linked"]);
      await owner.signInWithPassword({ email, password: goodPassword });
      const identities = (await owner.getUserIdentities()).data?.identities ?? [];
      const expected = outcome === "linked" ? ["email", "github"] : ["email"];
      expect([outcome, identities.map((identity) => identity.provider)]).toEqual([outcome, expected]);
    }
  });

  test("S7.6 linking ends with the session that started it, even with the right verifier", async () => {
    const { service, owner, email } = await enter(start());
    const { data } = await owner.getSession();
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    const verifier = "v".repeat(50);
    const begin = async () => {
      const query = `provider=github&skip_http_redirect=true&code_challenge=${s256(verifier)}&code_challenge_method=s256`;
      const answer = await service.request(`/user/identities/authorize?${query}`, { headers });
      return provider.agree((await answer.json()).url);
    };
    provider.person({ id: `thief ${email}`, email: freshEmail(), verified: true, name: "Mallory" });
    const [back, away] = [await service.follow(await begin()), await begin()];
    const sessions = await (await service.request("/larkpost/sessions", { headers })).json();
    await owner.signOut({ scope: "local" });
    expect(sessions.sessions).toHaveLength(1);
    expect((await service.follow(away)).fragment.get("error_code")).toBe("bad_oauth_state");
    const given = { auth_code: back.url.searchParams.get("code"), code_verifier: verifier };
    const exchange = await service.post("/token?grant_type=pkce", given);
    expect(exchange.status).toBe(404);
    await owner.signInWithPassword({ email, password: goodPassword });
    expect((await owner.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test("S7.6 an email's link redirects with its type next to the code", async () => {
    const { service, owner, email } = await enter(start());
    const newEmail = freshEmail();
    const requests: Record<string, () => Promise<unknown>> = {
      magiclink: () => owner.signInWithOtp({ email }),
      recovery: () => owner.resetPasswordForEmail(email),
    };
    for (const [type, ask] of Object.entries(requests)) {
      await ask();
      const { url, exchanged } = await service.openMail(email, owner);
      expect(Object.fromEntries(url.searchParams)).toEqual({ code: expect.any(String), type });
      expect(exchanged?.error).toBeNull();
    }
    await owner.updateUser({ email: newEmail });
    await service.follow(service.mailTo(email).link);
    const { url, exchanged } = await service.openMail(newEmail, owner);
    expect(url.searchParams.get("type")).toBe("email_change");
    expect(exchanged?.data.user?.email).toBe(newEmail);
  });
});
