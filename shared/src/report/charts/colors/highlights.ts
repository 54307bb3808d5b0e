import type { Chart } from '../../../contracts/reports/chart';

/** What the finding speaks of: one x value or series, or several x values. */
export const highlightsOf = ({ highlight, highlights }: Chart): readonly string[] =>
  highlights ?? (highlight === undefined ? [] : [highlight]);
