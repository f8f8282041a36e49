/** Inlined at the top of every page. The text is the same everywhere, so the policy needs only one hash. */
import { lateMedia } from "#shared/late-styles.ts";
import { elementIds } from "#shared/element-ids.ts";
import { readStored, writeStored } from "#shared/browser-storage.ts";
import { rootClasses } from "#shared/root-classes.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { happens, listenForIslands, onIdle, root, wakeDue } from "./island-triggers.ts";
import { isFollowed, navigationType } from "./navigation-type.ts";
import { menuRowQuery } from "#shared/breakpoints.ts";

async function start(): Promise<void> {
  root.classList.add(rootClasses.scripts);
  skipBelow();
  const parsed = happens("DOMContentLoaded");
  const loaded = happens("load");
  // A prerendered page may never be seen, so it reads no storage and wakes nothing until it is shown.
  if ((document as { prerendering?: boolean }).prerendering) await happens("prerenderingchange");
  applyTheme();
  hideAcceptedNotice();
  listenForIslands();
  if (!("CommandEvent" in window)) polyfillInvokerCommands();
  addEventListener("pageshow", onPageShow);

  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint")[0]) resolve();
    }).observe({ type: "paint", buffered: true });
    // Background tabs are never painted.
    parsed.then(() => setTimeout(resolve, 3_000));
  });
  // Fonts and the styles of closed parts would delay the first paint.
  firstPaint.then(applyLateSheets).then(addWebFonts);
  Promise.all([parsed, firstPaint]).then(wakeDue);
  // Safari lacks requestIdleCallback, and setTimeout treats the options as a delay of 0. Chromium may report no idle time on a page
  // opened by touch.
  const whenIdle = window.requestIdleCallback || setTimeout;
  Promise.all([loaded, firstPaint]).then(() => whenIdle(onIdle, { timeout: 3_000 }));
}

function applyTheme(): void {
  root.dataset.theme = readStored(storageKeys.theme) || "";
}

/** The notice stays hidden across links, Back and Forward. A reload, a typed address or a new tab shows it again (S1.4, D21). */
function hideAcceptedNotice(): void {
  if (!isFollowed() && navigationType() !== "back_forward") writeStored(storageKeys.accepted, null, "sessionStorage");
  applyAccepted();
  addEventListener(
    "close",
    ({ target }) => {
      if ((target as Element).id === elementIds.cookieNotice)
        writeStored(storageKeys.accepted, "yes", "sessionStorage");
    },
    true,
  );
}

/** Also called for pages restored from the back-forward cache, because Accept may have been pressed on a later page. */
function applyAccepted(): void {
  document.documentElement.classList.toggle(
    rootClasses.accepted,
    readStored(storageKeys.accepted, "sessionStorage") !== null,
  );
}

/** The back-forward cache restores a page as it was left. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  applyTheme();
  applyAccepted();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
  void wakeDue();
}

/** If a fragment, reload, Back or a link targets a scroll position, the parts above it have to be laid out first. */
function skipBelow(): void {
  root.classList.toggle(rootClasses.fromTop, navigationType() === "navigate" && !location.hash);
  addEventListener(
    "click",
    ({ target }) => {
      // Tabs show their panel without scrolling.
      if ((target as Element).closest("a[href*='#']:not([role=tab])")) root.classList.remove(rootClasses.fromTop);
    },
    true,
  );
}

/** Swaps in the common faces all at once, because each swap lays out the page again. */
async function addWebFonts(): Promise<void> {
  const { sheet } = document.querySelector("[data-fonts]") as HTMLStyleElement;
  const faces = ([...(sheet as CSSStyleSheet).cssRules] as CSSFontFaceRule[]).map(({ style }) => {
    const of = (name: string): string => style.getPropertyValue(name);
    return new FontFace(of("font-family").replaceAll('"', ""), of("src"), {
      weight: of("font-weight"),
      unicodeRange: of("unicode-range"),
      display: "swap",
    });
  });
  // Faces from U+1000 on cover rare characters and load on demand.
  await Promise.allSettled(faces.map((face) => face.unicodeRange.startsWith("U+1") || face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** Applies these sheets last, because inserting one between others would restyle the whole page. */
function applyLateSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${lateMedia}"]`)) {
    const late = link.cloneNode() as HTMLLinkElement;
    late.media = "all";
    document.head.append(late);
  }
}

// A browser with popovers supports everything else that the scripts need.
if ("popover" in root) void start();
else
  addEventListener("DOMContentLoaded", () => {
    applyLateSheets();
    void addWebFonts();
    showWithoutScripts();
  });

/** Polyfill for Safari < 26.2, Chrome < 135, Firefox < 144. `show-modal` is the only command in use (button.tsx). */
function polyfillInvokerCommands(): void {
  addEventListener("click", ({ target }) => {
    const source = (target as Element).closest<HTMLElement>("[commandfor]");
    const dialog =
      source && (document.getElementById(source.getAttribute("commandfor") as string) as HTMLDialogElement);
    if (!dialog) return;
    dialog.dispatchEvent(Object.assign(new Event("command"), { command: "show-modal", source }));
    if (!dialog.open) dialog.showModal();
    // WebKit sometimes loses focus if the dialog closes while its island hydrates.
    const returnFocus = (): void => {
      if (document.activeElement === document.body) source.focus();
    };
    dialog.addEventListener("close", returnFocus, { once: true });
  });
}

/** For browsers without popovers, which show all of them at once. Shows the noscript content and toggles popovers by button. */
function showWithoutScripts(): void {
  for (const copy of document.querySelectorAll("noscript")) copy.outerHTML = copy.textContent;
  for (const button of document.querySelectorAll<HTMLElement>("[popovertarget]")) {
    const layer = document.getElementById(button.getAttribute("popovertarget") as string) as HTMLElement;
    // On wide screens the menu is a row that is always visible.
    if (layer.localName === "nav" && matchMedia(menuRowQuery).matches) continue;
    layer.style.display = "none";
    button.onclick = () => {
      layer.style.display = layer.style.display ? "" : "none";
    };
  }
}
