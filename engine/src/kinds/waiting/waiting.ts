import type { Claim } from '../../contracts/report/claim';
import { columnsOfRelation } from '../../contracts/table/column-relation';
import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Waiting } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { conditions, equals, filtered, instant, isIn, name } from '../../insights/sql';
import { milliseconds } from '../../understand/waits/moments';
import { saysPaid } from '../../understand/waits/words';
import { handleOf } from './handle-of';
import type { Held } from './held-by';
import { LIMITS } from './limits';
import type { WaitingTold } from './say';
import type { Group, Step } from './stands-out';
import { urgentOf } from './urgent';

/** What was asked for and never filled, what is open for longer than it takes, what is due and not there: how many, with whom, since when, and how much money. */
export const mineWaiting = ({ frame }: Mining): Finding<WaitingTold>[] =>
  frame.waiting.flatMap((waiting, place) => {
    const { wait, among } = waiting;
    const handle = handleOf(frame, waiting);
    const { group, held, step } = handle;
    // What may stay blank as well is news where one group leaves it so, or since one day.
    if (wait.mayStayBlank && !group && !held && !step) return [];
    const urgent = urgentOf(frame, waiting, group?.dimension);
    const isNews = wait.isMore || group !== null || held !== null;
    const told: WaitingTold = { wait, ...handle, urgent, money: wait.money === null ? null : (columnMeasure(frame, wait.money) ?? null) };
    return [
      described<WaitingTold>(isNews ? LIMITS.weight : LIMITS.weightOfUsual, place, {
        kind: 'waiting',
        subject: { filter: [ofTarget(wait)], breakdown: (group?.dimension ?? held)?.column.name ?? null, measure: COUNT },
        member: group?.label ?? null,
        direction: 'high',
        unit: null,
        n: among.reduce((sum, one) => sum + one, 0),
        ...(isNews ? { leads: true, ...insteadOf(frame, wait) } : {}),
        sql: waitingSql(frame, waiting, told),
        rows: { where: wait.waiting, beside: [(held ?? handle.most)?.column.name, wait.start, wait.due?.column, wait.state?.column, wait.money].flatMap((one) => one ?? []) },
        told,
        topics: [wait.target, `waiting×${wait.target}`],
      }),
    ];
  }); // prettier-ignore

/** What is left is told by who owes it, and with it what was paid; what is still there, and its value, gathers at the end. */
function insteadOf({ table }: Frame, { how, target, onHand, money, paid }: Waiting['wait']): Pick<Finding, 'instead'> {
  if (how !== 'left') return onHand === undefined ? {} : { instead: { all: [], time: [onHand, ...(money === null ? [] : [money])] } };
  const sums = (table.model?.algebra ?? []).flatMap((relation) => (relation.kind === 'sum' ? [columnsOfRelation(relation)] : []));
  return { instead: { all: [target], time: [...(paid === undefined ? [] : [paid]), ...sums.flatMap((columns) => (columns.includes(target) ? columns.filter((one) => one !== target && saysPaid(one)) : []))] } };
} // prettier-ignore

/** What a claim says of the column. */
export const ofTarget = ({ how, target }: Waiting['wait']): Claim['subject']['filter'][number] => {
  if (how === 'left') return { column: target, op: '>', value: '0' };
  return { column: target, op: how === 'owed' || how === 'past' ? 'is not null' : 'is null', value: '' };
};

