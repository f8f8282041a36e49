import { DialogButton } from "#app/ui/button.tsx";
import styles from "./pricing-notes.module.css";

interface PricingNotesProps {
  note: string;
  question: string;
  contactSales: string;
}

/** What the prices mean, and whom to contact about several services or locations. */
export function PricingNotes({ note, question, contactSales }: PricingNotesProps) {
  return (
    <div className="wrap">
      <div className={styles.notes}>
        <p>{note}</p>
        <div>
          <p>{question}</p>
          <DialogButton dialog="contact-sales" size="small">
            {contactSales}
          </DialogButton>
        </div>
      </div>
    </div>
  );
}
