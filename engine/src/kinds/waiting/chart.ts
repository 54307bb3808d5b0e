import type { ChartPlan } from '../../charts/chart-plan';
import {
  countsByBand,
  countsByMember,
  memberFilter,
  sharesByLabel,
  shareOverTime,
  valuesOfRows,
  type Band,
  type Marked,
} from '../../charts/marked-plans';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import type { Frame, Waiting } from '../../insights/frame/frame';
import { conditions, instant } from '../../insights/sql';
import { ROUND_DAYS } from '../../understand/waits/limits';
import { milliseconds } from '../../understand/waits/moments';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import { wholeText } from '../../wording/number-text';
import type { About } from '../about';
import { handleOf } from './handle-of';
import { agesOf } from './how-long';
import { LIMITS } from './limits';
import { t } from './messages';
import { askedRows, thereRows } from './say';
import { sinceSql } from './waiting';
import { waitingOf } from './waiting-of';

/** What waits as the sentence takes hold of it: with whom, in which group or since when more of it waits; else by how long. Null where nothing tells its rows apart. */
export function chartOfWaiting({ frame, claim, dimension }: About): ChartPlan | null {
  const waiting = waitingOf(frame, claim);
  if (!waiting) return null;
  const { wait } = waiting;
  const { group, held, step, far } = handleOf(frame, waiting);
  const marked = markedOf(frame, wait);
  const what = whatText(frame, wait);
  const named = held?.members.slice(0, LIMITS.heldNamed).map(({ label }) => label) ?? [];
  if (held && !group) return countsByMember(frame, marked, { what, column: held.column, named });
  const since = group?.step ?? step;
  const isOnAxis = frame.timeline !== null && [null, frame.timeline.column.name].includes(wait.start);
  if (since && isOnAxis) return shareOverTime(frame, marked, { claim, group: memberFilter(dimension, claim), at: since.at });
  if (group && dimension) return sharesByLabel(frame, marked, dimension, claim, othersOf(waiting, dimension, claim.member));
  return byAge(frame, waiting, marked, { what, far }) ?? byMoney(frame, wait, marked, what);
}

/** How often it is so of those that are not of the label. */
function othersOf({ among, waits }: Waiting, { codes, labels }: NonNullable<About['dimension']>, member: string | null): number | null {
  const own = labels.indexOf(member ?? '');
  let [of, n] = [0, 0];
  codes.forEach((code, row) => {
    if (code === own || among[row] !== 1) return;
    of++;
    n += waits[row] ?? 0;
  });
  return of > 0 ? n / of : null;
} // prettier-ignore

const targetOf = (frame: Frame, { target }: Waiting['wait']): string => columnNames(frame.table.columns)(target);

function whatText(frame: Frame, wait: Waiting['wait']): string {
  if (wait.how === 'owed') return capital(askedRows(frame, wait));
  const of = { rows: capital(wait.how === 'past' ? thereRows(frame, wait) : frame.rows), target: targetOf(frame, wait) };
  return wait.how === 'left' ? t('chart.left', of) : wait.how === 'past' ? t('chart.past', of) : t('chart.what', of);
} // prettier-ignore

function shareText(frame: Frame, wait: Waiting['wait']): string {
  if (wait.how === 'owed') return t('chart.share.owed', { rows: askedRows(frame, wait) });
  const of = { rows: wait.how === 'past' ? thereRows(frame, wait) : frame.rows, target: targetOf(frame, wait) };
  return wait.how === 'left' ? t('chart.share.left', of) : wait.how === 'past' ? t('chart.share.past', of) : t('chart.share', of);
} // prettier-ignore

function markedOf(frame: Frame, wait: Waiting['wait']): Marked {
  const columns = [wait.target, wait.start, wait.due?.column, wait.state?.column, wait.onHand];
  return {
    share: shareText(frame, wait),
    among: wait.among,
    mark: wait.waiting,
    columns: columns.flatMap((one) => one ?? []),
    key: `waiting|${wait.target}`,
  };
}

/** The rows that come to most, by their names: where nobody knows how long they have waited. */
function byMoney(frame: Frame, { key, money }: Waiting['wait'], marked: Marked, what: string): ChartPlan | null {
  const column = frame.table.columns.find(({ name }) => name === key);
  const measure = money === null ? undefined : columnMeasure(frame, money);
  if (!column || !measure) return null;
  const { noun, unit, sql, columns } = measure;
  return valuesOfRows(frame, { ...marked, columns: [...columns, ...marked.columns] }, { column, what: t('chart.money', { what, noun }), label: capital(noun), unit, sql });
} // prettier-ignore

/** Bars by how many days rows have waited, those marked that have for far longer than it takes. */
function byAge(frame: Frame, waiting: Waiting, marked: Marked, { what, far }: { what: string; far: number | null }): ChartPlan | null {
  const { wait } = waiting;
  const { asOf } = wait;
  const since = sinceSql(wait);
  const oldest = agesOf(waiting).reduce((most, age) => Math.max(most, age), 0);
  if (since === null || asOf === null || !(oldest > 0)) return null;
  const bounds = boundsOf(wait.due ? 0 : (wait.terms?.each[0]?.limit ?? wait.limit ?? 0), oldest, far);
  if (bounds.length === 0) return null;
  const at = (days: number) => instant(asOf - milliseconds(days));
  const bands = [0, ...bounds].map((from, i): Band & { from: number } => {
    const to = bounds[i];
    const [low, high] = [wholeText(from + 1), wholeText(to ?? 0)];
    const label = to === undefined ? t('band.last', { from: wholeText(from) }) : i === 0 ? t('band.first', { to: high }) : t('band', { from: low, to: high }); // prettier-ignore
    return {
      from,
      label,
      sql: conditions(i === 0 ? null : `${since} < ${at(from)}`, to === undefined ? null : `${since} >= ${at(to)}`),
    };
  });
  return countsByBand(frame, marked, {
    what,
    by: t(wait.due ? 'chart.by-late' : 'chart.by-age'),
    label: t('chart.days'),
    columns: [wait.due?.column, wait.start].flatMap((one) => one ?? []),
    bands,
    named: bands.flatMap(({ from, label }) => (far !== null && from >= far ? [label] : [])),
  });
} // prettier-ignore

/** Days at which bars part: round ones, the one that the sentence names among them. */
function boundsOf(least: number, most: number, far: number | null): number[] {
  const bounds = ROUND_DAYS.filter((one) => one > least && one < most);
  const others = bounds.filter((one) => one !== far);
  const room = LIMITS.mostBands - 1 - Number(far !== null);
  const step = Math.max(1, Math.ceil(others.length / room));
  return bounds.filter((one) => one === far || (others.length - 1 - others.indexOf(one)) % step === 0);
}
