import { callAuth } from "./auth-client.ts";
import { publicHeaders, serviceAddress } from "./backend.ts";

const providers = ["github", "google"] as const;
export type ProviderName = (typeof providers)[number];

export async function readProviders(): Promise<readonly ProviderName[]> {
  const answer = await fetch(`${serviceAddress("/auth/v1")}/settings`, { headers: publicHeaders() });
  if (!answer.ok) throw new Error(`The sign-in settings failed to load: status ${answer.status}.`);
  const { external }: { external?: Partial<Record<ProviderName, boolean>> } = await answer.json();
  return providers.filter((name) => external?.[name] === true);
}

/** The provider redirects to `landing` with a session. */
export async function signInWith(provider: ProviderName, landing: string): Promise<void> {
  await callAuth((auth) => auth.signInWithOAuth({ provider, options: { redirectTo: landing } }));
}

export async function linkProvider(provider: ProviderName, landing: string): Promise<void> {
  await callAuth((auth) => auth.linkIdentity({ provider, options: { redirectTo: landing } }));
}

export async function unlinkProvider(provider: ProviderName): Promise<void> {
  const { identities } = await callAuth((auth) => auth.getUserIdentities());
  const identity = identities.find((candidate) => candidate.provider === provider);
  if (identity) await callAuth((auth) => auth.unlinkIdentity(identity));
}
