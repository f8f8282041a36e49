/** Milliseconds: Ctrl C reaches the whole process group, and `npm start` passes it on. */
const sameSignal = 1_000;

/** A later signal ends the process at once. */
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
