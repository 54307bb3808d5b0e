import type { DuckDBConnection } from '@duckdb/node-api';
import { columnNames } from '../../wording/column-names';
import { rowNoun } from '../../wording/row-noun';
import { thingRows } from '../../wording/thing-noun';
import type { Table } from '../../model';
import { findAliases } from './dimensions/aliases';
import { markElapsed } from './time/elapsed';
import { findParents } from './dimensions/parents';
import { buildDimensions } from './dimensions/build-dimension';
import { buildEntities } from './dimensions/build-entities';
import { buildPanel, stepColumn } from './time/build-panel';
import { buildMeasures, describeMeasures } from './measures/build-measure';
import { buildTimeline } from './time/build-timeline';
import { nameFamilies } from './measures/families';
import { buildUnits } from '../units/build-units';
import { pilesOf, stayedIn } from '../unfinished/by-stay';
import { readWaiting } from '../unfinished/read-waiting';
import { findUnfinished, markOpenAccounts, markUnfinished } from '../unfinished/find-unfinished';
import { isNumbering } from '../units/is-numbering';
import type { Frame } from './frame';
import { isRegister } from './time/register';
import { dropRedundant } from './screening/redundancy';
import { readBeyond } from './beyond/read-beyond';
import { readBlanks } from './read-blanks';
import { readTexts } from './read-columns';
import { isNameOfTime } from './dimensions/name-of-time';
import { isLineNumber, isNumberWithin } from './dimensions/number-within';
import { isDimension, modelColumnOf, plainness } from './roles';
import { minedRows } from './sample-rows';
import { buildRules } from './rules/build-rules';
import { narrow } from './screening/screen-columns';
import { goneFrom } from './still-there';
import { thingOf } from './thing-of';
import { isTicketLike } from './ticket-like';
import { THRESHOLDS } from '../../thresholds';
import { LIMITS } from './limits';

/** Rows that are mined at most; a larger table is mined on a sample and its claims are computed on the whole. */
const MOST_ROWS = THRESHOLDS.rowsMined.value;
/** Texts that are looked at, and cells of them: with more columns fewer rows of each. */
const MOST_TEXTS = THRESHOLDS.textsRead.value;

