import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../database/testing.ts";
import { exchange, freshEmail, goodPassword, takeSession, type TestService } from "./testing.ts";
import { setUpProvider } from "./testing-provider.ts";

describeOnEachDatabase("providers", (database) => {
  const { provider, start, leave } = setUpProvider(database);

  async function signIn(service: TestService, name: "github" | "google") {
    const client = service.client({ flowType: "pkce" });
    const { url, fragment } = await service.follow(await leave(service, client, name));
    const code = url.searchParams.get("code");
    if (!code) return { client, url, fragment, data: null, error: url.searchParams.get("error_code") };
    const exchanged = await client.exchangeCodeForSession(code);
    return { client, url, fragment, data: exchanged.data, error: exchanged.error };
  }

  test("S7.6 GitHub and Google sign in, the second time as the same user", async () => {
    const service = start();
    for (const name of ["github", "google"] as const) {
      const email = freshEmail();
      provider.person({ id: `${name}-${email}`, email, verified: true, name: "Ada" });
      const first = await signIn(service, name);
      expect(first.data?.user).toMatchObject({
        email,
        app_metadata: { provider: name, providers: [name] },
        user_metadata: { full_name: "Ada" },
      });
      const second = await signIn(service, name);
      expect(second.data?.user?.id).toBe(first.data?.user?.id);
    }
  });

  test("S7.6 the implicit flow redirects with tokens, and a state works once", async () => {
    const service = start();
    const client = service.client();
    const email = freshEmail();
    provider.person({ id: email, email, verified: true, name: "Ada" });
    const back = await leave(service, client);
    const { fragment } = await service.follow(back);
    const session = await takeSession(client, fragment);
    expect(session.data.user?.email).toBe(email);
    const replayed = await service.follow(back);
    expect(replayed.fragment.get("error_code")).toBe("bad_oauth_state");
  });

  test("S7.6 an address is linked automatically only if the provider has verified it", async () => {
    const { service, client: owner, email, userId } = await start().signedUp();
    await service.follow(service.mailTo(email).link);
    provider.person({ id: `unverified ${email}`, email, verified: false, name: "Mallory" });
    const refused = await signIn(service, "github");
    expect(refused.error).toBe("provider_email_needs_verification");
    provider.person({ id: `verified ${email}`, email, verified: true, name: "Ada" });
    const linked = await signIn(service, "github");
    expect(linked.data?.user?.id).toBe(userId);
    expect((await owner.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test("S7.6 the owner of an address replaces a stranger who signed up with it", async () => {
    const { service, client: stranger, email } = await start().signedIn();
    provider.person({ id: `owner ${email}`, email, verified: true, name: "Ada" });
    expect((await signIn(service, "google")).error).toBeNull();
    expect((await stranger.getUser()).error).not.toBeNull();
    expect((await stranger.signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
  });

  test("S7.6 identities are listed, linked and unlinked, except the last", async () => {
    const { service, client, email } = await start().signedIn({ flowType: "pkce" });
    const only = (await client.getUserIdentities()).data?.identities[0];
    if (!only) throw new Error("There is no identity.");
    expect((await client.unlinkIdentity(only)).error).toMatchObject({ code: "single_identity_not_deletable" });
    provider.person({ id: `second ${email}`, email: freshEmail(), verified: true, name: "Ada" });
    const { data } = await client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } });
    const back = await service.follow(provider.agree(data.url ?? ""));
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
    const exchanged = await exchange(client, back.url);
    expect(exchanged.error).toBeNull();
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    expect(identities.map((identity) => identity.provider)).toEqual(["email", "github"]);
    await client.signInWithPassword({ email, password: goodPassword });
    const again = await client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } });
    const refused = await service.follow(provider.agree(again.data.url ?? ""));
    expect(refused.fragment.get("error_code")).toBe("identity_already_exists");
    const github = identities[1];
    if (!github) throw new Error("The identity was not linked.");
    const both = await Promise.all([client.unlinkIdentity(only), client.unlinkIdentity(github)]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test("S7.6 a provider that fails or isn't set up redirects with an error", async () => {
    const service = start();
    const client = service.client();
    const { data } = await client.signInWithOAuth({
      provider: "github",
      options: { skipBrowserRedirect: true, redirectTo: "https://site.example/help" },
    });
    const away = new URL((await service.request(data.url ?? "")).headers.get("location") ?? "");
    const state = away.searchParams.get("state") ?? "";
    const failed = await service.follow(new URL(`https://site.example/auth/v1/callback?code=bad&state=${state}`));
    expect(failed.url.pathname).toBe("/help");
    expect(failed.fragment.get("error_code")).toBe("bad_oauth_callback");
    const unknown = await service.request("/authorize?provider=apple");
    expect([unknown.status, (await unknown.json()).error_code]).toEqual([400, "validation_failed"]);
  });
});
