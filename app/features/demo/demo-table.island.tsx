import { ButtonLink, DialogButton } from "#app/components/ui/button.tsx";
import { CopyLink } from "#app/components/ui/copy-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import { layout } from "#content/generated/layout.ts";
import { demo } from "#content/pages/demo.ts";
import styles from "./demo-table.module.css";
import { Message } from "./message.tsx";
import { Previews } from "./previews.tsx";
import { Samples } from "./samples.tsx";
import { useDemo } from "./use-demo.ts";

/** The sorting table: one message, the five things it becomes, and samples to begin with. */
export default function DemoTable() {
  const state = useDemo();
  const shared = [state.message, state.sender, state.shop.id, state.goal, state.channel];
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
            <CopyLink key={JSON.stringify(shared)} words={demo.link} prepare={state.showLink} />
          </div>
          <p className={styles.about}>{demo.link.about}</p>
        </div>
      </div>
    </div>
  );
}
