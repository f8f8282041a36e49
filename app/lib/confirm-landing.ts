import { accountPaths } from "#content/navigation.ts";
import { hasKeptPlans } from "./has-kept-plans.ts";

/**
 * Where the email of a sign-up leads. It names the plans that were chosen, by the ids of our lists alone, because it may be opened in
 * a browser that does not keep them.
 */
export async function confirmLanding(siteUrl: string): Promise<string> {
  const landing = siteUrl + accountPaths.confirm;
  if (!hasKeptPlans()) return landing;
  try {
    const { keptPlansText, plansParameter } = await import("./kept-plans.ts");
    const plans = keptPlansText();
    return plans === "" ? landing : `${landing}?${plansParameter}=${plans}`;
  } catch (error) {
    // The account matters more than the choice.
    console.warn(error);
    return landing;
  }
}
