import { Island } from "#app/browser/island.tsx";
import { AnswerPage } from "#app/shell/answers/answer-page.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import { DialogButton } from "#app/ui/button.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/market.svg";
import drawing from "#app/drawings/reading/ecommerce.svg";
import { pageMeta } from "#app/meta.ts";
import { howToBuy } from "#content/generated/pages/how-to-buy.ts";

export const meta = () => pageMeta(howToBuy);

export default function HowToBuy() {
  return (
    <>
      <AnswerPage path="/how-to-buy" page={howToBuy} print={{ src: drawing, ink: "ads" }} />
      <NextStep
        title={howToBuy.ask}
        second={<DialogButton dialog="contact-sales">{howToBuy.contactSales}</DialogButton>}
      />
      <Island name="contact-sales" part={ContactSales} props={{ words: contactSalesWords }} />
      <Engraving src={engraving} caption={howToBuy.engraving} />
    </>
  );
}
