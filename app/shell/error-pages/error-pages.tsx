import { NotFound } from "./not-found.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { notFound } from "#content/generated/pages/not-found.ts";
import { sendingNeedsScripts as copy } from "#content/generated/pages/sending-needs-scripts.ts";
import { site } from "#content/site.ts";

/** D13: a form was sent without scripts. */
export function SendingNeedsScripts() {
  const { help } = site.contacts;
  return (
    <PageHead
      title={copy.heading}
      lead={
        <>
          {copy.lead} <a href={`mailto:${help}`}>{help}</a>.
        </>
      }
      art={<Postmark top={copy.postmark.top} bottom={copy.postmark.bottom} middle={copy.postmark.middle} waves />}
      actions={<ButtonLink to="/">{copy.back}</ButtonLink>}
    />
  );
}

/** D7: what stands at an address that the site does not have. */
export function UnknownAddress() {
  const { siteUrl } = usePublicSettings();
  return <NotFound copy={notFound} siteName={site.name} host={new URL(siteUrl).host} />;
}
