import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";

interface NextStepProps {
  copy: { readonly title: string; readonly tryFree: string; readonly viewDemo: string };
}

/** The closing band of a feature page: sign up, or see the demo first. */
export function NextStep({ copy }: NextStepProps) {
  return (
    <CallToAction title={copy.title}>
      <DialogButton dialog="sign-up" variant="primary">
        {copy.tryFree}
      </DialogButton>
      <ButtonLink to="/demo">{copy.viewDemo}</ButtonLink>
    </CallToAction>
  );
}
