import { localizedPath } from "#app/browser/localized-path.ts";
import { accountPaths } from "#content/navigation.ts";
import { chosenPlansText } from "#app/calculator/chosen-plans.ts";
import { plansParameter } from "#shared/plan-choices.ts";

/** Includes the chosen plans, because the email may be opened in another browser. */
export function confirmLanding(siteUrl: string): string {
  const landing = siteUrl + localizedPath(accountPaths.confirm);
  const plans = chosenPlansText();
  return plans === "" ? landing : `${landing}?${plansParameter}=${plans}`;
}

/** Null for an English sign-up in `spec`: S7.3 allows no further argument, and the front page is the default. */
export function signUpLanding(siteUrl: string, hasAccountScreens: boolean): string | null {
  if (hasAccountScreens) return confirmLanding(siteUrl);
  const home = localizedPath("/");
  return home === "/" ? null : siteUrl + home;
}
