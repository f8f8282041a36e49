import type { Photo as PhotoRecord } from "#content/photos.ts";
import { classNames } from "./class-names.ts";
import { Drawing } from "./drawing.tsx";
import { findDrawing } from "./find-drawing.ts";
import styles from "./photo.module.css";

interface PhotoProps {
  photo: PhotoRecord;
  sizes?: string;
  className?: string | undefined;
}

/** The drawing under the photo, 240 by 180, shows if the stock host fails (S7.7). */
export function Photo({ photo, sizes = "(max-width: 60rem) 92vw, 40rem", className }: PhotoProps) {
  const { place, url, sourceSet, width, height, alt } = photo;
  return (
    <div className={classNames(styles.photo, className)} data-enhance="photo">
      <div aria-hidden="true">
        <Drawing src={findDrawing(`/app/drawings/photos/${place}.svg`)} alt="" width={240} height={180} />
      </div>
      <img
        src={url}
        srcSet={sourceSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
