/** No other machine can reach listeners there. */
export const loopback = "127.0.0.1";

/** Somebody else's page pointed any other name at the loopback (DNS rebinding). */
export const loopbackHosts = (port: number): string[] => [`localhost:${port}`, `${loopback}:${port}`];
