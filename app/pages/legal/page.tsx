import { localizedPath } from "#app/browser/localized-path.ts";
import { LegalDocuments } from "./legal-documents.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { ContentsList } from "#app/ui/prose/contents-list.tsx";
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
        <div className="actions phone-only">
          <ContentsList label={legal.contentsLabel} entries={legal.deeds} />
        </div>
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
