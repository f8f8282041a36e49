// Stands in a list that its page reads on arrival, which bears `data-read`. Constant, as early-loader.js, which runs before it.
(() => {
  // An older browser shows the list that came with the page.
  if (!window.__larkpost) return;
  const list = document.currentScript.closest("[data-read]");

  // Asked for before the scripts that show it (early-read.ts takes the answer).
  const { address, headers } = JSON.parse(list.dataset.read);
  const answer = fetch(address, { headers });
  answer.catch(() => {});
  window.__larkpost.read = { address: new URL(address, location.href).href, answer };

  // The list comes before its page's fonts, which would share its connection; but not when it keeps them waiting. Whoever bears
  // `data-read` tells by `aria-busy` that it is there, or that it failed.
  const nextFrame = () => new Promise(requestAnimationFrame);
  window.__larkpost.listShown = new Promise((resolve) => {
    const paint = async () => {
      const picture = list.querySelector("img");
      if (picture) await picture.decode().catch(() => {});
      // The frame that shows it is on the screen a while after it is drawn.
      await nextFrame();
      await nextFrame();
      resolve();
    };
    new MutationObserver(paint).observe(list, { attributeFilter: ["aria-busy"] });
    setTimeout(resolve, 3000);
  });
})();
