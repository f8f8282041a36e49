import { Drawing } from "#app/ui/drawing.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { Photo as PhotoRecord } from "#content/photos.ts";
import styles from "./photo-story.module.css";

interface PhotoStoryProps {
  copy: { readonly title: string; readonly text: string; readonly points: readonly string[] };
  photo: PhotoRecord;
  /** The drawing beneath the photo, 240 by 180, which stays when the photo does not come. */
  plate: string;
  /** The photo at the start or at the end of the row. */
  side: "start" | "end";
}

/** The page's one photo (S7.7), printed as a large stamp beside a few plain facts. */
export function PhotoStory({ copy, photo, plate, side }: PhotoStoryProps) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${styles.row}`} data-side={side}>
        <PerforatedPrint className={styles.print}>
          <Photo photo={photo} drawing={<Drawing src={plate} alt="" width={240} height={180} />} />
        </PerforatedPrint>
        <div>
          <h2>{copy.title}</h2>
          <p className="lead">{copy.text}</p>
          <ul className={styles.points}>
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
