import { Drawing } from "#app/ui/drawing.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Photo as PhotoRecord } from "#content/photos.ts";
import styles from "./snapshot.module.css";

interface SnapshotProps {
  photo: PhotoRecord;
  /** Address of the drawing that is shown if the photo does not load. */
  drawing: string;
  sizes: string;
  className?: string | undefined;
}

/** A photo with the white edge of a print. */
export function Snapshot({ photo, drawing, sizes, className }: SnapshotProps) {
  return (
    <div className={classNames(styles.snapshot, className)}>
      <Photo photo={photo} sizes={sizes} drawing={<Drawing src={drawing} alt="" width={240} height={180} />} />
    </div>
  );
}
