import { type ReactNode, useLayoutEffect, useRef } from "react";

interface ResultPlaceProps {
  missing: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export function ResultPlace({ missing, children, className }: ResultPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    // React's `style` prop would not work: the server renders an attribute, which the content security policy blocks.
    place.current.style.minBlockSize = missing ? `${height.current}px` : "";
    if (!missing) height.current = place.current.getBoundingClientRect().height;
  });
  return (
    <div ref={place} className={className}>
      {missing ?? children}
    </div>
  );
}
