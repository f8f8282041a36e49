import { useEffect, useRef, useState } from "react";
import { AccountSection, Row, StatusNote } from "./account-section.tsx";
import { EnrollApp, inGroups } from "./enroll-app.tsx";
import { ConfirmedTaskButton, TaskButton } from "./reauthentication.tsx";
import { useService } from "./use-service.ts";
import { saveFile } from "#app/browser/save-file.ts";
import type { Account } from "#app/data/account.ts";
import {
  countRecoveryCodes,
  enrollApp,
  type Enrollment,
  makeRecoveryCodes,
  removeApp,
} from "#app/data/second-factor.ts";
import { Button } from "#app/ui/button.tsx";
import { SentNote } from "#app/ui/sent-note.tsx";
import { longDate, recoveryCodesFile, recoveryCodesLeft, type RecoveryCodesWords } from "#content/account.ts";
import type { twoFactorSection } from "#words/account.ts";
import { site } from "#content/site.ts";
import styles from "./account.module.css";

interface TwoFactorSectionProps {
  words: { section: typeof twoFactorSection; codes: RecoveryCodesWords };
  account: Account;
  onChanged: () => void;
}

/** The second factor at sign-in: off, being set up, or on. */
export function TwoFactorSection({
  words: { section: words, codes: codeWords },
  account,
  onChanged,
}: TwoFactorSectionProps) {
  const [news, setNews] = useState<"on" | "off" | "saved" | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const change = (to: "on" | "off" | null, made: readonly string[] | null) => {
    setNews(to);
    setCodes(made);
    onChanged();
  };
  const putAway = () => {
    setNews("saved");
    setCodes(null);
  };
  return (
    <AccountSection id="two-step" title={words.title} line={words.line} ink="whatsapp" icon="phone">
      {news === "on" && <SentNote title={words.doneTitle} text={words.doneText} />}
      {news === "off" && <SentNote title={words.removedTitle} text={words.removedText} />}
      {codes && (
        <RecoveryCodes
          words={codeWords}
          email={account.email}
          codes={codes}
          takesFocus={news !== "on"}
          onSaved={putAway}
        />
      )}
      {news === "saved" && <StatusNote>{codeWords.putAway}</StatusNote>}
      {account.apps.length > 0 ? (
        <>
          <p>{words.on}</p>
          <ul className="rows">
            {account.apps.map(({ id, addedAt }) => (
              <Row key={id} title={words.app} line={words.added(longDate(addedAt))}>
                <ConfirmedTaskButton
                  label={words.remove}
                  question={words.removeQuestion}
                  yes={words.removeYes}
                  no={words.removeNo}
                  work={() => removeApp(id).then(() => change("off", null))}
                />
              </Row>
            ))}
            {!codes && <CodesRow words={codeWords} onMade={(made) => change(null, made)} />}
          </ul>
        </>
      ) : (
        news !== "on" && <SetUp words={words} isNews={news !== null} onDone={(made) => change("on", made)} />
      )}
    </AccountSection>
  );
}

interface SetUpProps {
  words: typeof twoFactorSection;
  isNews: boolean;
  onDone: (codes: readonly string[] | null) => void;
}

function SetUp({ words, isNews, onDone }: SetUpProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  if (enrollment)
    return <EnrollApp words={words} enrollment={enrollment} onDone={onDone} onCancel={() => setEnrollment(null)} />;
  return (
    <>
      {!isNews && <p>{words.off}</p>}
      <TaskButton pendingLabel={words.preparing} work={async () => setEnrollment(await enrollApp(site.name))}>
        {words.setUp}
      </TaskButton>
    </>
  );
}

interface CodesRowProps {
  words: RecoveryCodesWords;
  onMade: (codes: readonly string[]) => void;
}

/** The number of recovery codes left. Not rendered until the service has reported it, nor if the request fails. */
function CodesRow({ words, onMade }: CodesRowProps) {
  const { data: count } = useService(countRecoveryCodes);
  if (!count) return null;
  const { left } = count;
  return (
    <Row title={words.row} line={recoveryCodesLeft(words, left)}>
      <ConfirmedTaskButton
        label={words.renew}
        question={left === null ? words.makeQuestion : words.renewQuestion}
        yes={words.renewYes}
        no={words.renewNo}
        work={() => makeRecoveryCodes().then(onMade)}
      />
    </Row>
  );
}

interface RecoveryCodesProps {
  words: RecoveryCodesWords;
  email: string;
  codes: readonly string[];
  /** True if the codes replace the button that generated them. */
  takesFocus: boolean;
  onSaved: () => void;
}

/** Newly generated recovery codes, shown once. */
function RecoveryCodes({ words, email, codes, takesFocus, onSaved }: RecoveryCodesProps) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const rows = codes.map((code) => inGroups(code, "-"));
  const save = () => {
    const text = recoveryCodesFile(words, email, new Date(), rows);
    saveFile(new Blob([text], { type: "text/plain" }), words.fileName);
  };
  return (
    <div className="inset stack" role="group" aria-label={words.title}>
      <p ref={first} tabIndex={-1}>
        <b>{words.title}</b>
      </p>
      <p>{words.text}</p>
      <ul className={`${styles.codes} fill gap-2`}>
        {rows.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster gap-3">
        <Button size="small" onClick={save}>
          {words.save}
        </Button>
        <Button size="small" onClick={onSaved}>
          {words.haveSaved}
        </Button>
      </div>
    </div>
  );
}
