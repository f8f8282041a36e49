import type { ReactNode, Ref } from "react";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import earlyList from "#app/early/early-list.ts?inline-script";

interface ListRegionProps {
  ref: Ref<HTMLElement>;
  label: string;
  isLoading: boolean;
  /** The list's first request, as `readAhead` writes it. */
  read: string;
  className: string | undefined;
  children: ReactNode;
}

/** The region of a list that the browser reads. An inline script sends the first request while the page is still being parsed. */
export function ListRegion({ ref, label, isLoading, read, className, children }: ListRegionProps) {
  return (
    <section
      ref={ref}
      className={`${className} wrap`}
      aria-label={label}
      aria-busy={isLoading}
      data-hydrate="now"
      data-read={read}
      tabIndex={-1}
    >
      <ServedMarkup id="early-list">
        {import.meta.env.SSR && <script data-early="" dangerouslySetInnerHTML={{ __html: earlyList }} />}
      </ServedMarkup>
      {children}
    </section>
  );
}
