import type { RemoteRelease, RolloutFigures } from '@hub/shared/contracts/releases/releases';
import { formatCount, formatFixed, formatNumber, formatPercent, NO_VALUE } from '@hub/shared/format';
import { t } from '../../messages';
import { Facts, Section, Table } from './section';

type Metric = RolloutFigures['metrics'][number];

const METRICS = [
  'failed_calls',
  'errors',
  'damage',
  'silent',
  'load',
  'shown',
  'longest_task',
  'inp',
  'layout_shift',
  'memory',
] as const;

/** A metric that a newer server has is called by its own name. */
const nameOf = ({ metric }: Metric): string => {
  const known = METRICS.find((each) => each === metric);
  return known ? t(`metric.${known}`) : metric;
};

const valueOf = (value: number | null, unit: Metric['unit']): string => {
  if (value === null) return NO_VALUE;
  if (unit === 'share') return formatPercent(100 * value);
  if (unit === 'MB') return `${formatFixed(value, 1)} MB`;
  return unit === 'ms' ? `${formatCount(Math.round(value))} ms` : formatFixed(value / 1000, 3);
};

/** The figure, and between what the true one lies. */
const withInterval = ({ unit, intervals, ...arms }: Metric, arm: 'canary' | 'stable'): string => {
  const interval = intervals?.[arm];
  const value = valueOf(arms[arm], unit);
  return interval ? t('metric.interval', { value, low: valueOf(interval[0], unit), high: valueOf(interval[1], unit) }) : value;
};

const points = (difference: number): string => formatNumber(100 * difference, 1);
const evidenceOf = (evidence: number, halts: number): string =>
  t('evidence.of', { evidence: formatNumber(evidence, 1), halts: formatCount(halts) });
const armOf = ({ failed, units }: RolloutFigures['canary']): string => t('arm.failed', { failed: formatCount(failed), units });

/** What the visitors of both arms have met since the rollout has its present share. */
export function FiguresSection({ rollout }: { rollout: NonNullable<RemoteRelease['rollout']> }) {
  const { figures, guard, weightBp } = rollout;
  const { canary, cohort, stable, couldSee, upperDifference, metrics } = figures;
  const facts = [
    { label: t('arm.canary'), value: armOf(canary) },
    ...(cohort.units > 0 ? [{ label: t('arm.cohort'), value: armOf(cohort) }] : []),
    { label: t('arm.stable'), value: armOf(stable) },
    { label: t('evidence'), value: evidenceOf(figures.evidence, figures.halts) },
    {
      label: t('bound'),
      value:
        upperDifference === 1
          ? t('bound.none')
          : t('bound.is', { points: points(upperDifference), asked: points(guard.maxFailureDelta) }),
    },
    {
      label: t('seen'),
      value: couldSee === null ? t('seen.none') : t('seen.is', { units: canary.units + stable.units, points: points(couldSee) }),
    },
    { label: t('proof'), value: t('proof.is', { fresh: formatCount(figures.fresh), asked: formatCount(guard.minMounts) }) },
    {
      label: t('guard'),
      value: t('guard.is', { failures: formatCount(guard.hardFailures), points: points(guard.maxFailureDelta) }),
    },
  ];
  return (
    <Section title={t('figures', { share: formatPercent(weightBp / 100, 2) })}>
      <Facts facts={facts} />
      <Table
        label={t('metrics')}
        head={[t('metric'), t('arm.canary'), t('arm.stable'), t('metric.evidence')]}
        rows={metrics.map((each) => ({
          key: each.metric,
          cells: [
            nameOf(each),
            withInterval(each, 'canary'),
            withInterval(each, 'stable'),
            evidenceOf(each.evidence, each.halts),
          ],
        }))}
      />
    </Section>
  );
}
