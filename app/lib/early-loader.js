// The one script of a page before hydration. Constant, so that its hash stands in the content security policy.
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

  // What the server never sees may ask for another part of the page than the one it served.
  const choice = location.hash || (history.state && history.state.usr) ? ",[data-hydrate=choice]" : "";
  const showServed = () => root.classList.remove("chosen");
  if (choice) {
    root.classList.add("chosen");
    setTimeout(showServed, 5000);
  }

  // Dialogs opened natively before hydration, by the id of the dialog: which button opened them.
  const commands = {};
  const recordCommand = (event) => {
    if (event.source) commands[event.target.id] = event.source;
  };
  addEventListener("command", recordCommand, true);

  // React Router's own scroll memory, applied before hydration on a reload.
  const restoreScroll = () => {
    try {
      const positions = JSON.parse(read("sessionStorage", "react-router-scroll-positions") || "{}");
      const position = positions[(history.state && history.state.key) || location.pathname + location.search];
      if (typeof position === "number" && history.scrollRestoration === "manual")
        scrollTo({ top: position, behavior: "instant" });
    } catch {}
  };

  const intents = ["pointerdown", "keydown", "touchstart", "focusin", "pointerover", "wheel", "scroll"];
  let started = false;
  const hydrate = async () => {
    const source = document.getElementById("boot");
    if (started || !source) return;
    started = true;
    performance.mark("hydrate-start");
    for (const name of intents) removeEventListener(name, hydrate, true);
    const boot = JSON.parse(source.textContent);
    for (const href of boot.preload) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    window.__reactRouterContext = boot.context;
    try {
      await import(boot.manifestUrl);
      const routes = boot.routes.map(async ([id, addresses]) => [
        id,
        Object.assign({}, ...(await Promise.all(addresses.map((address) => import(address))))),
      ]);
      window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
      await import(boot.entry);
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
  window.__larkpost = { commands };

  addEventListener("DOMContentLoaded", () => {
    restoreScroll();
    const arrivesWithToken = /[#&?](access_token|refresh_token|error_description|code|token_hash)=/.test(location.href);
    if (
      arrivesWithToken ||
      read("localStorage", "larkpost-session") ||
      document.querySelector("[data-hydrate=now]" + choice)
    ) {
      hydrate();
      return;
    }
    for (const name of intents) addEventListener(name, hydrate, { capture: true, passive: true });
    setTimeout(hydrate, 3000);
    const whenIdle = () => (window.requestIdleCallback || setTimeout)(hydrate);
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  });
})();
