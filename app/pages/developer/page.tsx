import { ReadingSheet } from "#app/ui/prose/reading-sheet.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import accounts from "#app/drawings/diagrams/developer/accounts.svg";
import clients from "#app/drawings/diagrams/developer/clients.svg";
import errors from "#app/drawings/diagrams/developer/errors.svg";
import grammar from "#app/drawings/diagrams/developer/grammar.svg";
import notHere from "#app/drawings/diagrams/developer/not-here.svg";
import readATable from "#app/drawings/diagrams/developer/read-a-table.svg";
import whatIsOpen from "#app/drawings/diagrams/developer/what-is-open.svg";
import engraving from "#app/drawings/engravings/telegraph.svg";
import drawing from "#app/drawings/reading/developer.svg";
import { pageMeta } from "#app/meta.ts";
import { developer, developerFigures, developerMargins } from "#content/generated/pages/developer.ts";

/** The drawings of the page's sections, by their ids. */
const diagrams: Readonly<Record<string, string>> = {
  "what-is-open": whatIsOpen,
  "read-a-table": readATable,
  grammar,
  errors,
  clients,
  accounts,
  "not-here": notHere,
};

export const meta = () => pageMeta(developer);

export default function Developer() {
  return (
    <>
      <ReadingSheet
        page={developer}
        stock="mint"
        print={{ src: drawing, ink: "bizmail" }}
        margins={developerMargins}
        figures={developerFigures}
        diagrams={diagrams}
      />
      <NextStep />
      <Engraving src={engraving} caption={developer.engraving} />
    </>
  );
}
