import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./demo-table.module.css";
import type { DemoWords } from "./demo-words.ts";
import { Message } from "./message.tsx";
import { Previews } from "./previews.tsx";
import { Samples } from "./samples.tsx";
import { useDemo } from "./use-demo.ts";

/** The sorting table: one message, the five things it becomes, and samples to begin with. */
export default function DemoTable({ words }: { words: DemoWords }) {
  const { table } = words;
  const state = useDemo(words.shops);
  const shared = [state.message, state.sender, state.shop.id, state.goal, state.channel];
  return (
    <div className={styles.table}>
      <div className={`${styles.inside} wrap`}>
        <header className={styles.head}>
          <div>
            <h1>{table.heading}</h1>
            <p className="lead">{table.lead}</p>
          </div>
          <p className={styles.sample}>
            <Icon name="help" />
            <span>
              <b>{table.sampleLabel}</b> {table.sampleText}
            </span>
          </p>
        </header>
        <div className={styles.work}>
          <Message words={table} state={state} />
          <Previews words={words} state={state} />
          <Samples words={words} state={state} />
        </div>
        <div className={styles.ending}>
          <p className="lead">{table.ending}</p>
          <div className="actions">
            <DialogButton dialog="sign-up" variant="primary">
              {words.tryFree}
            </DialogButton>
            <ButtonLink to="/pricing">{table.seePrices}</ButtonLink>
            <CopyLink key={JSON.stringify(shared)} words={table.link} prepare={state.showLink} />
          </div>
          <p className={styles.about}>{table.link.about}</p>
        </div>
      </div>
    </div>
  );
}
