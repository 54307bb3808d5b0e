import * as z from 'zod/mini';
import { storedValue } from './stored-value';

/** Rollouts whose weights this browser has met, newest last. So many remotes are not under trial at one time. */
const MOST = 30;
const met = storedValue('hub.rollout-phases', z.array(z.string()));

/** What this very page has found, which stays true while it is open. */
const here = new Map<string, boolean>();

/** Whether no earlier page of this browser has loaded anything of the rollout at this weight. Notes that this one has. */
export function isFirstPage(phase: string): boolean {
  const known = here.get(phase);
  if (known !== undefined) return known;
  const before = met.read() ?? [];
  const isFirst = !before.includes(phase);
  here.set(phase, isFirst);
  if (isFirst) met.write([...before, phase].slice(-MOST));
  return isFirst;
}
