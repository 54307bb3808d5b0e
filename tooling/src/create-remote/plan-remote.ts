import { existsSync } from 'node:fs';
import { remoteName } from '@hub/shared/contracts/releases/discovery';
import { readRemoteConfig } from '../build/build-remote';
import { readTeams, type Team } from '../ownership/teams';
import { inRoot, remoteNames } from '../workspace';

export interface RemotePlan {
  /** Folder and name, `mf-example`. */
  name: string;
  /** Last part of its address and name of its files, `example`. */
  slug: string;
  /** What people read, `Example`. */
  title: string;
  path: string;
  /** Place in the sidebar: after all there are. */
  order: number;
  team: Team;
}

const STEP = 10;
const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * What a new remote will be.
 *
 * @throws with a sentence when the name or the team will not do.
 */
export async function planRemote(name: string, teamName: string): Promise<RemotePlan> {
  if (!remoteName.safeParse(name).success || /-$|--/.test(name)) {
    throw new Error(
      `"${name}" will not do as a name: it must begin with mf- and go on in small letters, digits and single hyphens, as mf-example.`,
    );
  }
  if (existsSync(inRoot(name))) throw new Error(`There is a folder ${name} already.`);
  const teams = readTeams();
  const team = teams[teamName];
  if (!team) throw new Error(`There is no team "${teamName}". There are: ${Object.keys(teams).join(', ')} (tooling/teams.json).`);
  const slug = name.slice('mf-'.length);
  const path = `/dashboard/${slug}`;
  let order = 0;
  for (const other of remoteNames()) {
    for (const route of (await readRemoteConfig(other)).routes) {
      if (route.path.toLowerCase() === path) throw new Error(`${other} has a screen at ${path} already. Choose another name.`);
      order = Math.max(order, route.nav?.order ?? 0);
    }
  }
  return { name, slug, title: titleOf(slug), path, order: order + STEP, team };
}
