import type { ReactNode } from "react";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import brokenWire from "#app/drawings/misc/broken-wire.svg";
import emptyAlbum from "#app/drawings/misc/empty-album.svg";
import emptyDirectory from "#app/drawings/misc/empty-directory.svg";
import emptyPigeonhole from "#app/drawings/misc/empty-pigeonhole.svg";
import styles from "./list-message.module.css";

const places = { album: emptyAlbum, directory: emptyDirectory, pigeonhole: emptyPigeonhole };

interface ListMessageProps {
  title: string;
  text: string;
  /** What stands empty where the list would. */
  place?: keyof typeof places;
  /** Announced at once: something failed. Otherwise it is a quiet status. */
  alert?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What stands where a list would: nothing there, nothing found, or a failure. */
export function ListMessage({ title, text, place = "pigeonhole", alert = false, children }: ListMessageProps) {
  return (
    <div className={styles.message} role={alert ? "alert" : undefined}>
      <PerforatedPrint className={styles.print}>
        <Drawing src={alert ? brokenWire : places[place]} alt="" width={240} height={180} />
      </PerforatedPrint>
      <p className={`${styles.title} display`}>{title}</p>
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}
