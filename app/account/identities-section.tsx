import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import type { Account } from "#app/data/account.ts";
import { linkProvider, type ProviderName, readProviders, unlinkProvider } from "#app/data/identities.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useTask } from "#app/ui/form/use-task.ts";
import type { identitiesSection } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AccountSection, Row, Rows, StatusNote } from "./account-section.tsx";
import { ConfirmedTaskButton, useReauthentication } from "./reauthentication.tsx";

type IdentitiesWords = typeof identitiesSection;

interface IdentitiesSectionProps {
  words: IdentitiesWords;
  account: Account;
  onChanged: () => void;
}

/** Provider accounts linked to this one. Not rendered where no provider is configured. */
export function IdentitiesSection({ words, account, onChanged }: IdentitiesSectionProps) {
  const [providers, setProviders] = useState<readonly ProviderName[]>([]);
  const [unlinked, setUnlinked] = useState(false);
  useEffect(() => {
    readProviders().then(setProviders, console.error);
  }, []);
  if (providers.length === 0) return null;
  const onUnlinked = () => {
    setUnlinked(true);
    onChanged();
  };
  return (
    <AccountSection id="ways-in" title={words.title} line={words.line} ink="web" icon="plus">
      <Rows>
        {providers.map((provider) => {
          const isLinked = account.identities.includes(provider);
          return (
            <Row key={provider} title={words.names[provider]} line={isLinked ? words.linked : words.notLinked}>
              {isLinked ? (
                <Unlink
                  words={words}
                  provider={provider}
                  isOnlyWay={account.identities.length === 1}
                  onDone={onUnlinked}
                />
              ) : (
                <LinkButton words={words} provider={provider} />
              )}
            </Row>
          );
        })}
      </Rows>
      {unlinked && <StatusNote>{words.unlinked}</StatusNote>}
    </AccountSection>
  );
}

function LinkButton({ words, provider }: { words: IdentitiesWords; provider: ProviderName }) {
  const { siteUrl } = usePublicSettings();
  const { pending, error, run } = useTask();
  const withReauthentication = useReauthentication();
  const link = (): void =>
    run(async () => {
      await withReauthentication(() => linkProvider(provider, siteUrl + accountPaths.account), link);
    });
  return (
    <>
      <Button size="small" aria-disabled={pending || undefined} onClick={link}>
        {pending ? words.working : words.link(words.names[provider])}
      </Button>
      {error && <FormAlert>{error}</FormAlert>}
    </>
  );
}

interface UnlinkProps {
  words: IdentitiesWords;
  provider: ProviderName;
  /** The last identity can't be unlinked. */
  isOnlyWay: boolean;
  onDone: () => void;
}

function Unlink({ words, provider, isOnlyWay, onDone }: UnlinkProps) {
  const name = words.names[provider];
  if (isOnlyWay) return <p className="soft">{words.onlyWay}</p>;
  return (
    <ConfirmedTaskButton
      label={words.unlink(name)}
      question={words.unlinkQuestion(name)}
      yes={words.unlinkYes}
      no={words.unlinkNo}
      work={() => unlinkProvider(provider)}
      onDone={onDone}
    />
  );
}