function waitingSql({ table }: Frame, { wait }: Waiting, { group, held, most, far, step, urgent, money }: WaitingTold): string {
  const since = sinceSql(wait);
  const sum = money ? `sum(${money.sql})` : null;
  const isFar = since !== null && far !== null && wait.asOf !== null ? `${since} < ${instant(wait.asOf - milliseconds(far))}` : null;
  const own = group ? equals(group.dimension.column, group.label) : null;
  const few = held ? fewSql(held) : null;
  const largest = most ? equals(most.column, most.label) : null;
  const totals: [string, string | null][] = [['most_total', largest], ['far_total', isFar], ['own_total', own], ['held_total', few], ['unasked_total', wait.unasked?.sql ?? null]];
  const asked = [
    `${filtered('count(*)', wait.waiting)} AS value`,
    `${filtered('count(*)', wait.of)} AS of_all`,
    ...(sum ? [`${filtered(sum, wait.waiting)} AS total`] : []),
    ...(sum ? totals.flatMap(([as, condition]) => (condition === null ? [] : [`${filtered(sum, wait.waiting, condition)} AS ${as}`])) : []),
    ...(wait.unasked ? [`${filtered('count(*)', wait.waiting, wait.unasked.sql)} AS unasked`] : []),
    ...(since === null || held ? [] : [`epoch_ms(CAST(${filtered(`min(${since})`, wait.waiting)} AS TIMESTAMP)) AS since`]),
    ...(since !== null && wait.key !== null && !held
      ? [`CAST(${filtered(`arg_min(${name(wait.key)}, ${since})`, wait.waiting)} AS VARCHAR) AS oldest`]
      : []),
    ...(isFar ? [`${filtered('count(*)', wait.waiting, isFar)} AS far`] : []),
    ...(held ? heldSql(wait, held) : []),
    ...(largest === null ? [] : [`${filtered('count(*)', wait.waiting, largest)} AS most`]),
    ...(group ? sidesSql(table, wait, group) : []),
    ...(step ? stepSql(table, wait, step, '') : []),
    ...(urgent ? [`${filtered('count(*)', wait.waiting, equals(urgent.dimension.column, urgent.label))} AS urgent`] : []),
  ];
  return `SELECT ${asked.join(', ')} FROM ${table.relation}`;
} // prettier-ignore

/** Since when a row waits. */
export const sinceSql = ({ due, start }: Waiting['wait']): string | null => due?.sql ?? (start === null ? null : name(start));

/** How many the few hold, how many hold any, and each of those that are named. */
const fewSql = ({ column, members }: Held): string => isIn(column, members.map(({ label }) => label)); // prettier-ignore

function heldSql({ waiting }: Waiting['wait'], held: Held): string[] {
  const { column, members } = held;
  const few = fewSql(held);
  return [
    `${filtered('count(*)', waiting, few)} AS held`,
    `${filtered(`count(DISTINCT ${name(column.name)})`, waiting, few)} AS few`,
    `${filtered(`count(DISTINCT ${name(column.name)})`, waiting)} AS holders`,
    ...members
      .slice(0, LIMITS.heldNamed)
      .map(({ label }, i) => `${filtered('count(*)', waiting, equals(column, label))} AS held${i}`),
  ];
}

function sidesSql(table: Frame['table'], wait: Waiting['wait'], { dimension, label, step }: Group): string[] {
  const own = equals(dimension.column, label);
  const rest = `${name(dimension.column.name)} IS DISTINCT FROM ${own.slice(own.indexOf(' = ') + ' = '.length)}`;
  const from = step ? sinceOf(table, wait, step) : null;
  return [
    `${filtered('count(*)', wait.waiting, own)} AS own`,
    `${filtered('count(*)', wait.among, own)} AS own_all`,
    `${filtered('count(*)', conditions(wait.waiting, rest, from))} AS rest`,
    `${filtered('count(*)', conditions(wait.among, rest, from))} AS rest_all`,
    ...(step ? stepSql(table, wait, step, own) : []),
  ];
}

const sinceOf = ({ timeline }: Frame['table'], { start }: Waiting['wait'], { at }: Step, before = false): string =>
  `${name(start ?? timeline ?? '')} ${before ? '<' : '>='} ${instant(at)}`;

const stepSql = (table: Frame['table'], wait: Waiting['wait'], step: Step, own: string): string[] =>
  [false, true].flatMap((before) => {
    const of = before ? 'before' : 'after';
    return [wait.waiting, wait.among].map(
      (rows, i) =>
        `${filtered('count(*)', conditions(rows, own, sinceOf(table, wait, step, before)))} AS ${of}${i === 0 ? '' : '_all'}`,
    );
  });
