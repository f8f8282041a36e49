import { CallToAction } from "#app/ui/call-to-action.tsx";
import { ContentsHead } from "#app/ui/contents-head.tsx";
import { Declaration } from "./declaration.tsx";
import styles from "./trust.module.css";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { AllAnswers } from "#app/shell/answers/all-answers.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import { Island } from "#app/browser/island.tsx";
import engraving from "#app/drawings/engravings/castle.svg";
import { pageMeta } from "#app/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { trust } from "#content/pages/trust.ts";

export const meta = () => pageMeta(trust);

export default function TrustPage() {
  return (
    <>
      <ContentsHead
        heading={trust.heading}
        lead={trust.lead}
        stock="mint"
        contents={{ label: trust.contentsLabel, links: trust.groups }}
        className={styles.head}
        aside={<Declaration {...trust.declaration} />}
      >
        <div className="actions">
          <DialogButton dialog="sign-up" variant="primary">
            {trust.tryFree}
          </DialogButton>
          <ButtonLink to="/pricing">{trust.seePlans}</ButtonLink>
        </div>
      </ContentsHead>
      <AllAnswers groups={trust.groups} newTab={layout.newTab} />
      <CallToAction title={trust.ask}>
        <DialogButton dialog="contact-sales">{trust.contactSales}</DialogButton>
        <ButtonLink to="/help">{trust.help}</ButtonLink>
      </CallToAction>
      <Island name="contact-sales" part={ContactSales} props={{ words: contactSalesWords }} />
      <Engraving src={engraving} caption={trust.engraving} />
    </>
  );
}