/** Reads the table into the miner's typed arrays. A temporary table holds the sample when there is one. */
export async function buildFrame(connection: DuckDBConnection, given: Table): Promise<Frame> {
  const table = minedOf(given);
  const step = stepColumn(table);
  const {
    dimensions: candidates,
    measures: described,
    left,
  } = await narrow(
    connection,
    table,
    table.columns
      .filter((column) => column !== step && isDimension(column, table.rows) && !isPartOfTime(table, column))
      .sort((a, b) => usefulness(b) - usefulness(a)),
    describeMeasures(table).filter(({ columns }) => step === undefined || !columns.includes(step.name)),
  );
  const width = candidates.length + described.length;
  const limit = Math.max(LIMITS.leastSampled, Math.min(MOST_ROWS, Math.floor(LIMITS.mostWork / (width * width))));
  const { from, sampled: thinned } = await minedRows(connection, table, limit);
  const looked = await buildDimensions(connection, inTableOrder(candidates, table), from, {
    outcome: table.model?.outcome,
    also: table.model?.also,
    all: table.columns,
  });
  const measures = await buildMeasures(connection, described, from);
  const timeline = await buildTimeline(connection, table, from);
  const panel = await buildPanel(connection, table, from, timeline);
  const unfinished = await findUnfinished(connection, from, { table, timeline, dimensions: looked, measures });
  const waiting = await readWaiting(connection, from, table);
  const stayed = await stayedIn(connection, from, table);
  const piles = pilesOf(stayed, measures, looked);
  // What is not over is seen by the status as it is written; what is told is told of the one without it.
  const read = looked.filter(({ column }) => !(table.replaced ?? []).includes(column.name));
  const units = await buildUnits(connection, table, from, { dimensions: read, measures, timeline });
  const allTexts = table.columns.filter((column) => column.role === 'text' && column.stats.distinct > 1);
  const fullest = [...allTexts].sort((a, b) => b.stats.count - a.stats.count).slice(0, MOST_TEXTS);
  const textColumns = allTexts.filter((column) => fullest.includes(column));
  const textRows = Math.min(LIMITS.textRows, Math.floor(LIMITS.textCells / Math.max(1, textColumns.length)));
  const texts = await readTexts(
    connection,
    textColumns.map((column) => `"${column.name.replaceAll('"', '""')}"`),
    `(SELECT * FROM ${from} LIMIT ${textRows})`,
  );
  const blanks = await readBlanks(connection, table, from);
  const beyond = await readBeyond(connection, table, { from, dimensions: read, measures });
  const rules = await buildRules(connection, table, from);
  if (thinned) await connection.run(`DROP TABLE ${from}`);
  const nameOf = columnNames(table.columns);
  const sampled = from !== table.relation || table.pushdown !== undefined;
  const ticketLike = isTicketLike(table);
  const thing = thingOf(table);
  const times = new Set(read.filter((dimension) => isNameOfTime(dimension, timeline?.values)).map(({ column }) => column.name));
  const across = read.filter(
    (dimension) =>
      !isNumberWithin(dimension, read, units) &&
      !isLineNumber(dimension, units, timeline?.values) &&
      !times.has(dimension.column.name),
  );
  const { dimensions, kept, redundant } = dropRedundant(across, measures, (column) => plainness(column));
  const told = kept.filter((measure) => !isNumbering(table, measure, units));
  nameFamilies(told);
  markElapsed(timeline, told, dimensions, table.model?.algebra ?? [], isRegister(table));
  if (unfinished) markUnfinished(unfinished, told, dimensions);
  markOpenAccounts(waiting, measures, dimensions);
  return {
    table,
    n:
      read[0]?.codes.length ??
      measures[0]?.values.length ??
      timeline?.values.length ??
      (thinned ? texts[0]?.length : undefined) ??
      table.rows,
    sampled,
    rows: (thing === null ? null : thingRows(thing)) ?? rowNoun(table.name, ticketLike, keyOf(table), table.columns),
    dimensions,
    measures: told,
    timeline,
    ...(unfinished ? { unfinished } : {}),
    waiting,
    gone: goneFrom(table, looked),
    piles,
    ...(stayed ? { beyondAge: stayed.beyond } : {}),
    panel,
    texts: textColumns.map((column, i) => ({ column, noun: nameOf(column.name), values: texts[i] ?? [] })),
    blanks,
    beyond,
    entities: (await buildEntities(connection, table, sampled)).filter(({ column }) => !times.has(column.name)),
    units,
    rules,
    redundant,
    aliases: findAliases(dimensions),
    parents: findParents(dimensions),
    ticketLike,
    left: {
      dimensions: left?.dimensions ?? [],
      measures: left?.measures ?? [],
      texts: allTexts.filter((column) => !textColumns.includes(column)).map((column) => column.name),
      pairs: left?.pairs ?? 0,
      rows: left?.rows ?? 0,
    },
  };
}

/** A month or a weekday beside the date that has it: the date's own seasons tell what it could. */
const isPartOfTime = (table: Table, { name }: Table['columns'][number]): boolean =>
  table.timeline !== null && table.timeline !== name && modelColumnOf(table, name)?.time === 'part';

/** What is mined of a table: without the rows that sum up others, where there are such. */
function minedOf(table: Table): Table {
  const { parts } = table;
  if (!parts) return table;
  const left = (column: string) => parts.totals.filter((total) => total.column === column).length;
  const columns = table.columns.map((column) => ({
    ...column,
    stats: {
      ...column.stats,
      distinct: column.stats.distinct - left(column.name),
      count: Math.min(column.stats.count, parts.rows),
    },
  }));
  return { ...table, relation: parts.relation, rows: parts.rows, sample: null, columns };
}

/** Columns with few labels and few gaps first. */
const usefulness = ({ stats }: Table['columns'][number]): number =>
  stats.count / (stats.count + stats.missing + 1) - Math.log10(stats.distinct + 1) / 6;

const inTableOrder = (columns: Table['columns'], table: Table): Table['columns'] =>
  table.columns.filter((column) => columns.includes(column));

/** The one column that tells the rows apart, where one does. */
function keyOf({ model }: Table): string | undefined {
  const [key, ...more] = model?.shape.key ?? [];
  return more.length === 0 ? key : undefined;
}
