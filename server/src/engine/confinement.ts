import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';

/** How a child process is started so that it has less than its parent; each part is there where the system has it. */
export interface Confinement {
  /** Program and arguments that come before the child's own; empty where there is nothing. */
  prefix: string[];
  /** No network but a loopback of its own that is down. */
  noNetwork: boolean;
  /** No privilege can be gained, none is left but root's to read files, and the child goes with its parent. */
  noPrivileges: boolean;
}

const PROBE_MS = 5_000;

const works = (prefix: string[]): boolean =>
  spawnSync(prefix[0] ?? '', [...prefix.slice(1), process.execPath, '--version'], { stdio: 'ignore', timeout: PROBE_MS })
    .status === 0;

/** Without root a network of its own takes a user namespace, in which the user stays who it is. */
const NO_NETWORK = ['unshare', ...(getuid?.() === 0 ? [] : ['--map-current-user']), '--net', '--'];
/** Root keeps the one right by which it reads a data folder that belongs to another user. */
const NO_PRIVILEGES = [
  'setpriv',
  '--no-new-privs',
  '--bounding-set=-all,+dac_override',
  '--inh-caps=-all',
  '--pdeathsig=KILL',
  '--',
];
/** Without root the bounding set cannot be made smaller, and nothing is in the other sets. */
const NO_NEW_PRIVILEGES = ['setpriv', '--no-new-privs', '--pdeathsig=KILL', '--'];

let found: Confinement | null = null;

/** What this system has (Linux: util-linux), found out by trying it, once. */
export function confinement(): Confinement {
  if (found) return found;
  if (process.platform !== 'linux') return (found = { prefix: [], noNetwork: false, noPrivileges: false });
  const network = works(NO_NETWORK) ? NO_NETWORK : [];
  const privileges = [NO_PRIVILEGES, NO_NEW_PRIVILEGES].find((prefix) => works([...network, ...prefix])) ?? [];
  return (found = {
    prefix: [...network, ...privileges],
    noNetwork: network.length > 0,
    noPrivileges: privileges.length > 0,
  });
}

/** The same for a child that needs the network. */
export const networkedConfinement = (): string[] => {
  const { prefix, noNetwork } = confinement();
  return noNetwork ? prefix.slice(NO_NETWORK.length) : prefix;
};

/** `execPath` and `execArgv` of `fork` for a child behind a prefix. */
export const behind = (prefix: string[], execArgv: string[]): { execPath: string; execArgv: string[] } => {
  const [program, ...rest] = prefix;
  return program === undefined
    ? { execPath: process.execPath, execArgv }
    : { execPath: program, execArgv: [...rest, process.execPath, ...execArgv] };
};
