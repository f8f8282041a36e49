import { buttonClass, ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import mailbag from "#app/drawings/misc/dropped-mailbag.svg";
import type { serverError } from "#content/generated/pages/server-error.ts";

interface ServerFaultProps {
  copy: typeof serverError;
  /** What the drawing shows. */
  artAlt: string;
}

/** D7: the page of a server error. Its links are plain, because a script may have failed. */
export function ServerFault({ copy, artAlt }: ServerFaultProps) {
  return (
    <PageHead
      name={copy.status}
      title={copy.heading}
      lead={copy.lead}
      stock="sky"
      actions={
        <>
          {/* An empty address is the address of this very page, whatever it was. */}
          <a href="" className={buttonClass({ variant: "primary" })}>
            <Icon name="again" />
            {copy.again}
          </a>
          <ButtonLink to="/">{copy.home}</ButtonLink>
        </>
      }
      art={<Drawing src={mailbag} alt={artAlt} width={360} height={230} eager />}
    >
      <p className="soft">
        {copy.contact.before}
        <a href={`mailto:${copy.contact.email}`}>{copy.contact.email}</a>
      </p>
    </PageHead>
  );
}
