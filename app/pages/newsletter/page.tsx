import { withLanguageQuery } from "#app/browser/language-parameter.ts";
import type { ReactNode } from "react";
import { data, useLocation } from "react-router";
import { AccountLayout } from "#app/account/account-layout.tsx";
import { Island } from "#app/browser/island.tsx";
import { storesSubscriptions } from "#app/browser/profile.ts";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import NewsletterForm from "#app/shell/subscribe/newsletter-form.island.tsx";
import { Button } from "#app/ui/button.tsx";
import { newsletterPages as words } from "#words/newsletter.ts";
import type { NewsletterPageName } from "#content/newsletter.ts";
import { newsletterPaths } from "#shared/paths.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/page";

export const handle: RouteHandle = { isPrivate: true, form: { fields: ["link"], maxLength: 100 } };

export function loader({ params: { page }, context }: Route.LoaderArgs) {
  if (!storesSubscriptions(context.get(pageInput).settings) || !isNewsletterPage(page))
    throw data(null, { status: 404 });
  return page;
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, words[args.loaderData]);

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage name={loaderData} />;
}

const isNewsletterPage = (name: string): name is NewsletterPageName => Object.hasOwn(words, name);

const linked: ReadonlySet<NewsletterPageName> = new Set(["confirm", "unsubscribe"]);

function NewsletterPage({ name }: { name: NewsletterPageName }) {
  return (
    <div data-enhance={name === "confirm" ? "confirm-here" : undefined}>
      <AccountLayout words={words[name]} narrow>
        <div className="actions">
          <div className="stack gap-5">
            {linked.has(name) && getAction(name)}
            <p className="soft">{words[name].text}</p>
            {!linked.has(name) && getAction(name)}
          </div>
        </div>
      </AccountLayout>
    </div>
  );
}

function getAction(name: NewsletterPageName): ReactNode {
  switch (name) {
    case "confirm":
      return <TokenForm action={withLanguageQuery(newsletterPaths.confirm)}>{words.confirm.action}</TokenForm>;
    case "unsubscribe":
      return <TokenForm action={withLanguageQuery(newsletterPaths.unsubscribe)}>{words.unsubscribe.action}</TokenForm>;
    case "expired":
    case "unsubscribed":
    case "not-sent":
      return <NewsletterIsland />;
    default:
      return null;
  }
}

function NewsletterIsland() {
  return <Island name="newsletter-form" part={NewsletterForm} />;
}

/** `link` selects one of the tokens in a cookie that tabs share. */
function TokenForm({ action, children }: { action: string; children: ReactNode }) {
  const link = new URLSearchParams(useLocation().search).get("link");
  return (
    <form method="post" action={action}>
      {link !== null && <input type="hidden" name="link" value={link} />}
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  );
}
