import { localizedPath } from "#app/browser/localized-path.ts";
import { LegalDocuments } from "./legal-documents.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import pill from "#app/ui/pill.module.css";
import drawing from "#app/drawings/reading/legal.svg";
import { pageMeta } from "#app/meta.ts";
import { useProfile } from "#app/browser/profile.ts";
import { accountPaths } from "#content/navigation.ts";
import { legal } from "#content/pages/legal.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, legal);

export default function Legal() {
  const { accountScreens } = useProfile();
  return (
    <PageLayout next={null} engraving="school">
      <PageHead stock="manila" art={<HeadPrint ink="plum" src={drawing} alt={legal.artCaption} />}>
        <PageTitle>{legal.heading}</PageTitle>
        <Lead>{legal.lead}</Lead>
        <p className="soft">{legal.dated}</p>
        <nav className="actions gap-2 phone-only" aria-label={legal.contentsLabel}>
          {legal.deeds.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={pill.pill}>
              {title}
            </a>
          ))}
        </nav>
        {accountScreens && (
          <p className="actions">
            <ButtonLink href={localizedPath(accountPaths.privacyReceipt)}>{legal.receipt}</ButtonLink>
          </p>
        )}
      </PageHead>
      <LegalDocuments page={legal} />
    </PageLayout>
  );
}
