import { Postmark } from "#app/ui/postmark.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import { useOwnLine } from "#app/shell/own-line.ts";
import type { HomeCopy } from "#content/pages/home.ts";
import { OwnPhone, Phone } from "./campaign-phone.tsx";
import { Advertisement, Letter, Orders, OwnAdvertisement, OwnLetter, Post } from "./campaign-sheets.tsx";
import styles from "./campaign-stamp.module.css";

type Copy = HomeCopy["hero"]["art"];

/** The longest line that is set in large type. A rough limit, because characters vary in width. */
const shortLine = 34;

/** One campaign on a giant stamp: the sample's, or the visitor's own line. For screen readers it is one image with an alternative text. */
export default function CampaignStamp({ copy }: { copy: Copy }) {
  const line = useOwnLine();
  const ring = line === null ? copy.postmark : copy.own.postmark;
  return (
    <div
      className={styles.frame}
      role="img"
      aria-label={line === null ? copy.alternative : `${copy.own.alternative} ${line}`}
      data-line={line === null ? undefined : line.length > shortLine ? "long" : "short"}
    >
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
          <Postmark top={ring.over} bottom={ring.under} middle={[copy.postmark.day, copy.postmark.year]} waves />
        </div>
        {line === null && <Orders copy={copy} />}
        <svg className={styles.routes} viewBox="0 0 640 610">
          <path d="M196 150C210 90 240 60 292 88M224 148C290 20 400 10 462 92M246 330C300 300 350 320 412 356" />
          <SpriteSymbol id="lark" x="216" y="92" width="32" height="32" />
        </svg>
        {line === null ? (
          <>
            <Post copy={copy} />
            <Letter copy={copy} />
            <Advertisement copy={copy} />
            <Phone copy={copy.phone} />
          </>
        ) : (
          <>
            <OwnLetter line={line} copy={copy} />
            <OwnAdvertisement line={line} copy={copy} />
            <OwnPhone line={line} copy={copy} />
          </>
        )}
      </div>
    </div>
  );
}
