import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import earlyList from "#app/early/early-list.ts?inline-script";

/** Asks for what a list reads while its page is parsed. Stands in the element that bears `data-read`. */
export function EarlyList() {
  return (
    <ServedMarkup id="early-list">
      {import.meta.env.SSR && <script data-early="" dangerouslySetInnerHTML={{ __html: earlyList }} />}
    </ServedMarkup>
  );
}
