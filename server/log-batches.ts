import { type DestinationStream, pino } from "pino";

/** Milliseconds that a line waits for others. */
const wait = 100;

/**
 * Standard error, written to some lines at a time: a call for each line took a seventh of the time that a busy server had for
 * a page. The lines of the last moment are written before the process ends by itself; one that is killed loses them.
 */
export function standardErrorInBatches(): DestinationStream {
  const destination = pino.destination({ fd: 2, sync: false });
  let lines: string[] = [];
  const handOver = (): void => {
    if (lines.length > 0) destination.write(lines.join(""));
    lines = [];
  };
  process.once("exit", () => {
    handOver();
    destination.flushSync();
  });
  return {
    write(line) {
      // Joined once, because the destination measures all that waits in it for each line that it is given.
      if (lines.push(line) === 1) setTimeout(handOver, wait).unref();
    },
  };
}
