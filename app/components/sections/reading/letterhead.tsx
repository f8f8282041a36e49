import { Barcode } from "#app/components/ui/barcode.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import styles from "./letterhead.module.css";

interface LetterheadProps {
  siteName: string;
  heading: string;
  lead: string;
}

/** The top of a written page: who writes, sorting bars, the page's one `h1` and its leading sentence. */
export function Letterhead({ siteName, heading, lead }: LetterheadProps) {
  return (
    <header className={styles.letterhead}>
      <p className={styles.sender}>
        <span>
          <Icon name="lark" className={styles.lark} />
          {siteName}
        </span>
        <Barcode seed={heading.length * 7 + 5} />
      </p>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}
