import { Deeds } from "#app/components/sections/legal/deeds.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/school.svg";
import drawing from "#app/drawings/reading/legal.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { layout } from "#content/generated/layout.ts";
import { legal } from "#content/pages/legal.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(legal);

export default function Legal() {
  const { messageRetentionDays: days } = usePublicSettings();
  const messages = days === undefined ? legal.messagesStay : legal.messagesGo(days);
  return (
    <>
      <Deeds page={legal} messages={messages} siteName={site.name} newTab={layout.newTab} print={drawing} />
      <Engraving src={engraving} caption={legal.engraving} />
    </>
  );
}
