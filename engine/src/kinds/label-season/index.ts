import { familyOf } from '../../contracts/report/insight-kind';
import { labelsOf } from '../../contracts/report/claim';
import type { Finding } from '../../insights/finding';
import { groupKey } from '../../insights/frame/dimensions/aliases';
import { monthNames } from '../../wording/date-text';
import { line } from '../../charts/plans-of-claims';
import { mineLabelSeasons } from './label-season';
import { sayLabelSeason, type LabelSeasonTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

/** A peak of a label in its own season, or of one that mostly lies in it. */
function isPeakOf({ comesOf = [], member }: Finding, { kind, subject, member: at }: Finding): boolean {
  const isPeak = kind !== 'label-season' && (familyOf(kind) === 'spike' || familyOf(kind) === 'seasonality') && subject.measure.op === 'count';
  const [only, ...more] = subject.filter;
  if (!isPeak || !only || more.length > 0 || !labelsOf(only).some((label) => comesOf.includes(groupKey(only.column, label)))) return false;
  const months = member?.split(', ') ?? [];
  const month = at === null ? NaN : new Date(at).getUTCMonth();
  return Number.isNaN(month) || months.includes(monthNames()[month] ?? '');
} // prettier-ignore

export const labelSeason: KindSpec<LabelSeasonTold> = {
  mine: mineLabelSeasons,
  say: sayLabelSeason,
  prune: never,
  covers: isPeakOf,
  chart: line(),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, advice: 'Over Time' },
};
