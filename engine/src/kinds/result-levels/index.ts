import { familyOf, isFigure } from '../../contracts/report/insight-kind';
import { splitsOf } from '../../contracts/report/claim';
import type { Finding } from '../../insights/finding';
import { groupLevels } from '../group-levels';
import { none, STANDING, type KindSpec } from '../kind-spec';
import { mineResultLevels } from './result-levels';
import { sayResultLevels, type ResultLevelsTold } from './say';

/** Whether something else is told of the result: then its plain levels stand among the figures. */
const isTold = ({ told }: Finding, { kind, subject }: Finding): boolean => {
  const { result } = told as ResultLevelsTold;
  const columns = ['column' in subject.measure ? subject.measure.column : null, ...splitsOf(subject)];
  // How its own labels are shared out says nothing of what it goes with.
  return (
    kind !== 'result-levels' &&
    familyOf(kind) !== 'dominance' &&
    !isFigure(kind) &&
    columns.some((column) => column !== null && result.has(column))
  );
};

export const resultLevels: KindSpec<ResultLevelsTold> = {
  mine: mineResultLevels,
  say: sayResultLevels,
  prune: isTold,
  chart: (about) => groupLevels.chart(about),
  advise: none,
  rows: 'subject',
  standing: STANDING,
};
