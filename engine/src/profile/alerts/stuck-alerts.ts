import type { Alert } from '../../contracts/report/alert';
import type { LoadedTable, StuckReadings } from '../../read/load/loaded-table';
import { dayText } from '../../wording/date-text';
import { labelText, list, series } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { alertMaker, percentOf } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

/** Devices that hang, and stretches in which nothing was read: at which member, from when to when. */
export function stuckAlerts({ name, stuck = [] }: LoadedTable): Alert[] {
  const make = alertMaker(name);
  const still = stuck.filter(({ isDead }) => !isDead);
  const dead = stuck.filter(({ isDead }) => isDead);
  return [
    ...together(still, ({ column, value }) => `${column}\n${value}`).map((runs) => {
      const [{ column, value, ties }] = runs;
      const told = { name: column, value: numberText(value), share: percentOf(ties, 1), where: whereText(runs) };
      return make('stuck-readings', 'warning', columnsOf(runs), t('stuck', told), { count: rowsIn(runs) });
    }),
    ...deadTogether(dead).map(({ columns, runs }) => {
      const names = list(columns.map((column) => t('names.quoted', { name: column })));
      const told = { names, several: columns.length > 1, where: whereText(runs) };
      return make('stuck-readings', 'warning', [...columns, ...columnsOf(runs).slice(1)], t('stuck.dead', told), { count: rowsIn(runs) });
    }),
  ];
} // prettier-ignore

const rowsIn = (runs: readonly StuckReadings[]): number => runs.reduce((sum, { rows }) => sum + rows, 0);
const columnsOf = (runs: readonly StuckReadings[]): string[] => [...new Set([...runs.map(({ column }) => column), ...runs.flatMap(({ of }) => (of ? [of.column] : []))])]; // prettier-ignore

function together(runs: readonly StuckReadings[], keyOf: (run: StuckReadings) => string): [StuckReadings, ...StuckReadings[]][] {
  const groups = new Map<string, [StuckReadings, ...StuckReadings[]]>();
  for (const run of runs) {
    const group = groups.get(keyOf(run));
    if (group) group.push(run);
    else groups.set(keyOf(run), [run]);
  }
  return [...groups.values()];
}

/** What was nought at one member at one time is one stretch, and stretches of the same columns are one note. */
function deadTogether(runs: readonly StuckReadings[]): { columns: string[]; runs: StuckReadings[] }[] {
  const stretches = together(runs, ({ of, from, to }) => [of?.column, of?.member, from, to].join('\n'));
  const notes = new Map<string, { columns: string[]; runs: StuckReadings[] }>();
  for (const stretch of stretches) {
    const columns = stretch.map(({ column }) => column).sort();
    const note = notes.get(columns.join('\n')) ?? { columns, runs: [] };
    notes.set(columns.join('\n'), { columns, runs: [...note.runs, ...stretch.slice(0, 1)] });
  }
  return [...notes.values()];
}

function whereText(runs: readonly StuckReadings[]): string {
  const shown = runs.slice(0, LIMITS.mostStuckNamed).map(({ rows, of, from, to }) =>
    t('stuck.where', { n: rows, of: of !== undefined, by: labelText(of?.column ?? ''), member: labelText(of?.member ?? ''), from: dayText(from), to: dayText(to) }),
  );
  return runs.length > shown.length ? series([...shown, t('stuck.more', { n: runs.length - shown.length })]) : list(shown);
} // prettier-ignore
