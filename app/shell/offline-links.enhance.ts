import { isPlainPress } from "#app/browser/plain-press.ts";

/** The browser's error page would discard the visitor's input. */
export default function keepPageOffline(notice: HTMLElement): void {
  const keep = (event: Event, address: string | undefined): void => {
    if (navigator.onLine || event.defaultPrevented || !address) return;
    const to = new URL(address, location.href);
    if (to.origin !== location.origin || (to.hash !== "" && to.href.split("#")[0] === location.href.split("#")[0]))
      return;
    event.preventDefault();
    notice.hidden = false;
    notice.textContent = notice.dataset.offline ?? "";
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]:not([target])");
    if (link && isPlainPress(event)) keep(event, link.href);
  });
  document.addEventListener("submit", (event) => {
    if (event.target instanceof HTMLFormElement && event.target.method === "get") keep(event, event.target.action);
  });
  addEventListener("online", () => {
    notice.hidden = true;
  });
}
