import type { ComponentProps } from "react";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  href: string;
  note: string;
}

export function NewTabLink({ note, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({note})</span>
    </a>
  );
}
