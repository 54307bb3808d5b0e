import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name: string): string[] => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

export const firstThere = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** The first of these programs that is on the path or at one of the places. */
export const systemProgram = (names: readonly string[], places: readonly string[]): string | undefined =>
  firstThere([...names.flatMap(onPath), ...places]);

/** The program that a setting names. @throws when it is not there; an empty setting is none. */
export function namedProgram(setting: string): string | undefined {
  const named = process.env[setting] || undefined;
  if (named && !existsSync(named)) throw new Error(`${setting} names ${named}, which is not there.`);
  return named;
}

/** Puts Debian's own package on the machine, where that may be done. Answers whether it is there now. */
export function installedFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  try {
    console.log(`Installing ${name} …`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', name);
    return true;
  } catch {
    return false;
  }
}
