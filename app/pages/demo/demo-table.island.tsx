import { SampleMark } from "#app/ui/sample-mark.tsx";
import { useRef } from "react";
import { DialogButton } from "#app/ui/button.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import type { Channel } from "#app/ui/sheet/note.ts";
import { Sheet } from "#app/ui/sheet/sheet.tsx";
import { AdLimits } from "./ad-limits.tsx";
import styles from "./demo-table.module.css";
import type { DemoWords } from "./demo-words.ts";
import { EmailChecks } from "./email-checks.tsx";
import { HourMark } from "./hour-mark.tsx";
import { Message } from "./message.tsx";
import { Samples } from "./samples.tsx";
import { SmsMeter } from "./sms-meter.tsx";
import { useDemo } from "./use-demo.ts";

/** One message, samples to begin with, and the five things it becomes. */
export default function DemoTable({ words }: { words: DemoWords }) {
  const { table } = words;
  const state = useDemo(words);
  const paper = useRef<HTMLDivElement>(null);
  const { bestHour } = state.shop;
  const shared = [state.message, state.sender, state.shop.id, state.goal];
  return (
    <div className={styles.table}>
      <div className={`${styles.inside} wrap`}>
        <header className={styles.head}>
          <div>
            <h1>{table.heading}</h1>
          </div>
          <SampleMark>{table.sample}</SampleMark>
        </header>
        <Message words={table} state={state} />
        <Samples words={words} state={state} />
        <div className={`lifted ${styles.sheet}`}>
          <div ref={paper} className={`perforated ${styles.paper}`}>
            <Sheet
              words={words.sheet}
              note={state.note}
              corner={(channel: Channel) => (
                // A changed key strikes the mark again.
                <HourMark key={state.turn} hour={bestHour[channel]} says={table.bestHour} />
              )}
              below={{
                sms: <SmsMeter words={words.sms} text={state.message} />,
                ads: <AdLimits words={words.ads} message={state.note.message} />,
              }}
            />
          </div>
        </div>
        <EmailChecks words={words.checks} paper={paper} look={state.look} onLook={state.changeLook} />
        <div className={styles.ending}>
          <p className={styles.send}>{table.ending}</p>
          <DialogButton dialog="sign-up" variant="primary">
            {words.tryFree}
          </DialogButton>
          <CopyLink key={JSON.stringify(shared)} words={table.link} prepare={state.showLink} />
        </div>
        <p className={styles.about}>
          {table.postmarks} {table.link.about}
        </p>
      </div>
    </div>
  );
}
