import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { Declaration } from "#app/components/sections/trust/declaration.tsx";
import { TrustAnswers } from "#app/components/sections/trust/trust-answers.tsx";
import { TrustHead } from "#app/components/sections/trust/trust-head.tsx";
import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import { ContactSalesDialog } from "#app/features/contact/contact-sales-dialog.tsx";
import engraving from "#app/drawings/engravings/castle.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { buyerAnswers } from "#content/buyer-answers.ts";
import { layout } from "#content/generated/layout.ts";
import { trust } from "#content/pages/trust.ts";

export const meta = () => pageMeta(trust);

export default function TrustPage() {
  return (
    <>
      <TrustHead
        heading={trust.heading}
        lead={trust.lead}
        contentsLabel={trust.contentsLabel}
        groups={trust.groups}
        actions={
          <>
            <DialogButton dialog="sign-up" variant="primary">
              {trust.tryFree}
            </DialogButton>
            <ButtonLink to="/pricing">{trust.seePlans}</ButtonLink>
          </>
        }
      >
        <Declaration {...trust.declaration} />
      </TrustHead>
      <TrustAnswers groups={trust.groups} answers={buyerAnswers} newTab={layout.newTab} />
      <CallToAction title={trust.ask}>
        <DialogButton dialog="contact-sales">{trust.contactSales}</DialogButton>
        <ButtonLink to="/help">{trust.help}</ButtonLink>
      </CallToAction>
      <ContactSalesDialog />
      <Engraving src={engraving} caption={trust.engraving} />
    </>
  );
}
