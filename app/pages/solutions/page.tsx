import { Enterprise } from "./enterprise.tsx";
import { Industries } from "./industries.tsx";
import { SmallBusiness } from "./small-business.tsx";
import { Street } from "./street.tsx";
import streetStyles from "./street.module.css";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import ContactSales from "#app/shell/contact/contact-sales.island.tsx";
import { contactSalesWords } from "#app/shell/contact/contact-words.ts";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { solutions } from "#content/generated/pages/solutions.ts";
import { photos } from "#content/photos.ts";
import { serviceNames } from "#content/catalog/service-names.ts";

export const meta = () => pageMeta(solutions);

export default function SolutionsPage() {
  const { enterprise, smallBusiness, industry } = solutions;
  return (
    <>
      <PageHead
        name={solutions.title}
        title={solutions.heading}
        lead={solutions.lead}
        stock="sky"
        className={streetStyles.head}
        actions={<NextActions />}
      />
      <Street
        caption={solutions.streetCaption}
        jumpLabel={solutions.jumpLabel}
        signs={[enterprise, smallBusiness, industry].map(({ id, title }) => ({ id, label: title }))}
      />
      <Enterprise {...enterprise} contactSales={solutions.contactSales} photo={photos["solutions-enterprise"]} />
      <SmallBusiness {...smallBusiness} photo={photos["solutions-small-business"]} />
      <Industries {...industry} doors={doors} photo={photos["solutions-industry"]} />
      <NextStep
        title={solutions.ending}
        second={<DialogButton dialog="contact-sales">{solutions.contactSales}</DialogButton>}
      />
      <Island name="contact-sales" part={ContactSales} props={{ words: contactSalesWords }} />
    </>
  );
}

const serviceOf = Object.fromEntries(serviceNames.map((service) => [service.id, service]));

const doors = solutions.industry.doors.map(({ name, sign, paint, line, uses }) => ({
  name,
  sign,
  line,
  ink: serviceOf[paint]?.ink ?? "email",
  uses: uses.map((id) => serviceOf[id]?.shortName ?? id),
}));
