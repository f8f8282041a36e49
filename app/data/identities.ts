import { openAuthClient } from "./auth-client.ts";
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

/** Goes to the provider's page, which leads back to `landing` with a session. Throws the service's error. */
export async function signInWith(backend: Backend, provider: ProviderName, landing: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.signInWithOAuth({ provider, options: { redirectTo: landing } });
  if (error) throw error;
}

/** Goes to the provider's page to link it to the account. Throws the service's error. */
export async function linkProvider(backend: Backend, provider: ProviderName, landing: string): Promise<void> {
  const auth = await openAuthClient(backend);
  const { error } = await auth.linkIdentity({ provider, options: { redirectTo: landing } });
  if (error) throw error;
}

/** Unlinks a provider. Throws the service's error, such as for the only identity. */
export async function unlinkProvider(backend: Backend, provider: ProviderName): Promise<void> {
  const auth = await openAuthClient(backend);
  const { data, error } = await auth.getUserIdentities();
  if (error) throw error;
  const identity = data.identities.find((candidate) => candidate.provider === provider);
  if (!identity) return;
  const { error: refused } = await auth.unlinkIdentity(identity);
  if (refused) throw refused;
}
