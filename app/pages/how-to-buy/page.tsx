import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { AnswerPage } from "#app/shell/reading-page.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import { howToBuy } from "#content/generated/pages/how-to-buy.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, howToBuy);

export default function HowToBuy() {
  const talk = <DialogButton dialog="contact-sales">{howToBuy.contactSales}</DialogButton>;
  return (
    <AnswerPage
      path="/how-to-buy"
      page={howToBuy}
      next={
        <>
          <NextStep title={howToBuy.ask} second={talk} />
          <Island name="contact-sales" part={ContactSales} props={{ words: contactSalesWords }} />
        </>
      }
      engraving="market"
    />
  );
}
