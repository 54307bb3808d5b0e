import { pointClaim, pointInterval } from '@hub/engine/contracts/report/point-claim';
import type { Claim } from '../../contracts/reports/claim';
import { pointText } from '../charts/as-text/chart-stops';
import { t } from '../messages';
import type { ReportContents } from '../report-context';

type Told = 'id' | 'sentence' | 'table' | 'value' | 'unit' | 'sql' | 'rows' | 'baseline' | 'q' | 'confidence' | 'expected';

/** What a panel shows the rows of: a claim, or a point of a chart. */
export interface Numbered extends Pick<Claim, Told> {
  /** Rows that it rests on; null where only they say how many. */
  n: number | null;
}

/** A claim or a point of a chart by its id. */
export function numberedOf(id: string, { claim, chart }: Pick<ReportContents, 'claim' | 'chart'>): Numbered | null {
  const told = claim(id);
  if (told) return told;
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
