/** The address of listeners that no other machine may reach. */
export const loopback = "127.0.0.1";

/** The Host headers of a listener there: any other name was pointed at the loopback by somebody else's page (DNS rebinding). */
export const loopbackHosts = (port: number): string[] => [`localhost:${port}`, `${loopback}:${port}`];
