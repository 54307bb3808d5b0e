import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelOutcome } from '../contracts/table/table-model';
import type { Table } from '../model';
import { asCarried } from '../joins/as-carried';
import { alertMaker } from '../profile/alerts/alert-context';
import { profileWithFacts, type Profiled } from '../profile/profile-table';
import { asMade } from '../understand/made/as-made';
import { spansIn } from '../understand/made/from-times';
import { makeColumns } from '../understand/made/make-columns';
import type { Made } from '../understand/made/plan';
import { notedIn } from '../understand/made/noted';
import { spared, withModel, withoutBlanks, type Standing, type Understood, type UnderstoodOptions } from './with-model';

/** The table with columns that are made of its own, as {@link makeColumns} says, where there are such. */
export async function withMade(
  connection: DuckDBConnection,
  standing: Standing,
  {
    roles,
    carried = [],
    told,
    signal,
    form = (again) => again,
  }: Pick<UnderstoodOptions, 'roles' | 'carried' | 'told' | 'signal'> & {
    /** What is known of it from the form that it was brought into. */
    form?: (again: Profiled) => Profiled;
  },
): Promise<Understood> {
  const { table, read, facts } = standing;
  const found = await spared(null, signal, () =>
    makeColumns(connection, table, read, { isTold: told?.outcome !== undefined, signal }),
  );
  if (!found) return standing;
  const stay = stayIn(found.made);
  const planned = found.made.flatMap((one) => one.planned);
  const byMetric = found.made.flatMap((one) => (one.byMetric ? one.planned.map(({ name }) => name) : []));
  const timeline = told?.time === undefined ? (stay?.start ?? read.timeline) : told.time;
  // Rows that begin and may end are dated by when they began.
  const dated = stay && told?.time === undefined ? { table: table.name, ...told, time: stay.start } : told;
  // What it is made of says what it is.
  const roleOf = (name: string) => read.columns.find((column) => column.name === name)?.role;
  const given = found.made.flatMap(({ planned }) =>
    planned.flatMap(({ name, like }) => {
      const role = like === undefined ? undefined : roleOf(like);
      return role === undefined ? [] : [[name, role] as const];
    }),
  );
  const known = new Map([...given, ...roles]);
  const pairs = found.made.flatMap(({ pair }) => pair ?? []);
  const profiled = form(await profileWithFacts(connection, found.table, { roles: known, timeline, pairs, known: facts, signal }));
  // What labels say already that the table is about it stays.
  const before = read.model?.outcome;
  const [over] = found.made.flatMap(({ result, planned: [column] }) =>
    result && column ? [{ good: null, ...result, column: column.name }] : [],
  );
  const outcome: ModelOutcome | undefined =
    before?.kind === 'outcome' && before.outcome.event !== undefined
      ? { ...before, outcome: { ...before.outcome, ...over } }
      : over
        ? { kind: 'outcome', outcome: over }
        : // One of several quantities is not what the table is about, nor what is left of an account.
          byMetric.length > 0 || found.made.some(({ waits = [] }) => waits.some(({ how }) => how === 'left'))
          ? before
          : undefined;
  const also = found.made.flatMap(({ also: one, planned: [column] }) => (one && column ? [{ ...one, column: column.name }] : []));
  const again = await withModel(connection, profiled, { roles: known, told: dated, outcome, also, signal });
  const model = asMade(again, found.made);
  // What a case waits for is said by the case, and no cell of a row.
  const waits = [
    ...found.made.flatMap((one) => one.waits ?? []),
    ...(read.waits ?? []).filter(({ target }) => target !== stay?.end),
  ];
  const note = alertMaker(table.name);
  const notes = found.made.flatMap(({ of, sentence }) => (sentence === null ? [] : [note('reshaped', 'info', of, sentence)]));
  return {
    table: found.table,
    read: {
      ...asCarried(withoutLength(model, stay), carried),
      replaced: found.made.flatMap(({ instead, reckoned = [] }) => [...(instead === undefined ? [] : [instead]), ...reckoned]),
      made: planned.map(({ name }) => name),
      ...(byMetric.length > 0 ? { byMetric } : {}),
      steps: [{ relation: found.table.relation, of: table.relation, more: planned.map(({ name, sql }) => ({ name, sql })) }],
      ...(stay ? { stay } : {}),
      // Of whom no end is known, that one goes on.
      ...(waits.length > 0 ? { waits } : {}),
      spans: await spansIn(connection, found.table, model, found.made, signal),
      ...(read.contradictions ? { contradictions: read.contradictions } : {}),
      noted: await notedIn(connection, found.table, model, signal),
      written: { rows: read.rows, columns: read.columns.length },
      // What the data's notes say is of the columns that somebody wrote.
      alerts: [...withoutGoing(read.alerts, stay), ...notes],
      cells: read.cells,
    },
  };
}

const stayIn = (made: readonly Made[]): Table['stay'] =>
  made.flatMap(({ stay, planned: [column] }) => (stay && column ? [{ ...stay, column: column.name }] : []))[0];

/** Of whom no end is known, that one goes on: nothing is missing. */
const withoutGoing = (alerts: Table['alerts'], stay: Table['stay']): Table['alerts'] =>
  stay ? withoutBlanks(alerts, new Set([stay.end])) : alerts;

/** Of stays without how long they lasted: of those that go on it is not known, and of the youngest only the shortest are over. */
const withoutLength = (table: Table, stay: Table['stay']): Table =>
  stay ? { ...table, derived: table.derived.filter(({ columns }) => ![stay.start, stay.end].every((one) => columns.includes(one))) } : table; // prettier-ignore
