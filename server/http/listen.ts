import { ExpectedError } from "@site/backend";
import { SettingsError } from "../settings/settings.ts";

export class ListenError extends ExpectedError {
  override name = "ListenError";
}

export interface Listening {
  port: number;
  portSetting: "PORT" | "METRICS_PORT";
  host: string;
}

export function explainListenError(error: Error, { port, portSetting, host }: Listening): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use by another program: stop it, or set ${portSetting} to another port.`,
    EACCES: `This user may not listen on port ${port} of ${host}: set ${portSetting} to a port from 1024 on, and put a proxy in front of it.`,
    EADDRNOTAVAIL: `HOST is ${host}, but this machine has no such address: set it to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST is ${host}, but that name can't be resolved: set it to an address of this machine, such as 127.0.0.1.`,
  };
  // A disabled address family and an unreachable name server get the messages of similar errors.
  const alike: Record<string, string> = { EAFNOSUPPORT: "EADDRNOTAVAIL", EAI_AGAIN: "ENOTFOUND" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const sentence = sentences[alike[code] ?? code];
  return sentence === undefined ? error : new ListenError(sentence, { cause: error });
}

const firstDescriptor = 3;

/** Socket that systemd keeps open (sd_listen_fds(3)); null to listen on PORT. @throws SettingsError for several sockets */
export function inheritedSocket(
  environment: Readonly<Record<string, string | undefined>>,
  pid: number,
): { fd: number } | null {
  const { LISTEN_FDS: count, LISTEN_PID: owner } = environment;
  if (count === undefined || owner !== String(pid)) return null;
  if (count !== "1") {
    throw new SettingsError(
      `The supervisor passed ${count} sockets, but the site listens on one: give its socket unit a single ListenStream.`,
    );
  }
  return { fd: firstDescriptor };
}
