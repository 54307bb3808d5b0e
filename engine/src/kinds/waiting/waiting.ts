import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Waiting } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { conditions, equals, filtered, instant, name } from '../../insights/sql';
import { LIMITS } from './limits';
import type { WaitingTold } from './say';
import { standsOut, stepOf, type Group, type Step } from './stands-out';
import { urgentOf } from './urgent';

/** What was asked for and never filled, what is open for longer than it takes, what is due and not there: how many, with whom, since when, and how much money. */
export const mineWaiting = ({ frame }: Mining): Finding<WaitingTold>[] =>
  frame.waiting.flatMap((waiting, place) => {
    const { wait, among } = waiting;
    const group = standsOut(frame, waiting);
    const step = group || wait.how !== 'asked' ? null : stepOf(waiting, () => true);
    // What may stay blank as well is news where one group leaves it so, or since one day.
    if (wait.mayStayBlank && !group && !step) return [];
    const urgent = urgentOf(frame, waiting, group?.dimension);
    const isNews = wait.isMore || group !== null;
    const told: WaitingTold = { wait, group, step, urgent, money: wait.money === null ? null : (columnMeasure(frame, wait.money) ?? null) };
    return [
      described<WaitingTold>(isNews ? LIMITS.weight : LIMITS.weightOfUsual, place, {
        kind: 'waiting',
        subject: { filter: [{ column: wait.target, op: 'is null', value: '' }], breakdown: group?.dimension.column.name ?? null, measure: COUNT },
        member: group?.label ?? null,
        direction: 'high',
        unit: null,
        n: among.reduce((sum, one) => sum + one, 0),
        ...(isNews ? { leads: true } : {}),
        sql: waitingSql(frame, waiting, told),
        rows: { where: wait.waiting, beside: [wait.start, wait.due?.column, wait.state?.column, wait.money].flatMap((one) => one ?? []) },
        told,
        topics: [wait.target, `waiting×${wait.target}`],
      }),
    ];
  }); // prettier-ignore

function waitingSql({ table }: Frame, { wait }: Waiting, { group, step, urgent, money }: WaitingTold): string {
  const since = wait.due?.sql ?? (wait.start === null ? null : name(wait.start));
  const asked = [
    `${filtered('count(*)', wait.waiting)} AS value`,
    `${filtered('count(*)', wait.of)} AS of_all`,
    ...(money ? [`${filtered(`sum(${money.sql})`, wait.waiting)} AS total`] : []),
    ...(since === null ? [] : [`epoch_ms(CAST(${filtered(`min(${since})`, wait.waiting)} AS TIMESTAMP)) AS since`]),
    ...(since !== null && wait.key !== null
      ? [`CAST(${filtered(`arg_min(${name(wait.key)}, ${since})`, wait.waiting)} AS VARCHAR) AS oldest`]
      : []),
    ...(group ? sidesSql(table, wait, group) : []),
    ...(step ? stepSql(table, wait, step, '') : []),
    ...(urgent ? [`${filtered('count(*)', wait.waiting, equals(urgent.dimension.column, urgent.label))} AS urgent`] : []),
  ];
  return `SELECT ${asked.join(', ')} FROM ${table.relation}`;
}

function sidesSql(table: Frame['table'], wait: Waiting['wait'], { dimension, label, step }: Group): string[] {
  const own = equals(dimension.column, label);
  const rest = `${name(dimension.column.name)} <> ${own.slice(own.indexOf(' = ') + ' = '.length)}`;
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
