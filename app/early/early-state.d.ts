interface Window {
  /** What the inline scripts keep for React. */
  __larkpost?: {
    /** The element that opened each dialog before React arrived, by the dialog's id. */
    commands: Record<string, HTMLElement | undefined>;
    /** What the page reads on arrival (`data-read`), by its absolute address as the data client spells it. */
    read?: { address: string; answer: Promise<Response> };
  };
}
