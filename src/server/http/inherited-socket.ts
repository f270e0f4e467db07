import { SettingsError } from '../settings.ts';

/** The first file descriptor that systemd hands over (sd_listen_fds(3)). */
const firstDescriptor = 3;

/**
 * The descriptor of the listening socket that systemd keeps for the site (deploy/site.socket); undefined if there is
 * none. It is not told to child processes. Throws a `SettingsError` if there are several sockets.
 */
export function takeInheritedSocket(environment: NodeJS.ProcessEnv, pid: number): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  delete environment.LISTEN_PID;
  delete environment.LISTEN_FDS;
  if (LISTEN_PID !== String(pid) || !LISTEN_FDS) return undefined;
  if (LISTEN_FDS === '1') return firstDescriptor;
  throw new SettingsError(`LISTEN_FDS is ${LISTEN_FDS}: site.socket must name one address.`);
}
