import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { PageHead } from "#app/components/sections/page-head.tsx";
import { QuestionForm } from "#app/components/sections/which-services/question-form.tsx";
import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/crossroads.svg";
import { contactsAsked } from "#app/features/cost/month.ts";
import { asAtStart, contactsName, takeName } from "#app/features/cost/month-query.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { costPath, pricingLink, productPath } from "#content/navigation.ts";
import { questions, reasons, whichServices } from "#content/pages/which-services.ts";
import { serviceNames } from "#content/service-names.ts";

export const meta = () => pageMeta(whichServices);

export default function WhichServices() {
  return (
    <>
      <PageHead name={whichServices.title} title={whichServices.heading} lead={whichServices.lead} />
      <QuestionForm
        action={costPath()}
        fields={{
          contacts: contactsName,
          take: takeName,
          start: asAtStart,
          contactsStart: contactsAsked.start,
          contactsMax: contactsAsked.max,
        }}
        questions={questions}
        services={explained}
        words={whichServices}
      />
      <CallToAction title={whichServices.postscript}>
        <DialogButton dialog="sign-up" variant="primary">
          {layout.tryFree}
        </DialogButton>
        <ButtonLink to={pricingLink.to}>{pricingLink.label}</ButtonLink>
      </CallToAction>
      <Engraving src={engraving} caption={whichServices.engraving} />
    </>
  );
}

const explained = serviceNames.map((service) => ({
  ...service,
  reason: reasons[service.id],
  to: productPath(service.id),
  link: whichServices.whatItDoes(service.shortName),
}));
