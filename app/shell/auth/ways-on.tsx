import { localizedPath } from "#app/browser/localized-path.ts";
import { plansToSales, useChosenPlans } from "#app/calculator/chosen-plans.ts";
import { signedIn as words } from "#words/layout.ts";

export function WaysOn() {
  const hasPlans = useChosenPlans().length > 0;
  return (
    <span className="cluster gap-3">
      {hasPlans && <a href={localizedPath(plansToSales)}>{words.toSales}</a>}
      <a href={localizedPath("/demo")}>{words.toDemo}</a>
      <a href={localizedPath("/articles/the-email-after-they-sign-up")}>{words.toArticle}</a>
    </span>
  );
}
