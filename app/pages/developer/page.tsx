import drawing from "#app/drawings/reading/developer.svg";
import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { developer, developerFigures, developerMargins } from "#content/generated/pages/developer.ts";

export const meta = () => pageMeta(developer);

export default function Developer() {
  return (
    <ReadingPage
      page={developer}
      stock="mint"
      print={{ src: drawing, ink: "bizmail" }}
      margins={developerMargins}
      figures={developerFigures}
      diagrams="developer"
      engraving="telegraph"
    />
  );
}
