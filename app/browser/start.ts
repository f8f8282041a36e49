/** Inlined at the top of every page: what its first paint needs, and what waits for the islands. One text, so one hash in the policy. */
import { lateMedia, rootClasses } from "#shared/page-names.ts";
import { applyAccepted, hideAcceptedNotice } from "./accepted-notice.ts";
import { carryChosenService, takeChosenService } from "./chosen-service.ts";
import { listenForIslands, onIdle, wakeKnown } from "./early-events.ts";
import { showWithoutScripts } from "./older-browsers.ts";
import { standInForCommands } from "./stand-in-for-commands.ts";
import { applyTheme, switchTheme } from "./theme.ts";

function start(): void {
  document.documentElement.classList.add(rootClasses.scripts);
  applyTheme();
  hideAcceptedNotice();
  takeChosenService();
  listenForIslands();
  if (!("CommandEvent" in window)) standInForCommands();
  document.addEventListener("click", carryChosenService);
  addEventListener("click", switchTheme, true);
  addEventListener("error", removeBrokenPhoto, true);
  addEventListener("pageshow", onPageShow);

  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    // Also in a tab that is never painted.
    addEventListener("DOMContentLoaded", () => setTimeout(resolve, 3_000));
  });
  // Fonts and the styles of closed parts would delay the first paint.
  firstPaint.then(applyLateSheets);
  addEventListener("DOMContentLoaded", () => firstPaint.then(wakeKnown));
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => firstPaint.then(() => whenIdle(onIdle)));
}

/** A page from the browser's cache is as it was left. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  applyTheme();
  applyAccepted();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) popover.hidePopover();
  void wakeKnown();
}

/** A photo that can't be loaded leaves the drawing under it (S7.7). */
function removeBrokenPhoto({ target }: Event): void {
  if (target instanceof Element && target.matches("img[data-photo]")) target.remove();
}

/** Applies the fonts and the styles of parts that are closed at first. Only pages without scripts apply them by themselves. */
function applyLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`[media="${lateMedia}"]`)) sheet.media = "all";
}

// A browser with popovers has everything that the scripts need.
if ("popover" in document.documentElement) start();
else
  addEventListener("DOMContentLoaded", () => {
    applyLateSheets();
    showWithoutScripts();
  });
