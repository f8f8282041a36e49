import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import { layout } from "#content/generated/layout.ts";
import { demo } from "#content/pages/demo.ts";
import styles from "./demo-table.module.css";
import { Message } from "./message.tsx";
import { Previews } from "./previews.tsx";
import { Samples } from "./samples.tsx";
import { useDemo } from "./use-demo.ts";

/** The sorting table: one message, the four things it becomes, and samples to begin with. */
export function DemoTable() {
  const state = useDemo();
  return (
    <div className={styles.table}>
      <div className={`${styles.inside} wrap`}>
        <header className={styles.head}>
          <div>
            <PageTitle name={demo.title}>{demo.heading}</PageTitle>
            <p className="lead">{demo.lead}</p>
          </div>
          <p className={styles.sample}>
            <Icon name="help" />
            <span>
              <b>{demo.sampleLabel}</b> {demo.sampleText}
            </span>
          </p>
        </header>
        <noscript>
          <p className={styles.sample}>{demo.withoutScripts}</p>
        </noscript>
        <div className={styles.work}>
          <Message state={state} />
          <Previews state={state} />
          <Samples state={state} />
        </div>
        <div className={styles.ending}>
          <p className="lead">{demo.ending}</p>
          <div className="actions">
            <DialogButton dialog="sign-up" variant="primary">
              {layout.tryFree}
            </DialogButton>
            <ButtonLink to="/pricing">{demo.seePrices}</ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
