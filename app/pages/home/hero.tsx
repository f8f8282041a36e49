import { Island } from "#app/browser/island.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import type { HomeCopy } from "#content/pages/home.ts";
import CampaignStamp from "./campaign-stamp.island.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  copy: HomeCopy["hero"];
  /** The button that opens the chat; a feature, so the route passes it in. */
  chat: React.ReactNode;
  /** The field for the visitor's own line, which the stamp then shows; a feature too. */
  line: React.ReactNode;
}

/** The first screen (S2.1): what the site does, three ways to go on, and one campaign on a stamp. */
export function Hero({ copy, chat, line }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h1 className={styles.title}>
            {copy.title[0]} <br />
            {copy.title[1]}
          </h1>
          <p className="lead">{copy.lead}</p>
          <div className={`actions ${styles.actions}`}>
            <DialogButton dialog="sign-up" variant="primary">
              {copy.tryFree}
            </DialogButton>
            <ButtonLink to="/demo" icon="play">
              {copy.viewDemo}
            </ButtonLink>
          </div>
          <div className={styles.chat}>{chat}</div>
          {line}
        </div>
        <Island name="campaign-stamp" part={CampaignStamp} props={{ copy: copy.art }} now={["line"]} />
      </div>
    </section>
  );
}
