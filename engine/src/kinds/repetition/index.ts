import { adviseOnRepeated } from '../advice/records';
import type { Finding } from '../../insights/finding';
import { chartOfRepeated } from './chart';
import { mineRepetitions } from './repetition';
import { sayRepeated, type RepeatedTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

/** The same rows by fewer columns, or by the same ones in another order. */
function hasMoreColumns(finding: Finding, other: Finding): boolean {
  if (other.kind !== 'repetition') return false;
  const [own = [], its = []] = [finding, other].map(({ subject }) => [subject.breakdown ?? []].flat());
  if (!own.every((column) => its.includes(column))) return false;
  return (
    own.length < its.length ||
    other.strength > finding.strength ||
    (other.strength === finding.strength && String(its) < String(own))
  );
}

export const repetition: KindSpec<RepeatedTold> = {
  mine: mineRepetitions,
  say: sayRepeated,
  prune: hasMoreColumns,
  chart: chartOfRepeated,
  advise: adviseOnRepeated,
  rows: 'own',
  standing: { ...STANDING, advice: 'Single Records' },
};
