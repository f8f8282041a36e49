import engraving from "#app/drawings/engravings/crossroads.svg";
import { pageMeta } from "#app/meta.ts";
import { StampChip } from "#app/ui/stamp-chip.tsx";
import { serviceNames } from "#content/catalog/service-names.ts";
import { layout } from "#content/generated/layout.ts";
import { whichServices as words } from "#content/generated/pages/which-services.ts";
import { pricingLink } from "#content/navigation.ts";
import { ToolPage } from "../tool-page.tsx";
import { QuestionForm } from "./question-form.tsx";
import styles from "./rack.module.css";

export const meta = () => pageMeta(words);

export default function WhichServices() {
  return (
    <ToolPage
      copy={words}
      stock="sky"
      second={{ to: pricingLink.to, label: layout.seePrices }}
      engraving={engraving}
      className={styles.tool}
    >
      <Rack />
      <QuestionForm />
    </ToolPage>
  );
}

/** A sorting rack with a hole for each service, whose stamp an answer slides up. Decorative: the result names them. */
function Rack() {
  return (
    <div className={styles.rack} aria-hidden="true">
      <div className="wrap">
        <ul>
          {serviceNames.map(({ id, ink, shortName }) => (
            <li key={id} className="forced-border" data-service={id}>
              <StampChip ink={ink} icon={ink} />
              <small>{shortName}</small>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
