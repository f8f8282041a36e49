import { readFileSync } from "node:fs";

/**
 * Loaded ahead of a program (`node --import`), moves its wall clock by as many seconds as the file CLOCK_FILE says, as no test may set the
 * machine's own. Timers go by another clock, as they do on a real jump.
 */
const RealDate = Date;

function offset(): number {
  try {
    return Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8")) * 1000 || 0;
  } catch {
    return 0;
  }
}

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(MovedDate.now());
    // Dates of several numbers come here too; the type knows one only.
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + offset();
  }

  /** A date that comes from another thread is one of the real kind. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}

Object.assign(globalThis, { Date: MovedDate });
