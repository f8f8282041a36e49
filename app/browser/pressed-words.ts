function wordsAt({ clientX: x, clientY: y, target }: MouseEvent): string {
  const texts = document.createTreeWalker(target as HTMLElement, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const isUnder = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
    if ([...range.getClientRects()].some(isUnder)) return range.toString();
  }
  return (target as HTMLElement).innerText;
}

/** Development only: Alt-clicking a text opens its field in the words editor, whose URL is `editor`. */
export function openPressedWords(editor: string): void {
  const open = (event: MouseEvent): void => {
    if (!event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const query = new URLSearchParams({ words: wordsAt(event).trim().slice(0, 500), page: location.pathname });
    const link = document.createElement("a");
    link.href = `${editor}/pressed?${query}`;
    link.target = "words-editor";
    link.click();
  };
  addEventListener("click", open, true);
}
