/** Unreachable from other machines. */
export const loopback = "127.0.0.1";

/** Any other name means that a foreign page pointed it at the loopback interface (DNS rebinding). */
export const loopbackHosts = (port: number): string[] => [`localhost:${port}`, `${loopback}:${port}`];
