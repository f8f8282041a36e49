import type { ComponentProps } from "react";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  href: string;
  /** For screen readers: that it opens a new tab. */
  note: string;
}

/** A link that leaves the page open. */
export function NewTabLink({ note, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({note})</span>
    </a>
  );
}
