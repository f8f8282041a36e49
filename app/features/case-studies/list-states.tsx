import { ListMessage } from "#app/components/sections/list-message.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import { profiles } from "#content/profiles.ts";

export function EmptyList() {
  const { emptyTitle, emptyText } = caseStudiesPage.states;
  return <ListMessage title={emptyTitle} text={emptyText} />;
}

interface FailureProps {
  onRetry: () => void;
  /** Cards stand above it: more of them did not come. */
  isLater?: boolean;
}

/** In `spec` a failure looks like an empty list; `live` says what happened and offers another try (P5). */
export function LoadFailure({ onRetry, isLater = false }: FailureProps) {
  const { profile } = usePublicSettings();
  if (profiles[profile].loadFailure === "empty") return isLater ? null : <EmptyList />;
  const { failedTitle, failedText, tryAgain } = caseStudiesPage.states;
  return (
    <ListMessage title={failedTitle} text={failedText} alert>
      <Button icon="again" onClick={onRetry}>
        {tryAgain}
      </Button>
    </ListMessage>
  );
}
