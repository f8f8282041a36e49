import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { FormAlert } from "#app/components/ui/form-alert.tsx";
import { SentNote } from "#app/components/ui/sent-note.tsx";
import type { Account, AuthenticatorApp } from "#app/data/account.ts";
import { type Enrolment, enrolApp, removeApp } from "#app/data/second-factor.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServiceTask } from "#app/lib/use-service-form.ts";
import { twoStepCounter as words } from "#content/account.ts";
import { site } from "#content/site.ts";
import { AskFirst } from "./ask-first.tsx";
import { Counter } from "./counter.tsx";
import { EnrolApp } from "./enrol-app.tsx";
import { Row, Rows } from "./rows.tsx";

/** The second step at sign-in: off, being set up, or on. */
export function TwoStepCounter({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [news, setNews] = useState<"on" | "off" | null>(null);
  const change = (to: "on" | "off") => {
    setNews(to);
    onChanged();
  };
  return (
    <Counter id="two-step" title={words.title} line={words.line} ink="whatsapp" icon="phone">
      {news === "on" && <SentNote title={words.doneTitle} text={words.doneText} />}
      {news === "off" && <SentNote title={words.removedTitle} text={words.removedText} />}
      {account.apps.length > 0 ? (
        <Apps apps={account.apps} onRemoved={() => change("off")} />
      ) : (
        news !== "on" && <SetUp isNews={news !== null} onDone={() => change("on")} />
      )}
    </Counter>
  );
}

function SetUp({ isNews, onDone }: { isNews: boolean; onDone: () => void }) {
  const { backend } = usePublicSettings();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { pending, error, run } = useServiceTask();
  if (enrolment) return <EnrolApp enrolment={enrolment} onDone={onDone} onCancel={() => setEnrolment(null)} />;
  return (
    <>
      {!isNews && <p>{words.off}</p>}
      {error && <FormAlert>{error}</FormAlert>}
      <Button
        size="small"
        aria-disabled={pending || undefined}
        onClick={() => run(async () => setEnrolment(await enrolApp(backend, site.name)))}
      >
        {pending ? words.preparing : words.setUp}
      </Button>
    </>
  );
}

function Apps({ apps, onRemoved }: { apps: readonly AuthenticatorApp[]; onRemoved: () => void }) {
  const { backend } = usePublicSettings();
  return (
    <>
      <p>{words.on}</p>
      <Rows>
        {apps.map((app) => (
          <Row key={app.id} title={words.app} line={words.added(app.addedAt)}>
            <AskFirst
              label={words.remove}
              question={words.removeQuestion}
              yes={words.removeYes}
              no={words.removeNo}
              work={() => removeApp(backend, app.id)}
              onDone={onRemoved}
            />
          </Row>
        ))}
      </Rows>
    </>
  );
}
