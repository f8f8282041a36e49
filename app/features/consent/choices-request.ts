let show: (() => void) | null = null;
let isWaiting = false;

/** Shows the cookie choices again. The label is loaded after hydration, so a request that comes sooner waits for it. */
export function requestChoices(): void {
  if (show) show();
  else isWaiting = true;
}

/** Tells how the label is shown, for as long as it is there; returns what ends that. */
export function answerRequests(showLabel: () => void): () => void {
  show = showLabel;
  if (isWaiting) showLabel();
  isWaiting = false;
  return () => {
    show = null;
  };
}
