import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../database/testing.ts";
import { type Client, exchange, freshEmail, goodPassword, takeSession, type TestService } from "./testing.ts";
import { setUpProvider } from "./testing-provider.ts";

const minute = 60_000;

type Refusal = { code?: string | undefined; status?: number | undefined } | null;

interface Holder {
  service: TestService;
  client: Client;
  email: string;
}

interface Change {
  prepare?: (holder: Holder) => Promise<unknown>;
  change: (holder: Holder) => Promise<Refusal>;
}

async function ask({ service, client }: Holder, method: string, path: string, body?: object): Promise<Response> {
  const { data } = await client.getSession();
  return service.request(path, {
    method,
    headers: { Authorization: `Bearer ${data.session?.access_token}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function getRefusal(response: Response): Promise<Refusal> {
  if (response.ok) return null;
  const { error_code: code } = await response.json();
  return { code, status: response.status };
}

const prove = async (holder: Holder, proof: object): Promise<Refusal> =>
  getRefusal(await ask(holder, "POST", "/larkpost/proof", proof));

async function signIn(service: TestService): Promise<Holder> {
  const { client, email } = await service.signedUp({ flowType: "pkce" });
  await service.follow(service.mailTo(email).link);
  await client.signInWithPassword({ email, password: goodPassword });
  return { service, client, email };
}

async function unlink({ client }: Holder, name: string): Promise<Refusal> {
  const { data } = await client.getUserIdentities();
  const identity = data?.identities.find((candidate) => candidate.provider === name);
  if (!identity) throw new Error(`There is no identity of ${name}.`);
  return (await client.unlinkIdentity(identity)).error;
}

async function endOther(holder: Holder): Promise<Refusal> {
  const { sessions }: { sessions: { id: string; current: boolean }[] } = await (
    await ask(holder, "GET", "/larkpost/sessions")
  ).json();
  const other = sessions.find(({ current }) => !current);
  return getRefusal(await ask(holder, "DELETE", `/larkpost/sessions/${other?.id}`));
}

async function removeApp({ client }: Holder): Promise<Refusal> {
  const [factor] = (await client.mfa.listFactors()).data?.all ?? [];
  return (await client.mfa.unenroll({ factorId: factor?.id ?? "" })).error;
}

describeOnEachDatabase("changes that could take over an account", (database) => {
  const { provider, start, leave } = setUpProvider(database);

  async function link({ service, client }: Holder, email = freshEmail()): Promise<Refusal> {
    provider.person({ id: `linked ${email}`, email, verified: true, name: "Ada" });
    const { data, error } = await client.linkIdentity({ provider: "github", options: { skipBrowserRedirect: true } });
    if (error) return error;
    const back = await service.follow(provider.agree(data.url ?? ""));
    return (await exchange(client, back.url)).error;
  }

  /** A provider's session doesn't count as reauthentication, so this also signs in with the password. */
  async function linkAndSignIn(holder: Holder, email?: string): Promise<Refusal> {
    const refusal = await link(holder, email);
    return refusal ?? (await holder.client.signInWithPassword({ email: holder.email, password: goodPassword })).error;
  }

  const changes: Record<string, Change> = {
    "the password": { change: async ({ client }) => (await client.updateUser({ password: "a stolen lantern" })).error },
    "the address": { change: async ({ client }) => (await client.updateUser({ email: freshEmail() })).error },
    "a linked identity": { change: (holder) => link(holder) },
    "an unlinked identity": {
      prepare: (holder) => linkAndSignIn(holder),
      change: (holder) => unlink(holder, "github"),
    },
    "the unlinked e-mail identity": {
      prepare: (holder) => linkAndSignIn(holder),
      change: (holder) => unlink(holder, "email"),
    },
    "an enrolled app": { change: async ({ client }) => (await client.mfa.enroll({ factorType: "totp" })).error },
    "a removed app": { prepare: ({ client }) => client.mfa.enroll({ factorType: "totp" }), change: removeApp },
    "one ended session": {
      prepare: ({ service, email }) => service.client().signInWithPassword({ email, password: goodPassword }),
      change: endOther,
    },
    "the deleted account": {
      change: async (holder) => getRefusal(await ask(holder, "POST", "/larkpost/delete-account", {})),
    },
  };

  test.each(Object.entries(changes))("S7.6 P6 %s requires proof from the last five minutes", async (_, given) => {
    const service = start();
    const holder = await signIn(service);
    await given.prepare?.(holder);
    service.advance(5 * minute + 1000);
    const sentMail = service.sentMail.length;
    expect(await given.change(holder)).toMatchObject({ status: 400, code: "reauthentication_needed" });
    await holder.client.refreshSession();
    expect(await given.change(holder)).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect(service.sentMail).toHaveLength(sentMail);
    expect(await prove(holder, { current_password: goodPassword })).toBeNull();
    service.advance(4 * minute);
    expect(await given.change(holder)).toBeNull();
  });

  test("P6 the password, a code from the mailbox or a code from the app is proof, for its session only", async () => {
    const service = start();
    const holder = await signIn(service);
    const { client, email } = holder;
    const other = { ...holder, client: service.client() };
    await other.client.signInWithPassword({ email, password: goodPassword });
    service.advance(6 * minute);
    const enroll = async (who: Holder) => (await who.client.mfa.enroll({ factorType: "totp" })).error;
    expect(await prove(holder, {})).toMatchObject({ status: 400, code: "validation_failed" });
    expect(await prove(holder, { current_password: "not this one" })).toMatchObject({
      code: "current_password_invalid",
    });
    expect(await prove(holder, { nonce: "000000" })).toMatchObject({ code: "reauthentication_not_valid" });
    expect(await enroll(holder)).toMatchObject({ code: "reauthentication_needed" });
    await client.reauthenticate();
    const { code } = service.mailTo(email);
    expect(await prove(holder, { nonce: code })).toBeNull();
    expect(await prove(other, { nonce: code })).toMatchObject({ code: "reauthentication_not_valid" });
    expect(await enroll(other)).toMatchObject({ code: "reauthentication_needed" });

    const app = await service.enrollApp(client);
    service.advance(6 * minute);
    expect(await enroll(holder)).toMatchObject({ code: "reauthentication_needed" });
    await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
    expect(await enroll(holder)).toBeNull();
    expect(service.logged.map(({ fields }) => fields.event)).toContain("proof_shown");
  });

  test("S7.6 signing in by email is proof, signing in through a provider isn't", async () => {
    const { service, client: byEmail, email } = await start().signedInByCode();
    expect((await byEmail.updateUser({ password: "a lantern by letter" })).error).toBeNull();
    const byPkce = service.client({ flowType: "pkce" });
    await byPkce.resetPasswordForEmail(email);
    await service.openMail(email, byPkce);
    expect((await byPkce.updateUser({ password: "a lantern by the link" })).error).toBeNull();

    provider.person({ id: email, email, verified: true, name: "Ada" });
    const elsewhere = service.client();
    const { fragment } = await service.follow(await leave(service, elsewhere));
    await takeSession(elsewhere, fragment);
    expect((await elsewhere.updateUser({ password: "a lantern elsewhere" })).error).toMatchObject({
      code: "reauthentication_needed",
    });
  });

  test("S7.6 signing out in any scope, and ending one's own device in the list, need no proof", async () => {
    const service = start();
    for (const scope of ["others", "local", "global"] as const) {
      const { client } = await signIn(service);
      service.advance(6 * minute);
      expect((await client.signOut({ scope })).error).toBeNull();
    }
    const holder = await signIn(service);
    service.advance(6 * minute);
    const { sessions }: { sessions: { id: string }[] } = await (await ask(holder, "GET", "/larkpost/sessions")).json();
    expect((await ask(holder, "DELETE", `/larkpost/sessions/${sessions[0]?.id}`)).status).toBe(204);
  });

  test("S7.6 the address stays when an identity with another address is linked and the original one unlinked", async () => {
    const service = start();
    const holder = await signIn(service);
    const { client, email } = holder;
    const elsewhere = freshEmail();
    await linkAndSignIn(holder, elsewhere);
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect(await unlink(holder, "email")).toBeNull();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email, identities: [{ provider: "github", email: elsewhere }] });
    expect((await client.signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
    await service.signedInByCode({ client, email });
    expect((await client.updateUser({ password: "a lantern once more" })).error).toBeNull();
    const again = await client.signInWithPassword({ email, password: "a lantern once more" });
    expect(again.data.user?.identities?.map((identity) => identity.provider).sort()).toEqual(["email", "github"]);
  });
});
