import { SettingsError } from "../settings/settings.server.ts";

/** The first one that a supervisor hands over. */
const firstDescriptor = 3;

/**
 * The listening socket of `deploy/larkpost.socket`, which systemd holds while the process restarts, so that connections wait in place
 * of being refused; the protocol is that of sd_listen_fds(3). Null where PORT and HOST say where to listen.
 * @throws SettingsError for more than one socket
 */
export function inheritedSocket(
  environment: Readonly<Record<string, string | undefined>>,
  pid: number,
): { fd: number } | null {
  const { LISTEN_FDS: count, LISTEN_PID: owner } = environment;
  if (count === undefined || owner !== String(pid)) return null;
  if (count !== "1") {
    throw new SettingsError(
      `The supervisor hands over ${count} sockets, but the site listens on one: give its socket unit one ListenStream.`,
    );
  }
  return { fd: firstDescriptor };
}
