import { Enterprise } from "./enterprise.tsx";
import { Industries } from "./industries.tsx";
import { SmallBusiness } from "./small-business.tsx";
import { Street } from "./street.tsx";
import streetStyles from "./street.module.css";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { solutions } from "#words/pages/solutions.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, solutions);

export default function SolutionsPage() {
  return (
    <>
      <PageHead stock="sky" className={streetStyles.head}>
        <PageTitle name={solutions.title}>{solutions.heading}</PageTitle>
        <Lead>{solutions.lead}</Lead>
        <PageActions>
          <NextActions />
        </PageActions>
      </PageHead>
      <Street />
      <Enterprise />
      <SmallBusiness />
      <Industries />
      <NextStep
        title={solutions.ending}
        second={<DialogButton dialog="contact-sales">{solutions.contactSales}</DialogButton>}
      />
      <Island name="contact-sales" part={ContactSales} />
    </>
  );
}
