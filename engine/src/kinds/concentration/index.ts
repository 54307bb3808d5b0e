import type { ChartPlan } from '../../charts/chart-plan';
import { capital } from '../../wording/human';
import type { About } from '../about';
import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { mineConcentration, tenthsSql } from './concentration';
import { holdersNoun } from './holders';
import { sayConcentration, type ConcentrationTold } from './say';
import { thingOf } from '../../insights/frame/thing-of';
import { t } from './messages';

function chart({ frame, claim, measure }: About): ChartPlan | null {
  const column = claim.subject.breakdown;
  if (typeof column !== 'string') return null;
  const holders = { column, each: thingOf(frame.table) === column };
  const summed = claim.subject.measure.op === 'count' ? null : measure;
  const what = summed?.noun ?? frame.rows;
  return {
    type: 'bar',
    title: capital(t('title', { noun: what, holders: holdersNoun(holders, frame) })),
    x: { label: capital(t('axis', { holders: holdersNoun(holders, frame) })), type: 'category' },
    y: { label: capital(t('share', { noun: what })), unit: '%' },
    series: [capital(what)],
    sql: tenthsSql(frame, holders, summed),
    key: `concentration|${column}|${summed?.id ?? ''}`,
  };
}

export const concentration: KindSpec<ConcentrationTold> = {
  mine: mineConcentration,
  say: sayConcentration,
  prune: never,
  chart,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
