import { developerDiagrams } from "#app/components/sections/reading/diagrams/developer.ts";
import { ReadingSheet } from "#app/components/sections/reading/reading-sheet.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import drawing from "#app/drawings/reading/developer.svg";
import engraving from "#app/drawings/engravings/telegraph.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { developer, developerFigures, developerMargins } from "#content/pages/developer.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(developer);

export default function Developer() {
  return (
    <>
      <ReadingSheet
        page={developer}
        siteName={site.name}
        newTab={layout.newTab}
        stock="mint"
        print={{ src: drawing, ink: "bizmail" }}
        margins={developerMargins}
        figures={developerFigures}
        diagrams={developerDiagrams}
      />
      <Engraving src={engraving} caption={developer.engraving} />
    </>
  );
}
