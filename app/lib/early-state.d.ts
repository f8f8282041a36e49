interface Window {
  /** What the early scripts keep for React; what they keep for each other is told where they set it. */
  __larkpost?: {
    /** The element that opened each dialog before React arrived, by the dialog's id. */
    commands: Readonly<Record<string, HTMLElement | undefined>>;
    /** What the page reads on arrival (`data-read`), by its absolute address as the data client spells it. */
    read?: { address: string; answer: Promise<Response> };
    /** Fulfilled when that is on the screen, or has failed, or took too long: then the fonts may come. */
    listShown?: Promise<void>;
  };
}
