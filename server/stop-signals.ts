/** Milliseconds. Ctrl C reaches the whole process group, and `npm start` forwards it as well. */
const sameSignal = 1_000;

/** A later signal ends the process immediately. */
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
