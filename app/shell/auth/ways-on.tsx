import { plansToSales, useChosenPlans } from "#app/calculator/chosen-plans.ts";
import type { signedIn } from "#words/layout.ts";

export type WaysOnWords = Pick<typeof signedIn, "toSales" | "toDemo" | "toArticle">;

/** Where a visitor goes on who is signed in: with the plans that were chosen to sales, to the demo, to an article. */
export function WaysOn({ words }: { words: WaysOnWords }) {
  const hasPlans = useChosenPlans().length > 0;
  return (
    <span className="cluster gap-3">
      {hasPlans && <a href={plansToSales}>{words.toSales}</a>}
      <a href="/demo">{words.toDemo}</a>
      <a href="/articles/the-email-after-they-sign-up">{words.toArticle}</a>
    </span>
  );
}
