import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { cookieNotice } from "#content/generated/cookie-notice.ts";
import { layout } from "#content/generated/layout.ts";
import { legalLinks } from "#content/navigation.ts";
import styles from "./cookie-label.module.css";

export function CookieNotice() {
  const { heading, text, accept, learnMore } = cookieNotice;
  return (
    <>
      <div>
        <h2 id="cookie-label-title" className="title-3">
          {heading}
        </h2>
        <p>{text}</p>
      </div>
      <form method="dialog" className={`${styles.choices} cluster`}>
        <Button type="submit" size="small">
          {accept}
        </Button>
        <NewTabLink href={legalLinks.privacy.to} note={layout.newTab}>
          {learnMore}
        </NewTabLink>
      </form>
    </>
  );
}
