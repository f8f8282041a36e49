/** Milliseconds. Ctrl+C signals the whole process group, and `npm start` forwards the signal again. */
const sameSignal = 1_000;

/** A second signal ends the process immediately. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let first: number | null = null;
  const onSignal = (): void => {
    if (first === null) {
      first = performance.now();
      void stop();
    } else if (performance.now() - first > sameSignal) process.exit(1);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
