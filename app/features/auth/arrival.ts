import { type Arrived, arrive } from "#app/data/arrive.ts";
import type { Backend } from "#app/data/backend.ts";
import { arrivalStatus as words } from "#content/generated/arrivals.ts";
import { accountPaths } from "#content/navigation.ts";

export interface Arrival extends Arrived {
  /** What the status line says of it (D10, D19), or null. */
  sentence: string | null;
}

/** Exchanges what the address came with. Fetched only where it came with something. Throws where the library can't be fetched. */
export async function takeArrival(backend: Backend, accountScreens: boolean): Promise<Arrival> {
  const arrived = await arrive(backend);
  return { ...arrived, sentence: sentenceFor(arrived, accountScreens) };
}

function sentenceFor({ outcome, type, passwordUnset }: Arrived, accountScreens: boolean): string | null {
  if (outcome === "signed-in") return null;
  if (outcome === "token") return words.token;
  // The account screens tell it themselves.
  if (accountScreens && Object.values<string>(accountPaths).includes(location.pathname)) return null;
  if (type === "email_change") return words.moved;
  if (type !== "signup") return words.elsewhere;
  if (!passwordUnset) return words.confirmed;
  return accountScreens ? words.setPassword : words.signUpHere;
}
