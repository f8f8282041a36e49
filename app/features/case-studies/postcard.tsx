import { Drawing } from "#app/components/ui/drawing.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { classNames } from "#app/lib/class-names.ts";
import { sceneOfTrade } from "#content/trades.ts";
import { PostcardMessage } from "./postcard-message.tsx";
import styles from "./postcard.module.css";
import { sceneFiles } from "./scene-files.ts";

/** Six cards make one rhythm: only one of them carries the striped border. */
const looks = ["airmail", "view", "letter", "night", "letter", "view"] as const;

interface PostcardProps {
  study: CaseStudy;
  /** Place in the list, which decides how the card is set. */
  position: number;
}

/** The drawing of a study's trade. */
function sceneOf(study: CaseStudy) {
  const scene = sceneOfTrade(study.industryType);
  return { ...scene, src: sceneFiles[scene.key] };
}

/** One case study: every column of its row, and a drawing chosen from its trade. */
export function Postcard({ study, position }: PostcardProps) {
  const look = looks[position % looks.length] ?? "view";
  const scene = sceneOf(study);
  const nameId = `case-${study.id}`;
  const picture = <Drawing src={scene.src} alt={scene.alt} width={360} height={230} eager={position === 0} />;
  return (
    <article
      className={classNames(styles.card, look === "airmail" && "airmail", look === "night" && "dusk")}
      data-look={look}
      data-k={scene.ink}
      aria-labelledby={nameId}
    >
      <div className={styles.picture}>
        {look === "letter" || look === "night" ? <PerforatedPrint>{picture}</PerforatedPrint> : picture}
      </div>
      <PostcardMessage study={study} nameId={nameId} />
    </article>
  );
}

/** The first card before its words are there: its picture, and lines to write on. */
export function BlankPostcard({ study }: { study: CaseStudy }) {
  const { src, ink } = sceneOf(study);
  return (
    <div className={classNames(styles.card, "airmail")} data-look="airmail" data-k={ink}>
      <div className={styles.picture}>
        <Drawing src={src} alt="" width={360} height={230} eager />
      </div>
      <div className={styles.lines} />
    </div>
  );
}
