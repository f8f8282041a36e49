import { useRouteLoaderData } from "react-router";
import { InlineScript } from "#app/browser/inline-script.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { loadShell } from "#app/meta.ts";
import { language } from "#words/language.ts";
import { languages } from "#words/layout.ts";
import type { PageVersion } from "#shared/page-version.ts";
import styles from "./language-links.module.css";
import offerLanguage from "./offer-language.ts?worker&url";

const useVersions = (): readonly PageVersion[] => useRouteLoaderData<typeof loadShell>("root")?.versions ?? [];

export function LanguageLinks({ className }: { className?: string }) {
  const versions = useVersions();
  if (versions.length === 0) return null;
  return (
    <nav aria-label={languages.label} className={classNames("cluster", className)}>
      {versions.map(({ code, name, direction, address, isSamePage }) => (
        <a
          key={code}
          href={address}
          hrefLang={code}
          lang={code}
          dir={direction}
          aria-current={code === language.code || undefined}
          data-language={isSamePage ? "same" : ""}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

export const MenuLanguages = () => <LanguageLinks className={`${styles.inMenu} gap-3`} />;

export function LanguageOffer() {
  const others = useVersions().filter(({ code }) => code !== language.code);
  if (others.length === 0) return null;
  const offered = others.filter(({ isSamePage }) => isSamePage);
  return (
    <>
      <aside aria-label={languages.label} className={styles.offer} hidden data-enhance="languages">
        {offered.map(({ code, direction, address, offer, dismiss }) => (
          <p key={code} className="wrap row between label" lang={code} dir={direction} hidden>
            <a href={address} hrefLang={code} data-language="same">
              {offer}
            </a>
            <button type="button" className="icon-button" aria-label={dismiss}>
              <Icon name="close" />
            </button>
          </p>
        ))}
      </aside>
      <InlineScript src={offerLanguage} />
    </>
  );
}
