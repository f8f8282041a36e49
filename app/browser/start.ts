/** Inlined at the top of every page: what its first paint needs, and what waits for the islands. One text, so one hash in the policy. */
import { rootClasses } from "#shared/page-names.ts";
import { applyAccepted, hideAcceptedNotice } from "./accepted-notice.ts";
import { carryChosenService, takeChosenService } from "./chosen-service.ts";
import { listenForIslands, onIdle, wakeKnown } from "./early-events.ts";
import { applyLateSheets } from "./late-sheets.ts";
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

// A browser with popovers has everything that the scripts need. Others keep the page as it is without scripts (older-browsers.ts).
if ("popover" in document.documentElement) start();
