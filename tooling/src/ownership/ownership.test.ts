import { existsSync, readdirSync } from 'node:fs';
import { remoteConfig } from '@hub/shared/contracts/releases/remote-config';
import { inRoot, remoteNames, ROOT } from '../workspace';
import { readCodeOwners } from './code-owners';
import { readTeams } from './teams';

const owners = readCodeOwners();
const teams = Object.values(readTeams());

test('every owner of a folder is a team that there is, and every folder that is owned is there', () => {
  for (const [pattern, owner] of owners) {
    expect([pattern, teams.map(({ handle }) => handle)]).toEqual([pattern, expect.arrayContaining([owner])]);
    if (pattern !== '*') expect([pattern, existsSync(inRoot(pattern))]).toEqual([pattern, true]);
  }
});

test('every package has an owner of its own', () => {
  const packages = readdirSync(ROOT).filter((name) => existsSync(inRoot(name, 'package.json')));
  expect(packages.filter((name) => !owners.has(`/${name}/`))).toEqual([]);
});

test.each(remoteNames())('the team that %s names on its error panel is the one that owns its folder', (name) => {
  const { config } = jest.requireActual<{ config: unknown }>(inRoot(name, 'remote.config.ts'));
  const { owner } = remoteConfig.parse(config);
  const team = teams.find(({ handle }) => handle === owners.get(`/${name}/`));
  expect(owner).toEqual({ team: team?.name, contact: team?.contact });
});
