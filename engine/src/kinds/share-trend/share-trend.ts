import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { shareOfLabel } from '../../insights/frame/dimensions/share-of-label';
import { LARGEST_P } from '../../insights/judge/gate';
import { fineSeries } from '../../insights/series/fine-series';
import { meanSeries } from '../../insights/series/series';
import { movesBeyondDrift } from '../../insights/series/share-or-drift';
import { timeP } from '../../insights/units/time-p';
import { LIMITS as TREND } from '../trend/limits';
import { trend } from '../trend/trend';
import { LIMITS } from './limits';
import type { ShareTrendTold } from './say';

/** Groups whose share of the rows rises or falls over the complete periods, however many rows there are in all. */
export function mineShareTrends({ frame, log }: Mining): Finding<ShareTrendTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.regular || timeline.edges.length - 1 < TREND.fewestPeriods) return [];
  return followed(frame).flatMap(({ dimension, code }) => {
    const label = dimension.labels[code] ?? '';
    const share = shareOfLabel(dimension, code);
    const judged = (p: number) => (movesBeyondDrift(timeline, dimension, code) ? Math.max(p, timeP(frame, timeline, share)) : 1);
    const found = trend(
      frame,
      timeline,
      share,
      null,
      meanSeries(timeline, share),
      (p) => log.add(p < LARGEST_P ? judged(p) : p, 'inside'),
      undefined,
      () => fineSeries(timeline, share),
    );
    if (!found || found.small) return [];
    const { up, ends, seasonal } = found.told;
    return [
      {
        ...found,
        kind: 'share-trend' as const,
        member: label,
        strength: found.strength * LIMITS.weight,
        told: { timeline, dimension, label, up, ends, seasonal, tau: found.effect ?? 0 },
        topics: [timeline.column.name, dimension.column.name, `share×${dimension.column.name}`],
      },
    ];
  });
}

/** Labels of few, each with rows enough; of two labels, and of what happens or does not, the one that is told. */
function followed({ dimensions, timeline }: Frame): { dimension: Dimension; code: number }[] {
  return dimensions
    .filter(({ column, distinct, entity }) => !entity && distinct <= LIMITS.mostLabels && column.name !== timeline?.column.name)
    .slice(0, LIMITS.mostColumns)
    .flatMap((dimension) => {
      const event = dimension.event === undefined ? -1 : dimension.labels.indexOf(dimension.event);
      const codes = event >= 0 ? [event] : dimension.distinct === 2 ? [1] : [...dimension.labels.keys()];
      return codes.flatMap((code) => ((dimension.counts[code] ?? 0) >= LIMITS.fewestRows ? [{ dimension, code }] : []));
    });
}
