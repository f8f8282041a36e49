import { callAuth } from "./auth-client.ts";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

/** The providers that the site has words for. */
const providers = ["github", "google"] as const;
export type ProviderName = (typeof providers)[number];

/** The providers that the service is configured for. Throws when its settings can't be read. */
export async function readProviders(backend: Backend): Promise<readonly ProviderName[]> {
  const answer = await fetch(`${serviceAddress(backend, "/auth/v1")}/settings`, { headers: publicHeaders(backend) });
  if (!answer.ok) throw new Error(`The settings of the authentication service answered ${answer.status}.`);
  const { external }: { external?: Partial<Record<ProviderName, boolean>> } = await answer.json();
  return providers.filter((name) => external?.[name] === true);
}

/** Goes to the provider's page, which leads back to `landing` with a session. */
export async function signInWith(backend: Backend, provider: ProviderName, landing: string): Promise<void> {
  await callAuth(backend, (auth) => auth.signInWithOAuth({ provider, options: { redirectTo: landing } }));
}

/** Goes to the provider's page to link it to the account. */
export async function linkProvider(backend: Backend, provider: ProviderName, landing: string): Promise<void> {
  await callAuth(backend, (auth) => auth.linkIdentity({ provider, options: { redirectTo: landing } }));
}

/** Throws for the only identity too. */
export async function unlinkProvider(backend: Backend, provider: ProviderName): Promise<void> {
  const { identities } = await callAuth(backend, (auth) => auth.getUserIdentities());
  const identity = identities.find((candidate) => candidate.provider === provider);
  if (identity) await callAuth(backend, (auth) => auth.unlinkIdentity(identity));
}
