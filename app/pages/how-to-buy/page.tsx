import { localizedPath } from "#app/browser/localized-path.ts";
import { Island } from "#app/browser/island.tsx";
import print from "#app/drawings/reading/how-to-buy.svg";
import { pageMeta } from "#app/meta.ts";
import { Questions } from "#app/shell/answers/questions.tsx";
import ContactSales, { wakes } from "#app/shell/contact/contact-sales.island.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { howToBuy } from "#words/pages/how-to-buy.ts";
import type { Route } from "./+types/page";
import { intro, Path, stepsAnswer } from "./path.tsx";

export const meta = (args: Route.MetaArgs) => pageMeta(args, howToBuy);

export default function HowToBuy() {
  const { heading, nextStep, artCaption, ask, contactSales } = howToBuy;
  const talk = <DialogButton dialog="contact-sales">{contactSales}</DialogButton>;
  return (
    <PageLayout
      next={
        <>
          <NextStep title={ask} second={talk} />
          <Island name="contact-sales" part={ContactSales} props={{ takesPlans: true }} wakes={wakes} />
        </>
      }
      engraving="stones"
    >
      <PageHead stock="sky" art={<HeadPrint ink="ocher" src={print} alt={artCaption} />}>
        <PageTitle>{heading}</PageTitle>
        <Lead>
          <InlineText text={intro.text} />
        </Lead>
        <PageActions>
          <ButtonLink href={localizedPath(nextStep.to)}>{nextStep.label}</ButtonLink>
        </PageActions>
      </PageHead>
      <Path />
      <Questions page="/how-to-buy" words={howToBuy.questions} form="links" elsewhere={[stepsAnswer.id]} />
    </PageLayout>
  );
}
