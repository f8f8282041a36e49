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
import { longDate, recoveryCodesFile, recoveryCodesLeft } from "#content/account.ts";
import { site } from "#content/brand/site.ts";
import { recoveryCodes as codeWords, twoFactorSection as words } from "#words/account.ts";
import styles from "./account.module.css";

interface TwoFactorSectionProps {
  account: Account;
  onChanged: () => void;
}

export function TwoFactorSection({ account, onChanged }: TwoFactorSectionProps) {
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
    <AccountSection id="two-step" title={words.title} line={words.line} ink="green" icon="phone">
      {news === "on" && <SentNote title={words.doneTitle} text={words.doneText} />}
      {news === "off" && <SentNote title={words.removedTitle} text={words.removedText} />}
      {codes && <RecoveryCodes email={account.email} codes={codes} takesFocus={news !== "on"} onSaved={putAway} />}
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
            {!codes && <CodesRow onMade={(made) => change(null, made)} />}
          </ul>
        </>
      ) : (
        news !== "on" && <SetUp isNews={news !== null} onDone={(made) => change("on", made)} />
      )}
    </AccountSection>
  );
}

interface SetUpProps {
  isNews: boolean;
  onDone: (codes: readonly string[] | null) => void;
}

function SetUp({ isNews, onDone }: SetUpProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  if (enrollment) return <EnrollApp enrollment={enrollment} onDone={onDone} onCancel={() => setEnrollment(null)} />;
  return (
    <>
      {!isNews && <p>{words.off}</p>}
      <TaskButton pendingLabel={words.preparing} work={async () => setEnrollment(await enrollApp(site.name))}>
        {words.setUp}
      </TaskButton>
    </>
  );
}

function CodesRow({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { data: count } = useService(countRecoveryCodes);
  if (!count) return null;
  const { left } = count;
  return (
    <Row title={codeWords.row} line={recoveryCodesLeft(left)}>
      <ConfirmedTaskButton
        label={codeWords.renew}
        question={left === null ? codeWords.makeQuestion : codeWords.renewQuestion}
        yes={codeWords.renewYes}
        no={codeWords.renewNo}
        work={() => makeRecoveryCodes().then(onMade)}
      />
    </Row>
  );
}

interface RecoveryCodesProps {
  email: string;
  codes: readonly string[];
  takesFocus: boolean;
  onSaved: () => void;
}

function RecoveryCodes({ email, codes, takesFocus, onSaved }: RecoveryCodesProps) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const rows = codes.map((code) => inGroups(code, "-"));
  const save = () => {
    const text = recoveryCodesFile(email, new Date(), rows);
    saveFile(new Blob([text], { type: "text/plain" }), codeWords.fileName);
  };
  return (
    <div className="inset stack" role="group" aria-label={codeWords.title}>
      <p ref={first} tabIndex={-1}>
        <b>{codeWords.title}</b>
      </p>
      <p>{codeWords.text}</p>
      <ul className={`${styles.codes} fill gap-2`}>
        {rows.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster gap-3">
        <Button size="small" onClick={save}>
          {codeWords.save}
        </Button>
        <Button size="small" onClick={onSaved}>
          {codeWords.haveSaved}
        </Button>
      </div>
    </div>
  );
}
