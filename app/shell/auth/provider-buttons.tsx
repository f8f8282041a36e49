import { localizedPath } from "#app/browser/localized-path.ts";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { type ProviderName, readProviders, signInWith } from "#app/data/identities.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useTask } from "#app/ui/form/use-task.ts";
import { identitiesSection as words } from "#words/account.ts";
import { accountPaths } from "#content/navigation.ts";

export function ProviderButtons() {
  const { siteUrl } = usePublicSettings();
  const [providers, setProviders] = useState<readonly ProviderName[]>([]);
  const { pending, error, run } = useTask();
  useEffect(() => {
    // Without providers, the visitor can still log in with a password.
    readProviders().then(setProviders, console.error);
  }, []);
  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider}
          full
          aria-disabled={pending || undefined}
          onClick={() => run(() => signInWith(provider, siteUrl + localizedPath(accountPaths.account)))}
        >
          {words.continueWith(words.names[provider])}
        </Button>
      ))}
      {error && <FormAlert>{error}</FormAlert>}
    </>
  );
}
