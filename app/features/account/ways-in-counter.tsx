import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import type { Account } from "#app/data/account.ts";
import { linkProvider, type ProviderName, readProviders, unlinkProvider } from "#app/data/identities.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceTask } from "#app/lib/use-service-form.ts";
import { waysInCounter as words } from "#content/generated/account.ts";
import { accountPaths } from "#content/navigation.ts";
import { AskFirst } from "./ask-first.tsx";
import { useProven } from "./ask-proof.tsx";
import { Counter } from "./counter.tsx";
import { Row, Rows } from "./rows.tsx";
import { Said } from "./said.tsx";

/** Accounts elsewhere that open this one. Not there at all where the service is set up for none. */
export function WaysInCounter({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { backend } = usePublicSettings();
  const [providers, setProviders] = useState<readonly ProviderName[]>([]);
  const [unlinked, setUnlinked] = useState(false);
  useEffect(() => {
    readProviders(backend).then(setProviders, console.error);
  }, [backend]);
  if (providers.length === 0) return null;
  const onUnlinked = () => {
    setUnlinked(true);
    onChanged();
  };
  return (
    <Counter id="ways-in" title={words.title} line={words.line} ink="web" icon="plus">
      <Rows>
        {providers.map((provider) => {
          const isLinked = account.identities.includes(provider);
          return (
            <Row key={provider} title={words.names[provider]} line={isLinked ? words.linked : words.notLinked}>
              {isLinked ? (
                <Unlink provider={provider} isOnlyWay={account.identities.length === 1} onDone={onUnlinked} />
              ) : (
                <LinkButton provider={provider} />
              )}
            </Row>
          );
        })}
      </Rows>
      {unlinked && <Said>{words.unlinked}</Said>}
    </Counter>
  );
}

function LinkButton({ provider }: { provider: ProviderName }) {
  const { backend, siteUrl } = usePublicSettings();
  const { pending, error, run } = useServiceTask();
  const proven = useProven();
  const link = () =>
    run(async () => {
      await proven(() => linkProvider(backend, provider, siteUrl + accountPaths.account));
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
  provider: ProviderName;
  /** The last way in is never taken away. */
  isOnlyWay: boolean;
  onDone: () => void;
}

function Unlink({ provider, isOnlyWay, onDone }: UnlinkProps) {
  const { backend } = usePublicSettings();
  const name = words.names[provider];
  if (isOnlyWay) return <p className="soft">{words.onlyWay}</p>;
  return (
    <AskFirst
      label={words.unlink(name)}
      question={words.unlinkQuestion(name)}
      yes={words.unlinkYes}
      no={words.unlinkNo}
      work={() => unlinkProvider(backend, provider)}
      onDone={onDone}
    />
  );
}
