// Stands at the end of every page: what happens to its layout between its first paint and its first tap. Constant, as early-loader.js.
(() => {
  const early = window.__larkpost;
  // Older browsers keep the page as it was served (early-leftover.js).
  if (!early) return;
  const root = document.documentElement;
  const phone = matchMedia("(max-width: 44rem)");

  // Sooner or later, also where the browser never tells of an idle moment.
  const whenIdle = () =>
    new Promise((resolve) =>
      window.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve),
    );

  // Not `removeAttribute`: Chromium writes the attribute when it is asked for it, so removed before it would stay as an empty one.
  const clearStyle = (element) => element.toggleAttribute("style", false);

  // Lays out what `change` brings in a task of its own, so that a tap need not wait for the painting of it as well.
  const layOut = async (change) => {
    await whenIdle();
    change();
    root.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
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
    const step = root.classList.contains("in-parts") && !early.atOnce ? 2 : faces.length;
    for (let first = 0; first < faces.length; first += step) {
      await layOut(() => {
        for (const face of faces.slice(first, first + step)) document.fonts.add(face);
      });
    }
  };

  // One part in a frame (`in-parts` in early-loader.js).
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

  // A modal dialog makes the browser style every element behind it anew. What nobody sees meanwhile is skipped, at the height it has:
  // on a phone the whole page, whose ground is opaque then (dialog.module.css), elsewhere what stands outside the window.
  let skipped = [];
  const isOutside = (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top > innerHeight || bottom < 0;
  };
  const skipUnseen = ({ target, isTrusted }) => {
    // Only where the command is the browser's own: others may not tell in time that the dialog closes.
    if (!isTrusted) return;
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
  const onClosing = ({ target, newState }) => {
    if (target.localName === "dialog" && newState !== "open") showSkipped();
  };
  // The first comes before the focus returns; not every engine has it for dialogs.
  addEventListener("beforetoggle", onClosing, true);
  addEventListener("close", onClosing, true);
  addEventListener("scroll", () => {
    if (!phone.matches) showSkipped();
  });
  addEventListener("resize", showSkipped);

  early.laidOut = Promise.all([early.firstPaint, early.listShown])
    .then(addFonts)
    .catch(console.error)
    .then(layOutRest)
    .then(whenIdle);
})();
