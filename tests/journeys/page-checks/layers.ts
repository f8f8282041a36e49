import type { Page } from "@playwright/test";

export function openEveryLayer(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const found = [...document.querySelectorAll<HTMLElement>("dialog[id], [popover][id]")];
    for (const layer of found) {
      if (layer instanceof HTMLDialogElement) {
        if (layer.open) continue;
        layer.showModal();
        await new Promise(requestAnimationFrame);
        layer.close();
      } else {
        layer.showPopover();
        await new Promise(requestAnimationFrame);
        layer.hidePopover();
      }
    }
    scrollTo(0, document.body.scrollHeight);
    return found.length;
  });
}
