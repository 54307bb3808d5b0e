import type { Frame } from '../../insights/frame/frame';
import { conditions, name } from '../../insights/sql';
import { setAgainst, type Against } from '../../profile/set-against';

/** Two columns of which the one is used of the other. */
export interface Limited {
  actual: string;
  target: string;
  is: Against['is'];
}

/** What is used beside what there is, what it takes beside what was planned for it, and what it came to beside what was agreed. What is to be reached is no bound. */
export const limitsIn = ({ table }: Pick<Frame, 'table'>): Limited[] =>
  setAgainst(table.columns)
    .filter(({ is }) => is !== 'goal')
    .map(({ actual, target, is }) => ({ actual: actual.name, target: target.name, is }));

/** Rows that have both, of members who are still there. */
export const knownOf = ({ gone }: Frame, { actual, target }: Limited): string =>
  conditions(`${name(actual)} >= 0`, `${name(target)} > 0`, gone?.there ?? null);
