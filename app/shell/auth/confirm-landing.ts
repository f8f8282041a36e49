import { localizedPath } from "#app/browser/localized-path.ts";
import { accountPaths } from "#content/navigation.ts";
import { chosenPlansText } from "#app/calculator/chosen-plans.ts";
import { plansParameter } from "#shared/plan-choices.ts";

/**
 * Where the email of a sign-up leads. It names the plans that were chosen, by the ids of our lists alone, because it may be opened in
 * a browser that does not keep them.
 */
export function confirmLanding(siteUrl: string): string {
  const landing = siteUrl + localizedPath(accountPaths.confirm);
  const plans = chosenPlansText();
  return plans === "" ? landing : `${landing}?${plansParameter}=${plans}`;
}

/**
 * The same for the email of a sign-up, whose language it decides. In `spec` it is the front page, which an English page need not name: its
 * call is that of S7.3 and no more (null).
 */
export function signUpLanding(siteUrl: string, hasAccountScreens: boolean): string | null {
  if (hasAccountScreens) return confirmLanding(siteUrl);
  const home = localizedPath("/");
  return home === "/" ? null : siteUrl + home;
}
