import { useRouteLoaderData } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { loadShell } from "#app/meta.ts";
import { language } from "#words/language.ts";
import { languages } from "#words/layout.ts";
import type { PageVersion } from "#shared/page-version.ts";
import styles from "./language-links.module.css";

const useVersions = (): readonly PageVersion[] => useRouteLoaderData<typeof loadShell>("root")?.versions ?? [];

export function LanguageLinks({ className }: { className?: string }) {
  const versions = useVersions();
  if (versions.length === 0) return null;
  return (
    <nav aria-label={languages.label} className={classNames("cluster", className)}>
      {versions.map(({ code, name, direction, address, isSamePage, offer, dismiss }) => (
        <a
          key={code}
          href={address}
          hrefLang={code}
          lang={code}
          dir={direction}
          aria-current={code === language.code || undefined}
          data-language={isSamePage ? "same" : ""}
          data-offer={isSamePage ? offer : undefined}
          data-dismiss={dismiss}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

export const MenuLanguages = () => <LanguageLinks className={`${styles.inMenu} gap-3`} />;

export function LanguageOffer() {
  const other = useVersions().find(({ code }) => code !== language.code);
  if (!other) return null;
  return (
    <aside aria-label={languages.label} className={styles.offer} hidden data-enhance="languages">
      <p className="wrap row between label">
        <a href={other.address} data-language="same">
          {other.offer}
        </a>
        <button type="button" className="icon-button">
          <Icon name="close" />
        </button>
      </p>
    </aside>
  );
}
