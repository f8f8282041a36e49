import { withLanguageQuery } from "#app/browser/language-parameter.ts";
import type { newsletterPaths } from "#shared/paths.ts";
import { type SubscriberProblem, subscriberProblems } from "#shared/subscriber-problems.ts";

type FormPath = (typeof newsletterPaths)["newsletter" | "texts" | "confirm"];

/** Null on success. */
export async function sendSubscription(
  path: FormPath,
  fields: Record<string, string>,
): Promise<SubscriberProblem | null> {
  try {
    const response = await fetch(withLanguageQuery(path), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "application/json" },
    });
    if (response.ok) return null;
    const { problem }: { problem?: unknown } = await response.json();
    return subscriberProblems.find((known) => known === problem) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}
