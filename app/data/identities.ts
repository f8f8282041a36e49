import { openAuthClient } from "./auth-client.ts";
import { type Backend, publicHeaders, serviceAddress } from "./backend.ts";

/** The outside accounts that the site knows how to show. */
const providers = ["github", "google"] as const;
export type ProviderName = (typeof providers)[number];

/** Which outside accounts the service is set up for. Throws when its settings can't be read. */
export async function readProviders(backend: Backend): Promise<readonly ProviderName[]> {
  const answer = await fetch(`${serviceAddress(backend, "/auth/v1")}/settings`, { headers: publicHeaders(backend) });
  if (!answer.ok) throw new Error(`The settings of the authentication service answered ${answer.status}.`);
  const { external }: { external?: Partial<Record<ProviderName, boolean>> } = await answer.json();
  return providers.filter((name) => external?.[name] === true);
}

/** Leaves for the provider's page, which leads back to `landing` with a session. Throws the service's error. */
export async function signInWith(backend: Backend, provider: ProviderName, landing: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo: landing } });
  if (error) throw error;
}

/** Leaves for the provider's page to add it to the account. Throws the service's error. */
export async function linkProvider(backend: Backend, provider: ProviderName, landing: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.linkIdentity({ provider, options: { redirectTo: landing } });
  if (error) throw error;
}

/** Takes a provider off the account. Throws the service's error, above all when it is the only way in. */
export async function unlinkProvider(backend: Backend, provider: ProviderName): Promise<void> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.getUserIdentities();
  if (error) throw error;
  const identity = data.identities.find((candidate) => candidate.provider === provider);
  if (!identity) return;
  const { error: refused } = await auth.unlinkIdentity(identity);
  if (refused) throw refused;
}
