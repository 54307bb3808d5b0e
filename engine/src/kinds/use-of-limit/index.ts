import type { ChartPlan } from '../../charts/chart-plan';
import { sharesByLabel } from '../../charts/marked-plans';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { quoteText } from '../../duckdb/quote-sql';
import { name } from '../../insights/sql';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import { wholeText } from '../../wording/number-text';
import { countText, groupText } from '../../wording/phrases';
import type { Finding } from '../../insights/finding';
import type { About } from '../about';
import { type KindSpec, STANDING, never } from '../kind-spec';
import { knownOf, limitsIn, type Limited } from './limited';
import { LIMITS } from './limits';
import { t } from './messages';
import { sayUse, type UseTold } from './say';
import { mineUse } from './use-of-limit';

const limitOf = ({ frame, claim: { subject } }: About): Limited | undefined =>
  limitsIn(frame).find(({ actual }) => actual === subject.filter[0]?.column);

/** How many use how much of what they have. */
function chart(about: About): ChartPlan | null {
  const limited = limitOf(about);
  if (!limited) return null;
  const { frame, claim, dimension } = about;
  if (dimension && claim.member !== null) return byWhom(frame, limited, dimension, claim);
  const nameOf = columnNames(frame.table.columns);
  const [used, all] = [name(limited.actual), name(limited.target)];
  const said = { rows: frame.rows, used: nameOf(limited.actual), of: nameOf(limited.target) };
  const width = LIMITS.whole / LIMITS.bands;
  const ends = Array.from({ length: LIMITS.bands }, (_, i) =>
    t('band', { from: wholeText(i * width), to: wholeText((i + 1) * width) }),
  );
  const labels = [...ends, t('band.above', { whole: wholeText(LIMITS.whole) })];
  const band = `CASE WHEN ${used} > ${all} THEN ${LIMITS.bands} ELSE least(${LIMITS.bands - 1}, floor(${LIMITS.bands}.0 * ${used} / ${all})) END`;
  const marked = claim.direction === 'high' ? labels.slice(-1) : labels.slice(0, Math.round(LIMITS.little * LIMITS.bands));
  return {
    type: 'bar',
    title: capital(t('title', said)),
    x: { label: capital(t('axis', said)), type: 'category' },
    y: { label: capital(frame.rows) },
    series: [capital(frame.rows)],
    sql:
      `SELECT CASE band ${labels.map((label, i) => `WHEN ${i} THEN ${quoteText(label)}`).join(' ')} END AS x, count(*) AS y ` +
      `FROM (SELECT ${band} AS band FROM ${frame.table.relation} WHERE ${knownOf(frame, limited)}) GROUP BY band ORDER BY band`,
    ...(marked[0] === undefined ? {} : { highlight: marked[0], highlights: marked }),
    key: `use-of-limit|${limited.actual}|${limited.target}`,
  };
}

/** How often each goes beyond it. */
function byWhom(frame: About['frame'], limited: Limited, dimension: NonNullable<About['dimension']>, claim: About['claim']): ChartPlan {
  const nameOf = columnNames(frame.table.columns);
  const { actual, target } = limited;
  const share = t('share', { rows: frame.rows, used: nameOf(actual), of: nameOf(target) });
  const marked = { share, among: knownOf(frame, limited), mark: `${name(actual)} > ${name(target)}`, columns: [actual, target], key: `use-of-limit|${actual}` };
  return sharesByLabel(frame, marked, dimension, claim, null);
} // prettier-ignore

/** What to do about them: to settle what goes beyond, or to ask why so little is used. */
function advise(about: About): string | null {
  const limited = limitOf(about);
  const { frame, claim, dimension } = about;
  if (!limited || claim.value === null) return null;
  const target = columnMeasure(frame, limited.target)?.noun ?? limited.target;
  return t('advice', {
    over: claim.direction === 'high',
    count: countText(claim.value, frame.rows),
    of: target,
    plan: limited.is,
    grouped: dimension !== undefined && claim.member !== null,
    who: dimension && claim.member !== null ? groupText(dimension, claim.member) : '',
  });
}

/** Of the same two columns by the same labels it says how often, how much and of whom. */
function tellsOfBoth(own: Finding, { subject: { breakdown, measure } }: Finding): boolean {
  const [actual] = own.topics;
  const isOfBoth = actual === [measure].flatMap((one) => ('of' in one ? [`use×${one.of}×over`] : 'actual' in one ? [`use×${one.actual}×over`] : []))[0];
  return own.subject.breakdown !== null && breakdown === own.subject.breakdown && isOfBoth;
} // prettier-ignore

export const useOfLimit: KindSpec<UseTold> = {
  mine: mineUse,
  say: sayUse,
  prune: never,
  covers: tellsOfBoth,
  chart,
  advise,
  rows: 'own',
  standing: { ...STANDING, comesFirst: true, decay: 1, advice: 'Single Records' },
};
