import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from '../workspace';

const team = z.object({ name: z.string(), contact: z.string(), handle: z.string().check(z.regex(/^@[\w-]+\/[\w-]+$/)) });
export type Team = z.infer<typeof team>;

/** The teams by their short names, as `tooling/teams.json` lists them. */
export const readTeams = (): Record<string, Team> =>
  z.record(z.string(), team).parse(JSON.parse(readFileSync(inRoot('tooling/teams.json'), 'utf8')));
