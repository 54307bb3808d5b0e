import { pointClaim, pointInterval } from '@hub/engine/contracts/report/point-claim';
import type { Claim } from '../../contracts/reports/claim';
import { pointText } from '../charts/as-text/chart-stops';
import { t } from '../messages';
import type { ReportContents } from '../report-context';

import { numberClaim } from '@hub/engine/contracts/report/number-claim';
type Told = 'id' | 'sentence' | 'table' | 'value' | 'unit' | 'sql' | 'rows' | 'baseline' | 'q' | 'confidence' | 'expected';

/** What a panel shows the rows of: a claim, another number of its sentence, or a point of a chart. */
export interface Numbered extends Pick<Claim, Told> {
  /** Rows that it rests on; null where only they say how many. */
  n: number | null;
  /** The number as the sentence has it, where it is not that of a claim. */
  text?: string;
  /** The claim whose sentence it is, whose numbers are doors as well. */
  of?: Claim;
}

/** A claim, another number of its sentence, or a point of a chart by its id. */
export function numberedOf(id: string, { claim, chart }: Pick<ReportContents, 'claim' | 'chart'>): Numbered | null {
  const told = claim(id);
  if (told) return { ...told, of: told };
  const beside = numberClaim(id, claim);
  if (beside) {
    const { sentence, table, q } = beside.claim;
    return { ...beside, of: beside.claim, sentence, table, q, baseline: null, n: null };
  }
  const found = pointClaim(id, chart);
  const point = found?.chart.series[found.series]?.points[found.point];
  if (!found || !point) return null;
  const interval = pointInterval(found.chart, point);
  return {
    ...found,
    sentence: t('number.point', { title: found.chart.title, point: pointText(found.chart)(point, found.series) }),
    table: claim(found.chart.claim ?? '')?.table ?? '',
    baseline: found.chart.reference?.value ?? null,
    n: null,
    q: null,
    ...(interval && { confidence: interval }),
  };
}
