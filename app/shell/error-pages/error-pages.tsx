import { localizedPath } from "#app/browser/localized-path.ts";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { buttonClass, ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import mailbag from "#app/drawings/misc/dropped-mailbag.svg";
import { drawingAlt } from "#words/drawings.ts";
import { sendingNeedsScripts } from "#words/pages/sending-needs-scripts.ts";
import { serverError } from "#words/pages/server-error.ts";
import { contacts } from "#content/brand/contacts.ts";

export function SendingNeedsScripts() {
  const { help } = contacts;
  return (
    <PageHead art={<Postmark {...sendingNeedsScripts.postmark} waves />}>
      <PageTitle>{sendingNeedsScripts.heading}</PageTitle>
      <Lead>
        {sendingNeedsScripts.lead} <a href={`mailto:${help}`}>{help}</a>.
      </Lead>
      <PageActions>
        <ButtonLink href={localizedPath("/")}>{sendingNeedsScripts.back}</ButtonLink>
      </PageActions>
    </PageHead>
  );
}

export function ServerFault() {
  return (
    <PageHead
      stock="sky"
      art={<Drawing src={mailbag} alt={drawingAlt["misc/dropped-mailbag"]} width={360} height={230} eager />}
    >
      <PageTitle name={serverError.status}>{serverError.heading}</PageTitle>
      <Lead>{serverError.lead}</Lead>
      <PageActions>
        {/* An empty address reloads this page. */}
        <a href="" className={buttonClass({ variant: "primary" })}>
          <Icon name="again" />
          {serverError.again}
        </a>
        <ButtonLink href={localizedPath("/")}>{serverError.home}</ButtonLink>
      </PageActions>
      <p className="soft">
        {serverError.contact.before}
        <a href={`mailto:${serverError.contact.email}`}>{serverError.contact.email}</a>
      </p>
    </PageHead>
  );
}
