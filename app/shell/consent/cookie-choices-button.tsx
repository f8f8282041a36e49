import { localizedPath } from "#app/browser/localized-path.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import { useProfile } from "#app/browser/profile.ts";
import { footer } from "#words/layout.ts";
import { legalLinks } from "#content/navigation.ts";

/**
 * In the footer of every page where a choice is kept: consent is as easy to withdraw as to give (P1). Without scripts there is nothing to
 * choose, and a link leads to the page that says so.
 */
export function CookieChoicesButton() {
  const { cookieNotice } = useProfile();
  if (cookieNotice !== "remembered") return null;
  return (
    <>
      <TextButton className="scripts-only" data-enhance="remember-choice" data-waits="">
        {footer.cookieChoices}
      </TextButton>
      <noscript>
        <a href={localizedPath(legalLinks.cookies.to)}>{footer.cookieChoices}</a>
      </noscript>
    </>
  );
}
