/**
 * Like Chrome's translator, but keeps the words: every text, including later ones, becomes two nested `font` elements
 * with a new text node.
 */
export function translate(): void {
  const untouched = "script,style,noscript,textarea,title,svg,code,[translate=no],.notranslate";
  const translateText = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.localName === "font" || parent.closest(untouched)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") translateAll(target);
      addedNodes.forEach(translateAll);
    }
  });
  addEventListener("load", () => {
    translateAll(document.body);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
