import { Postmark } from "#app/components/ui/postmark.tsx";
import { SpriteSymbol } from "#app/components/ui/sprite-symbol.tsx";
import type { HomeCopy } from "#content/pages/home.ts";
import { Phone } from "./campaign-phone.tsx";
import { Advertisement, Letter, Orders, Post } from "./campaign-sheets.tsx";
import styles from "./campaign-stamp.module.css";

type Copy = HomeCopy["hero"]["art"];

/** One campaign laid out on a giant stamp. One picture to a screen reader: the alternative tells what it shows. */
export function CampaignStamp({ copy }: { copy: Copy }) {
  return (
    <div className={styles.frame} role="img" aria-label={copy.alternative}>
      <div className={styles.stage} aria-hidden="true">
        <div className={`${styles.stamp} lifted`}>
          <div className={`perforated ${styles.paper}`}>
            <div className={styles.picture}>
              <svg viewBox="0 0 540 520" preserveAspectRatio="xMidYMid slice">
                <SpriteSymbol id="stage" />
              </svg>
              <span className={styles.denomination}>{copy.denomination}</span>
            </div>
          </div>
        </div>
        <div className={styles.postmark}>
          <Postmark
            top={copy.postmark.over}
            bottom={copy.postmark.under}
            middle={[copy.postmark.day, copy.postmark.year]}
            waves
          />
        </div>
        <Orders copy={copy} />
        <svg className={styles.routes} viewBox="0 0 640 610">
          <path d="M196 150C210 90 240 60 292 88M224 148C290 20 400 10 462 92M246 330C300 300 350 320 412 356" />
          <SpriteSymbol id="lark" x="216" y="92" width="32" height="32" />
        </svg>
        <Post copy={copy} />
        <Letter copy={copy} />
        <Advertisement copy={copy} />
        <Phone copy={copy.phone} />
      </div>
    </div>
  );
}
