/**
 * A modal dialog makes the browser style every element behind it again, which takes a phone 100 ms and more. So what nobody sees
 * meanwhile is skipped, at the height it has: on a phone the whole page, which a dialog covers there (dialog.module.css), elsewhere what
 * stands outside the window.
 */
import { phoneQuery } from "#shared/page-names.ts";

const phone = matchMedia(phoneQuery);
let skipped: HTMLElement[] = [];

const isOutside = (part: HTMLElement): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return top > innerHeight || bottom < 0;
};

// Not `removeAttribute`: Chromium writes a changed style into the attribute when that is first read, and removed before, it stays as an
// empty one.
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

/** What stands in the window comes back at once, since the focus returns there; the rest one part in a frame. */
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
// The first comes before the focus returns; not every engine has it for dialogs.
addEventListener("beforetoggle", onClosing, true);
addEventListener("close", onClosing, true);
addEventListener("scroll", () => {
  if (!phone.matches) void showSkipped();
});
addEventListener("resize", () => void showSkipped());
