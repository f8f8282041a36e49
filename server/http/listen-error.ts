/** Why the site can't be asked at an address, in one sentence meant for whoever starts it. */
export class ListenError extends Error {}

/** What a server was to listen on, and the settings that say so. */
export interface Listening {
  port: number;
  portSetting: "PORT" | "METRICS_PORT";
  host: string;
}

/** The sentence for an address that can't be had; every other error as it is. */
export function explainListenError(error: Error, { port, portSetting, host }: Listening): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken by another program: stop that one, or set ${portSetting} to another port.`,
    EACCES: `Port ${port} of ${host} takes a right that this user does not have: set ${portSetting} to a port from 1024 on, with a proxy in front of it.`,
    EADDRNOTAVAIL: `HOST is ${host}, but this machine has no such address: set it to one that it has, such as 127.0.0.1, or to 0.0.0.0 for all.`,
    ENOTFOUND: `HOST is ${host}, but no such name can be resolved: set it to an address of this machine, such as 127.0.0.1.`,
  };
  // An address of a family that is switched off, and a name server that is away.
  const alike: Record<string, string> = { EAFNOSUPPORT: "EADDRNOTAVAIL", EAI_AGAIN: "ENOTFOUND" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const sentence = sentences[alike[code] ?? code];
  return sentence === undefined ? error : new ListenError(sentence, { cause: error });
}
