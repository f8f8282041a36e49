import { localizedPath } from "#app/browser/localized-path.ts";
import { useState } from "react";
import type { Account } from "#app/data/account.ts";
import { linkProvider, type ProviderName, readProviders, unlinkProvider } from "#app/data/identities.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { accountPaths } from "#content/navigation.ts";
import { AccountSection, Row, StatusNote } from "./account-section.tsx";
import { ConfirmedTaskButton, TaskButton } from "./reauthentication.tsx";
import { identitiesSection as words } from "#words/account.ts";
import { useService } from "./use-service.ts";

interface IdentitiesSectionProps {
  account: Account;
  onChanged: () => void;
}

export function IdentitiesSection({ account, onChanged }: IdentitiesSectionProps) {
  const { siteUrl } = usePublicSettings();
  const { data: providers } = useService(readProviders);
  const [unlinked, setUnlinked] = useState(false);
  if (!providers?.length) return null;
  const unlink = async (provider: ProviderName) => {
    await unlinkProvider(provider);
    setUnlinked(true);
    onChanged();
  };
  return (
    <AccountSection id="ways-in" title={words.title} line={words.line} ink="olive" icon="plus">
      <ul className="rows">
        {providers.map((provider) => {
          const name = words.names[provider];
          if (!account.identities.includes(provider))
            return (
              <Row key={provider} title={name} line={words.notLinked}>
                <TaskButton
                  pendingLabel={words.working}
                  work={() => linkProvider(provider, siteUrl + localizedPath(accountPaths.account))}
                >
                  {words.link(name)}
                </TaskButton>
              </Row>
            );
          return (
            <Row key={provider} title={name} line={words.linked}>
              {account.identities.length === 1 ? (
                <p className="soft">{words.onlyWay}</p>
              ) : (
                <ConfirmedTaskButton
                  label={words.unlink(name)}
                  question={words.unlinkQuestion(name)}
                  yes={words.unlinkYes}
                  no={words.unlinkNo}
                  work={() => unlink(provider)}
                />
              )}
            </Row>
          );
        })}
      </ul>
      {unlinked && <StatusNote>{words.unlinked}</StatusNote>}
    </AccountSection>
  );
}
