export const loopback = "127.0.0.1";

/** Rejecting other Host headers prevents DNS rebinding. */
export const loopbackHosts = (port: number): string[] => [`localhost:${port}`, `${loopback}:${port}`];
