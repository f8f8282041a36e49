import { Icon } from "#app/components/ui/icon.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import box from "#app/drawings/home/box.svg";
import loaf from "#app/drawings/home/loaf.svg";
import poster from "#app/drawings/home/poster.svg";
import stage from "#app/drawings/home/stage.svg";
import sprite from "#app/drawings/icons.svg";
import type { HomeCopy } from "#content/pages/home.ts";
import styles from "./campaign-stamp.module.css";

type Copy = HomeCopy["hero"]["art"];

/** One campaign laid out on a giant stamp. One picture to a screen reader: the alternative tells what it shows. */
export function CampaignStamp({ copy }: { copy: Copy }) {
  return (
    <div className={styles.frame} role="img" aria-label={copy.alternative}>
      <div className={styles.stage} aria-hidden="true">
        <div className={styles.stamp}>
          <div className={`perforated ${styles.paper}`}>
            <div className={styles.picture}>
              <svg viewBox="0 0 540 520" preserveAspectRatio="xMidYMid slice">
                <use href={`${stage}#stage`} />
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
          <use href={`${sprite}#lark`} x="216" y="92" width="32" height="32" />
        </svg>
        <Post copy={copy} />
        <Letter copy={copy} />
        <Advertisement copy={copy} />
        <Phone copy={copy.phone} />
      </div>
    </div>
  );
}

function Orders({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.orders}`}>
      <span className={styles.soft}>{copy.orders.label}</span>
      <b>{copy.orders.count}</b>
      <svg viewBox="0 0 70 30" preserveAspectRatio="none">
        <path d="M0 22h8v8H0zM10 20h8v10h-8zM21 21h8v9h-8zM31 16h8v14h-8zM42 13h8v17h-8zM52 8h8v22h-8z" />
        <path d="M62 0h8v30h-8z" />
      </svg>
    </div>
  );
}

function Letter({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.letter}`}>
      <div className={styles.sender}>
        <i>{copy.initial}</i>
        <span>
          <b>{copy.business}</b> <span className={styles.soft}>{copy.letter.to}</span>
        </span>
      </div>
      <div className={styles.body}>
        <b>{copy.letter.title}</b>
        <img src={loaf} alt="" width="200" height="84" />
        <span className={styles.soft}>{copy.letter.text}</span>
        <span className={styles.action}>{copy.letter.action}</span>
      </div>
    </div>
  );
}

function Post({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.post}`}>
      <div>
        <i>{copy.initial}</i>
        {copy.handle}
      </div>
      <img src={box} alt="" width="160" height="118" />
      <div>
        <svg viewBox="0 0 32 32">
          <path d="M16 27C7 21 4 17 4 12a6.5 6.5 0 0 1 12-3.5A6.5 6.5 0 0 1 28 12c0 5-3 9-12 15Z" />
        </svg>
        {copy.post.likes}
      </div>
    </div>
  );
}

function Advertisement({ copy }: { copy: Copy }) {
  return (
    <div className={`${styles.sheet} ${styles.advertisement}`}>
      <img src={poster} alt="" width="75" height="84" />
      <div>
        <span className={styles.soft}>{copy.ad.label}</span>
        <b>{copy.ad.title}</b>
        <span className={styles.soft}>{copy.business}</span>
      </div>
    </div>
  );
}

function Phone({ copy }: { copy: Copy["phone"] }) {
  return (
    <div className={styles.phone}>
      <div>
        <span className={styles.channel}>
          <Icon name="sms" />
          {copy.sms}
        </span>
        <span className={styles.text}>{copy.text}</span>
        <span className={styles.channel}>
          <Icon name="whatsapp" />
          {copy.whatsapp}
        </span>
        {copy.chat.map(({ from, text }) => (
          <span key={text} className={styles[from]}>
            {text}
          </span>
        ))}
        <span className={styles.message}>
          {copy.message}
          <Icon name="arrow" />
        </span>
      </div>
    </div>
  );
}
