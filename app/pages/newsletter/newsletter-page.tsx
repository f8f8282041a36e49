import type { ReactNode } from "react";
import { Island } from "#app/browser/island.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { captchaWords } from "#app/shell/captcha/captcha-words.ts";
import { pageTitle } from "#app/meta.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { newsletterPages as words } from "#content/generated/newsletter.ts";
import type { NewsletterPageName } from "#content/newsletter.ts";
import NewsletterForm from "#app/shell/subscribe/newsletter-form.island.tsx";
import { newsletterWords } from "#app/shell/subscribe/subscribe-words.ts";
import styles from "./newsletter-page.module.css";

/** Whether the newsletter has such a page. */
export const isNewsletterPage = (name: string): name is NewsletterPageName => Object.hasOwn(words, name);

/** The pages of an email's links: their button comes before the words that say why there is one. */
const linked: ReadonlySet<NewsletterPageName> = new Set(["confirm", "unsubscribe"]);

/** The pages that the forms and the links of emails lead to; they work fully without scripts. */
export function NewsletterPage({ name }: { name: NewsletterPageName }) {
  const { title, description, heading, lead, text } = words[name];
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <div className={styles.desk} data-enhance={name === "confirm" ? "confirm-here" : undefined}>
        <div className={`wrap ${styles.sheet}`}>
          <PageHead size="tool" title={heading} lead={lead} />
          {linked.has(name) && actionOf(name)}
          <p className="soft">{text}</p>
          {!linked.has(name) && actionOf(name)}
        </div>
      </div>
    </>
  );
}

function actionOf(name: NewsletterPageName): ReactNode {
  switch (name) {
    case "confirm":
      return <TokenForm action="/newsletter/confirm">{words.confirm.action}</TokenForm>;
    case "unsubscribe":
      return <TokenForm action="/newsletter/unsubscribe">{words.unsubscribe.action}</TokenForm>;
    case "expired":
    case "unsubscribed":
    case "not-sent":
      return <NewsletterIsland />;
    default:
      return null;
  }
}

function NewsletterIsland() {
  const words = newsletterWords(captchaWords(usePublicSettings()));
  return <Island name="newsletter-form" part={NewsletterForm} props={{ words }} />;
}

/** One button; the token comes with it, in a cookie that only this form sends. */
function TokenForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  );
}
