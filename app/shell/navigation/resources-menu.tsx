import { localizedPath } from "#app/browser/localized-path.ts";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { useLocation } from "react-router";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import postcard from "#app/drawings/scenes/bicycle.svg";
import { controls } from "#words/controls.ts";
import { resourcesMenu } from "#content/navigation.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import { MenuSheet } from "./menu-sheet.tsx";
import styles from "./resources-menu.late.module.css";

const album: readonly InkKey[] = ["pink", "blue", "olive", "ocher", "plum", "teal"];

export function ResourcesMenu() {
  const { pathname } = useLocation();
  const { caseStudies, socialMediaWorld, outsideLabel, outside, ownLabel, own } = resourcesMenu;
  const here = [caseStudies, socialMediaWorld, ...own].some(({ to }) => to === pathname);
  return (
    <MenuSheet id="resources-menu" label={resourcesMenu.label} current={here}>
      <div className={`${styles.columns} wrap columns-3 gap-5`}>
        <div className="stack gap-2">
          <PictureLink link={caseStudies} current={pathname === caseStudies.to}>
            <span className={`${styles.postcard} airmail`}>
              <Drawing src={postcard} alt="" width={360} height={230} />
            </span>
          </PictureLink>
          <PictureLink link={socialMediaWorld} current={pathname === socialMediaWorld.to}>
            <span className={styles.album}>
              {album.map((ink) => (
                <i key={ink} data-k={ink} />
              ))}
            </span>
          </PictureLink>
        </div>
        <div className={`${styles.links} stack gap-1`}>
          <p id="resources-menu-outside" className="label soft">
            {outsideLabel}
          </p>
          <ul aria-labelledby="resources-menu-outside">
            {outside.map((link) => (
              <li key={link.href}>
                <NewTabLink href={link.href} note={controls.newTab}>
                  {link.label}
                  <Icon name="ext" />
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${styles.links} stack gap-1`}>
          <p id="resources-menu-own" className="label soft">
            {ownLabel}
          </p>
          <ul className="columns-2 gap-2" aria-labelledby="resources-menu-own">
            {own.map(({ to, label, line }) => (
              <li key={to}>
                <a href={localizedPath(to)} aria-current={pathname === to ? "page" : undefined}>
                  <span>
                    {label}
                    <small className="small soft wide-only">{line}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </MenuSheet>
  );
}

interface PictureLinkProps {
  link: { label: string; to: string; line: string };
  current: boolean;
  children: React.ReactNode;
}

function PictureLink({ link, current, children }: PictureLinkProps) {
  return (
    <a href={localizedPath(link.to)} className={styles.picture} aria-current={current ? "page" : undefined}>
      <span aria-hidden="true">{children}</span>
      <span>
        <b className="title-3">{link.label}</b>
        <small className="small soft wide-only">{link.line}</small>
      </span>
    </a>
  );
}
