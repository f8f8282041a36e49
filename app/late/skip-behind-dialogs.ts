/**
 * A modal dialog makes the browser restyle every element behind it, which takes a phone 100 ms and more. So the browser skips the
 * parts that are out of sight, at their current height: on a phone the whole page, which a dialog covers there (dialog.module.css),
 * elsewhere the parts outside the window.
 */
import { phoneQuery } from "#shared/page-names.ts";

const phone = matchMedia(phoneQuery);
let skipped: HTMLElement[] = [];

const isOutside = (part: HTMLElement): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return top > innerHeight || bottom < 0;
};

// Not `removeAttribute`: Chromium writes a changed style into the attribute only when the attribute is first read, and removing it
// before that leaves an empty attribute.
const clearStyle = (element: HTMLElement): boolean => element.toggleAttribute("style", false);

function skipUnseen({ target, isTrusted }: Event): void {
  // Only where the browser has invoker commands: others may report too late that the dialog closes.
  if (!isTrusted || !(target instanceof Element)) return;
  const parts = document.querySelectorAll<HTMLElement>("body > header, main > *, body > footer");
  skipped = [...parts].filter((part) => (phone.matches || isOutside(part)) && !part.contains(target));
  const heights = skipped.map((part) => part.getBoundingClientRect().height);
  skipped.forEach((part, index) => {
    part.style.cssText = `block-size:${heights[index]}px;content-visibility:hidden`;
  });
}

/** Parts inside the window are rendered again at once, because the focus returns there; the others, one part per frame. */
async function showSkipped(): Promise<void> {
  const later = skipped.filter(isOutside);
  for (const part of skipped.splice(0)) if (!later.includes(part)) clearStyle(part);
  for (const part of later) {
    await new Promise(requestAnimationFrame);
    clearStyle(part);
  }
}

function onClosing(event: Event): void {
  const closes = !("newState" in event) || event.newState !== "open";
  if (event.target instanceof HTMLDialogElement && closes) void showSkipped();
}

addEventListener("command", skipUnseen, true);
// `beforetoggle` fires before the focus returns, but not every engine fires it for dialogs.
addEventListener("beforetoggle", onClosing, true);
addEventListener("close", onClosing, true);
addEventListener("scroll", () => {
  if (!phone.matches) void showSkipped();
});
addEventListener("resize", () => void showSkipped());
