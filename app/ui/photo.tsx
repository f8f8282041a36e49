import type { Photo as PhotoRecord } from "#content/photos.ts";
import { classNames } from "./class-names.ts";
import { Drawing } from "./drawing.tsx";
import styles from "./photo.module.css";

interface PhotoProps {
  photo: PhotoRecord;
  /** A drawing of 240 by 180, shown when the photo can't be loaded. */
  drawing: string;
  /** `sizes` of the image: how wide it is shown. */
  sizes?: string;
  className?: string | undefined;
}

/** A lazily loaded photo from the stock host, over a drawing that is shown when it fails (S7.7). */
export function Photo({ photo, drawing, sizes = "(max-width: 60rem) 92vw, 40rem", className }: PhotoProps) {
  return (
    <div className={classNames(styles.photo, className)}>
      <div className={styles.drawing} aria-hidden="true">
        <Drawing src={drawing} alt="" width={240} height={180} />
      </div>
      <img
        src={photo.url}
        srcSet={photo.sourceSet}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        loading="lazy"
        decoding="async"
        // start.ts removes a photo that fails.
        data-photo=""
      />
    </div>
  );
}
