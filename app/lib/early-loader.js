// The one script of every page before hydration. Constant, so that its hash stands in the content security policy.
(() => {
  const root = document.documentElement;
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  root.classList.add("scripts");
  const theme = read("localStorage", "larkpost-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  // The first screen is laid out and painted once, whole: half of it, painted while the rest is parsed, would move, and be laid
  // out again for every piece (global.css). On a phone it ends with the first child of `main` or before what is `data-later`
  // (inline-styles.ts), elsewhere all of `main` is waited for. A page that stops half way is shown as far as it came.
  const phone = matchMedia("(max-width: 44rem)");
  root.classList.add("arriving");
  const next = phone.matches ? "main > :nth-child(2), [data-later], main ~ footer" : "main ~ footer";
  const arrival = new MutationObserver(() => {
    if (document.querySelector(next)) showArrived();
  });
  const showArrived = () => {
    arrival.disconnect();
    root.classList.remove("arriving");
  };
  arrival.observe(root, { childList: true, subtree: true });
  setTimeout(showArrived, 1000);

  // What the server never sees may ask for another part of the page than the one it served.
  const choice = location.hash || (history.state && history.state.usr) ? ",[data-hydrate=choice]" : "";
  const showServed = () => root.classList.remove("chosen");
  if (choice) {
    root.classList.add("chosen");
    setTimeout(showServed, 5000);
  }

  // Dialogs opened natively before hydration, by the id of the dialog: which button opened them.
  const early = (window.__larkpost = { commands: {} });
  const recordCommand = (event) => {
    if (event.source) early.commands[event.target.id] = event.source;
  };
  addEventListener("command", recordCommand, true);

  const nextFrame = () => new Promise(requestAnimationFrame);
  // When the first frame is on the screen, not when it is drawn: a slow phone takes a while from one to the other.
  const firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  // Pictures on the first screen wait for its words (`:global(.unpainted)` in their styles).
  root.classList.add("unpainted");
  firstPaint.then(() => root.classList.remove("unpainted"));

  // Sooner or later, also where the browser never tells of an idle moment.
  const whenIdle = () =>
    new Promise((resolve) =>
      window.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve),
    );

  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  // Not `removeAttribute`: Chromium writes the attribute when it is asked for it, so removed before it would stay as an empty one.
  const clearStyle = (element) => element.toggleAttribute("style", false);

  // Lays out what `change` brings in a task of its own, so that a tap need not wait for the painting of it as well.
  const layOut = async (change) => {
    await whenIdle();
    change();
    root.getBoundingClientRect();
    await nextFrame();
  };

  // Web fonts come after the first paint, which they would delay. Every face that is added lays out anew all that is laid out,
  // whatever its font: so a whole page swaps at once, a first screen one family after the other (web-fonts.css).
  const addFonts = async () => {
    // Not every sheet: a browser's extension may have brought one whose rules nobody may read.
    const rules = [...document.querySelectorAll("style")].flatMap(({ sheet }) => [...sheet.cssRules]);
    const { cssRules: fonts = [] } = rules.find(({ conditionText }) => conditionText === "(scripting: none)") || {};
    const faces = [...fonts].map(({ style }) => {
      const read = (name) => style.getPropertyValue(name);
      return new FontFace(read("font-family").replaceAll('"', ""), read("src"), {
        weight: read("font-weight"),
        unicodeRange: read("unicode-range"),
        display: "swap",
      });
    });
    const onEveryPage = faces.filter(({ unicodeRange }) => /^U\+.{1,2}-/i.test(unicodeRange));
    await Promise.allSettled(onEveryPage.map((face) => face.load()));
    const step = root.classList.contains("in-parts") && !atOnce ? 2 : faces.length;
    for (let first = 0; first < faces.length; first += step) {
      await layOut(() => {
        for (const face of faces.slice(first, first + step)) document.fonts.add(face);
      });
    }
  };

  // React Router's own scroll memory, applied before hydration on a reload.
  const readPosition = () => {
    const [{ type } = {}] = performance.getEntriesByType("navigation");
    if (type === "navigate") return 0;
    try {
      const positions = JSON.parse(read("sessionStorage", "react-router-scroll-positions") || "{}");
      const position = positions[(history.state && history.state.key) || location.pathname + location.search];
      return typeof position === "number" && history.scrollRestoration === "manual" ? position : 0;
    } catch {
      return 0;
    }
  };
  const position = readPosition();

  // On a phone what stands below the first screen is laid out once the page is shown, one part in a frame (global.css), unless
  // the visitor arrives further down.
  if (!position && !location.hash && phone.matches) root.classList.add("in-parts");
  const layOutRest = async () => {
    if (!root.classList.contains("in-parts")) return;
    const parts = document.querySelectorAll("main > section, body > footer, .part");
    for (const part of parts) {
      await layOut(() => {
        part.style.contentVisibility = "visible";
      });
    }
    root.classList.remove("in-parts");
    parts.forEach(clearStyle);
  };

  // What a browser styles and lays out for the first time takes it twice as long. So dialogs and menus are laid out once, unseen and
  // unpainted, before somebody opens them.
  const warmOverlays = async () => {
    for (const overlay of document.querySelectorAll("dialog:not([open]),[popover]:not(:popover-open)")) {
      await whenIdle();
      if (overlay.checkVisibility()) continue;
      overlay.style.cssText = "display:block;position:fixed;visibility:hidden";
      overlay.getBoundingClientRect();
      clearStyle(overlay);
    }
  };

  // A modal dialog makes the browser style every element behind it anew. What nobody sees meanwhile is skipped, at the height it has:
  // on a phone the whole page, whose ground is opaque then (dialog.module.css), elsewhere what stands outside the window.
  let skipped = [];
  const isOutside = (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top > innerHeight || bottom < 0;
  };
  const skipUnseen = ({ target, command }) => {
    if (command !== "show-modal") return;
    skipped = [...document.querySelectorAll("body > header, main > *, body > footer")].filter(
      (part) => (phone.matches || isOutside(part)) && !part.contains(target),
    );
    const heights = skipped.map((part) => part.getBoundingClientRect().height);
    skipped.forEach((part, index) => {
      part.style.cssText = `block-size:${heights[index]}px;content-visibility:hidden`;
    });
  };
  // What stands in the window comes back at once, since the focus goes back to an element there.
  const showSkipped = async () => {
    const later = skipped.filter(isOutside);
    for (const part of skipped.splice(0)) if (!later.includes(part)) clearStyle(part);
    for (const part of later) await layOut(() => clearStyle(part));
  };
  addEventListener("command", skipUnseen, true);
  addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (target.localName === "dialog" && newState === "closed") showSkipped();
    },
    true,
  );
  addEventListener("scroll", () => {
    if (!phone.matches) showSkipped();
  });
  addEventListener("resize", showSkipped);

  // Whether the page starts without waiting for a visitor: then nothing is cut up for the sake of a tap.
  let atOnce = false;

  // Asked for one by one and later run one by one, each in a task of its own, so that a tap meanwhile is answered soon.
  let boot;
  const fetchModules = async () => {
    const source = document.getElementById("boot");
    if (boot || !source) return;
    boot = JSON.parse(source.textContent);
    for (const href of boot.modules) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
      if (!atOnce) await nextTask();
    }
  };

  const intents = "pointerdown keydown touchstart focusin pointerover pointermove wheel scroll".split(" ");
  // To answer one of these React would hydrate the whole page at once, so it hears none until it has done so in its own time.
  const unheard = [
    ..."pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup".split(" "),
    ..."beforeinput textInput input change compositionstart compositionend".split(" "),
  ];
  const silence = (event) => event.stopPropagation();
  let started = false;
  const hydrate = async () => {
    if (started || !document.getElementById("boot")) return;
    started = true;
    performance.mark("hydrate-start");
    for (const name of intents) removeEventListener(name, hydrate, true);
    for (const name of unheard) addEventListener(name, silence, true);
    try {
      await fetchModules();
      const routeModules = (window.__reactRouterRouteModules = {});
      for (const href of boot.modules) {
        const module = await import(href);
        for (const [id, addresses] of boot.routes) {
          if (addresses.includes(href)) routeModules[id] = { ...routeModules[id], ...module };
        }
        await nextTask();
      }
    } catch (error) {
      // Without its scripts the page goes on as it was served; queued clicks give way to the platform.
      console.error(error);
      showServed();
      release();
    }
  };

  // Clicks and submissions that only React can answer wait here, in order, until it can.
  const pending = [];
  const native =
    "a[href]:not([data-replay]),[commandfor],[popovertarget],summary,label,input,select,textarea,form[method=dialog] button";
  const onClick = (event) => {
    if (!event.isTrusted || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = event.target.closest && event.target.closest("button,a[data-replay],[role=tab]");
    if (!control || control.matches(native) || (control.type === "submit" && control.form)) return;
    event.preventDefault();
    pending.push(() => control.click());
    hydrate();
  };
  const onSubmit = (event) => {
    if (event.target.method === "dialog" || (event.submitter && event.submitter.formMethod === "dialog")) return;
    const { target: form, submitter } = event;
    event.preventDefault();
    pending.push(() => form.requestSubmit(submitter));
    hydrate();
  };
  const release = () => {
    for (const name of unheard) removeEventListener(name, silence, true);
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    removeEventListener("command", recordCommand, true);
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("larkpost:hydrated", () => {
    release();
    for (const replay of pending.splice(0)) replay();
  });
  addEventListener("DOMContentLoaded", () => {
    showArrived();
    if (position) scrollTo({ top: position, behavior: "instant" });
    const laidOut = Promise.all([firstPaint, early.listShown]).then(addFonts).catch(console.error).then(layOutRest);
    laidOut.then(warmOverlays);
    const arrivesWithToken = /[#&?](access_token|refresh_token|error_description|code|token_hash)=/.test(location.href);
    if (
      arrivesWithToken ||
      read("localStorage", "larkpost-session") ||
      document.querySelector("[data-hydrate=now]" + choice)
    ) {
      atOnce = true;
      // A list's scripts would share connection and processor with the first paint; another page shows too little without them.
      if (early.listShown) firstPaint.then(hydrate);
      else hydrate();
    } else {
      for (const name of intents) addEventListener(name, hydrate, { capture: true, passive: true });
      const loaded = new Promise((resolve) => addEventListener("load", resolve));
      Promise.all([loaded, laidOut]).then(whenIdle).then(fetchModules);
    }
    setTimeout(hydrate, 3000);
  });
})();
