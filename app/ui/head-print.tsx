import type { InkKey } from "#content/catalog/service-names.ts";
import { Drawing } from "./drawing.tsx";
import styles from "./head-print.module.css";
import { PerforatedPrint } from "./perforated-print.tsx";

export function HeadPrint({ ink, src, alt }: { ink: InkKey; src: string; alt: string }) {
  return (
    <PerforatedPrint ink={ink} className={styles.print}>
      <Drawing src={src} alt={alt} width={240} height={180} eager />
    </PerforatedPrint>
  );
}
