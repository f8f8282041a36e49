/** The address within this site that a plain click on a link asks for, or null where the click is the browser's or no link's. */
export function linkOfPlainClick(event: {
  target: EventTarget | null;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && !link.target && link.origin === location.origin ? link : null;
}
