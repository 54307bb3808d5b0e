import { printMeasure } from '../../contracts/measure';
import type { Finding } from '../../insights/finding';
import { type KindSpec, none, STANDING } from '../kind-spec';
import { saySpread, type SpreadTold } from './say';
import { mineSpreadDifferences } from './spread-difference';

/** Whether the result by the same measure is told: those to whom it happened lie elsewhere on its scale, and so stray otherwise. */
const isOfResult = ({ subject }: Finding, { kind, subject: other }: Finding): boolean =>
  kind === 'rate-by-measure' &&
  'column' in other.measure &&
  other.measure.column === subject.breakdown &&
  other.breakdown === printMeasure(subject.measure);

export const spreadDifference: KindSpec<SpreadTold> = {
  mine: mineSpreadDifferences,
  say: saySpread,
  prune: isOfResult,
  chart: none,
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, onePerFamily: true },
};
