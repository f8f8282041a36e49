// At the top of every page: what must be there before its first paint, and what waits for React. Constant, so that its hash stands in the content security policy.
(() => {
  const root = document.documentElement;
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  // Whatever knows popovers knows all that the scripts need. Older browsers keep the page as it is without scripts, those that
  // can't even read this as well (early-leftover.js).
  if (!("popover" in root)) return;
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
  const choice = location.hash || history.state?.usr ? ",[data-hydrate=choice]" : "";
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

  // What engines without invoker commands lack (Safari before 26.2, Chrome before 135, Firefox before 144): a dialog opens once
  // the click's own listeners have run. iOS before 18.3, one of them, closes no popover at a tap beside it.
  if (!window.CommandEvent) {
    const onTarget = (name, selector, act) =>
      addEventListener(name, ({ target }) => act(target.closest(selector)), true);
    onTarget("click", "[commandfor]", (source) => {
      const dialog = source && document.getElementById(source.getAttribute("commandfor"));
      const open = () => {
        dialog.dispatchEvent(Object.assign(new Event("command"), { command: "show-modal", source }));
        if (!dialog.open) dialog.showModal();
      };
      if (dialog) setTimeout(open);
    });
    onTarget("pointerup", "[popover],[popovertarget]", (within) => {
      if (!within) for (const popover of document.querySelectorAll(":popover-open")) popover.hidePopover();
    });
  }

  // When the first frame is on the screen, not when it is drawn: a slow phone takes a while from one to the other.
  early.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length) resolve();
    }).observe({ type: "paint", buffered: true });
  });

  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  // React Router's own scroll memory, applied before hydration on a reload.
  const readPosition = () => {
    if (performance.getEntriesByType("navigation")[0]?.type === "navigate") return 0;
    try {
      const positions = JSON.parse(read("sessionStorage", "react-router-scroll-positions") || "{}");
      const position = positions[history.state?.key || location.pathname + location.search];
      return typeof position === "number" && history.scrollRestoration === "manual" ? position : 0;
    } catch {
      return 0;
    }
  };
  const position = readPosition();

  // On a phone what stands below the first screen is laid out once the page is shown, one part in a frame (global.css), unless
  // the visitor arrives further down.
  if (!position && !location.hash && phone.matches) root.classList.add("in-parts");

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
      if (!early.atOnce) await nextTask();
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
    setTimeout(letGo, 10000);
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
      // Without its scripts the page goes on as it was served.
      console.error(error);
      showServed();
      letGo();
    }
  };

  // Clicks and submissions that only React can answer wait here, in order, until it can.
  const pending = [];
  // Of these, the last link, which leads on without React, too.
  let link;
  const hold = (event, replay) => {
    event.preventDefault();
    pending.push(replay);
    setTimeout(letGo, 10000);
    hydrate();
  };
  const native = "[commandfor],[popovertarget],form[method=dialog] button";
  const onClick = (event) => {
    if (!event.isTrusted || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A new document would show the accepted label again (S1.4), so from then on links wait, too.
    const accepted = document.querySelector("#cookie-notice:not([open])");
    const links = accepted ? 'a[href^="/"]:not([target])' : "a[data-replay]";
    const control = event.target.closest?.("button,[role=tab]," + links);
    if (!control || control.matches(native) || (control.type === "submit" && control.form)) return;
    hold(event, () => control.click());
    if (control.href) link = control;
  };
  const onSubmit = (event) => {
    if (event.target.method === "dialog" || event.submitter?.formMethod === "dialog") return;
    const { target: form, submitter } = event;
    hold(event, () => form.requestSubmit(submitter));
  };
  const release = () => {
    for (const name of unheard) removeEventListener(name, silence, true);
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    removeEventListener("command", recordCommand, true);
  };
  // Without React, or while it takes too long, the browser answers again: a link that was followed is followed.
  const letGo = () => {
    release();
    if (!link) return;
    pending.length = 0;
    link.click();
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("larkpost:hydrated", () => {
    release();
    link = null;
    for (const replay of pending.splice(0)) replay();
  });
  addEventListener("DOMContentLoaded", () => {
    showArrived();
    if (position) scrollTo({ top: position, behavior: "instant" });
    const comesBack = /[#&?](access_token|error|code)=/.test(location.href);
    if (
      comesBack ||
      read("localStorage", "larkpost-session") ||
      document.querySelector("[data-hydrate=now]" + choice)
    ) {
      // Then nothing is cut up for the sake of a tap.
      early.atOnce = true;
      // A list's scripts would share connection and processor with the first paint; another page shows too little without them.
      if (early.listShown) early.firstPaint.then(hydrate);
      else hydrate();
    } else {
      for (const name of intents) addEventListener(name, hydrate, { capture: true, passive: true });
      const loaded = new Promise((resolve) => addEventListener("load", resolve));
      Promise.all([loaded, early.laidOut]).then(fetchModules);
    }
    setTimeout(hydrate, 3000);
  });
})();
