import { LIMITS } from '../limits';
import { dataError } from '../../read/file-kind/data-error';
import { firstRow, rowsOf, type QuerySource } from '../rows-of';
import type { Cell, Row } from '../../duckdb/cell';

/** A query that only aggregates a whole relation, taken apart. */
interface Aggregates {
  relation: string;
  columns: { sql: string; name: string }[];
}

/** Expressions that one statement is given at most. */
const MOST_COLUMNS = LIMITS.columnsAStatement;
/** Beside an aggregate these would mean something else than alone. */
const NOT_SHARED = /\b(over|select|distinct on|unnest)\b/i;
const DISTINCT = /\(\s*distinct\b/i;
const NAMED = /^(.*\S)\s+AS\s+("(?:[^"]|"")+"|\w+)$/is;

/**
 * The first row of each query by column name, null where a query gives none.
 * @param onLost hears of a query that the values of the table put out of the range of what can be computed; it gives no row
 */
export function firstRows(
  connection: QuerySource,
  queries: readonly string[],
  onLost?: (query: string, reason: string) => void,
): Promise<(Row | null)[]> {
  return shareScans(connection, queries, {
    shared: (names, cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? null])),
    alone: async (query) => {
      try {
        return await firstRow(connection, query);
      } catch (error) {
        const reason = dataError(error);
        if (reason === null) throw error;
        onLost?.(query, reason);
        return null;
      }
    },
  });
}

interface Answers<Answer> {
  /** Makes the answer from the one row of a query that was run together with others. */
  shared: (names: string[], cells: Cell[]) => Answer;
  /** Runs a query that shares nothing. */
  alone: (query: string) => Promise<Answer>;
}

/**
 * Answers each query. Those that only aggregate the same relation are run as one, so that they share its scans: sixty small
 * queries over a large table become two. Where the one fails, each of them speaks for itself.
 */
export async function shareScans<Answer>(
  connection: QuerySource,
  queries: readonly string[],
  { shared, alone }: Answers<Answer>,
): Promise<Answer[]> {
  const groups = batches(queries.map(aggregatesOf));
  const answers = new Map<number, { answer: Answer }>();
  for (const { relation, members } of groups) {
    const rows = members.length > 1 ? await runTogether(connection, relation, members) : null;
    members.forEach(({ place, columns }, i) => {
      const cells = rows?.[i];
      const names = columns.map(({ name }) => name);
      if (cells) answers.set(place, { answer: shared(names, cells) });
    });
  }
  const all: Answer[] = [];
  for (const [place, query] of queries.entries()) all.push((answers.get(place) ?? { answer: await alone(query) }).answer);
  return all;
}

interface Member {
  place: number;
  columns: Aggregates['columns'];
}

function batches(parsed: (Aggregates | null)[]): { relation: string; members: Member[] }[] {
  const done: { relation: string; members: Member[] }[] = [];
  const open = new Map<string, { relation: string; members: Member[]; columns: number }>();
  for (const [place, parts] of parsed.entries()) {
    if (!parts) continue;
    const { relation, columns } = parts;
    // One distinct count among plain aggregates makes all of them slower.
    const key = `${relation} ${columns.some(({ sql }) => DISTINCT.test(sql)) ? 'distinct' : 'plain'}`;
    let batch = open.get(key);
    if (!batch || batch.columns + columns.length > MOST_COLUMNS) {
      batch = { relation, members: [], columns: 0 };
      open.set(key, batch);
      done.push(batch);
    }
    batch.members.push({ place, columns });
    batch.columns += columns.length;
  }
  return done;
}

async function runTogether(connection: QuerySource, relation: string, members: Member[]): Promise<Cell[][] | null> {
  const list = members.flatMap(({ columns }) => columns.map(({ sql }) => sql));
  try {
    const [row] = await rowsOf(connection, `SELECT ${list.map((sql, i) => `${sql} AS c${i}`).join(', ')} FROM ${relation}`);
    if (!row) return null;
    let at = 0;
    return members.map(({ columns }) => row.slice(at, (at += columns.length)));
  } catch {
    return null;
  }
}

/** Takes `SELECT expression AS name, … FROM relation` apart; null for every other query. */
export function aggregatesOf(query: string): Aggregates | null {
  const [, body = '', relation] = /^SELECT\s+(.*\S)\s+FROM\s+(\w+)$/s.exec(query) ?? [];
  if (relation === undefined || /^(distinct|all)\b/i.test(body)) return null;
  const items = topLevelItems(body);
  const columns = items?.map((item) => {
    const [, sql, name] = NAMED.exec(item.text.trim()) ?? [];
    if (sql === undefined || name === undefined || NOT_SHARED.test(item.bare) || !/\w\s*\(/.test(item.bare)) return null;
    return { sql, name: name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name };
  });
  return columns?.every((column) => column !== null) ? { relation, columns } : null;
}

/** Splits at the commas outside of parentheses and quotes; `bare` is each part without what is quoted. */
function topLevelItems(list: string): { text: string; bare: string }[] | null {
  const items: { text: string; bare: string }[] = [];
  let depth = 0;
  let from = 0;
  let bare = '';
  for (let i = 0; i < list.length; i++) {
    const mark = list[i] ?? '';
    if (mark === "'" || mark === '"') {
      const end = list.indexOf(mark, i + 1);
      if (end < 0) return null;
      i = end;
    } else if (mark === ',' && depth === 0) {
      items.push({ text: list.slice(from, i), bare });
      from = i + 1;
      bare = '';
    } else {
      if (mark === '(' || mark === '[') depth++;
      else if (mark === ')' || mark === ']') depth--;
      else if (mark === ';' || (mark === '-' && list[i + 1] === '-') || depth < 0) return null;
      bare += mark;
    }
  }
  items.push({ text: list.slice(from), bare });
  return depth === 0 ? items : null;
}
