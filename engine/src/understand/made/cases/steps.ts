import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import type { Key } from './key';
import { someOf, type Place } from './place';
import { LIMITS } from './limits';

/** One kind of step that follows another within the same case. */
export interface Pair {
  key: Key;
  kind: string;
  begin: string;
  end: string;
  /** A case begins once; else its key is a thing to which it happens again. */
  once: boolean;
  /** Rows that begin one, and those that are followed. */
  begun: number;
  ended: number;
  /** How many steps lie between, on average. */
  apart: number;
}

/** Steps that follow each other in the cases of a key, by their order alone. */
export async function pairsIn(connection: DuckDBConnection, place: Place, table: Table, key: Key): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const kind of await kindsIn(connection, place, table, key)) {
    const [cell, of, some] = [quoteName(kind), key.of, someOf(place, key)];
    const labels = await rowsOf(
      connection,
      `SELECT CAST(${cell} AS VARCHAR) FROM ${place.relation} WHERE ${some} AND ${cell} IS NOT NULL GROUP BY 1 HAVING count(*) >= ${LIMITS.fewestSteps} ORDER BY count(*) DESC, 1 LIMIT ${LIMITS.mostLabels}`,
    );
    const names = labels.map(([label]) => String(label));
    if (names.length < 2) continue;
    // Cases that went the same way are counted together: there are few ways. What has one time is one moment.
    const ways = await rowsOf(
      connection,
      `SELECT way, count(*)::DOUBLE FROM (SELECT string_agg(moment || chr(30) || label, chr(31) ORDER BY t, own${place.order.endsWith('DESC') ? ' DESC' : ''}) AS way FROM (` +
        `SELECT ${of} AS k, CAST(${cell} AS VARCHAR) AS label, rowid AS own, ${place.at} AS t, dense_rank() OVER (PARTITION BY ${of} ORDER BY ${place.at}) AS moment ` +
        `FROM ${place.relation} WHERE ${some} AND ${cell} IS NOT NULL AND ${place.at} IS NOT NULL) GROUP BY k) GROUP BY 1`,
    );
    const known = new Map(names.map((label, i) => [label, i]));
    const coded = ways.map(([way, n]) => ({
      way: String(way).split('\u001f').flatMap((step) => {
        const [moment = '', ...label] = step.split('\u001e');
        const code = known.get(label.join('\u001e'));
        return code === undefined ? [] : [{ code, moment: Number(moment) }];
      }),
      n: Number(n),
    }));
    found.push(...pairsOf(coded, names.length).map(({ begin, end, ...pair }) => ({ ...pair, key, kind, begin: names[begin] ?? '', end: names[end] ?? '' })));
  }
  return found;
} // prettier-ignore

/** Columns of labels that differ within most cases, those first that do in most. */
export async function kindsIn(connection: DuckDBConnection, place: Place, { columns, model }: Table, key: Key): Promise<string[]> {
  const labelled = columns.filter(
    ({ name, carried, stats: { distinct } }) =>
      name !== key.name && !key.by.includes(name) && carried === undefined && distinct >= 2 && distinct <= LIMITS.mostLabels &&
      model?.columns.some((own) => own.name === name && (own.role.endsWith('category') || own.role === 'boolean')),
  );
  if (labelled.length === 0) return [];
  const differ = labelled.map(({ name }, i) => `(min(${quoteName(name)}) <> max(${quoteName(name)}))::INT AS d${i}`);
  const [row = []] = await rowsOf(
    connection,
    `SELECT ${labelled.map((_, i) => `avg(d${i})`).join(', ')} FROM (SELECT ${differ.join(', ')} FROM ${place.relation} WHERE ${someOf(place, key)} GROUP BY ${key.of} HAVING count(*) > 1)`,
  );
  return labelled
    .map(({ name }, i) => ({ name, share: Number(row[i] ?? 0) }))
    .filter(({ share }) => share >= LIMITS.differs)
    .sort((a, b) => b.share - a.share)
    .slice(0, LIMITS.mostKinds)
    .map(({ name }) => name);
} // prettier-ignore

/** A step, and which of the moments of its case it is of. */
interface Step {
  code: number;
  moment: number;
}
interface Way {
  way: Step[];
  n: number;
}
type Found = Pick<Pair, 'once' | 'begun' | 'ended' | 'apart'> & { begin: number; end: number };

/** Of each step the nearest one that it comes after in nearly all cases. */
function pairsOf(ways: readonly Way[], labels: number): Found[] {
  const found: Found[] = [];
  for (let end = 0; end < labels; end++) {
    const before = Array.from({ length: labels }, (_, begin) => (begin === end ? null : (onceIn(ways, begin, end) ?? againIn(ways, begin, end)))).flatMap((one) => one ?? []);
    const [nearest] = before.sort((a, b) => a.apart - b.apart || b.ended / b.begun - a.ended / a.begun);
    if (nearest) found.push(nearest);
  }
  return found;
} // prettier-ignore

/** A step that begins a case once, and another that comes later. */
function onceIn(ways: readonly Way[], begin: number, end: number): Found | null {
  let [begun, again, ends, after, ended, later, apart] = [0, 0, 0, 0, 0, 0, 0];
  for (const { way, n } of ways) {
    const [first, then] = [begin, end].map((step) => way.findIndex(({ code }) => code === step)) as [number, number];
    if (then >= 0) ends += n;
    if (first < 0) continue;
    begun += n;
    const last = way.findLastIndex(({ code }) => code === begin);
    if (way.slice(first, last).some(({ code }) => code !== begin)) again += n;
    const next = way.find(({ code }, i) => i > first && code === end);
    if (!next) continue;
    ended += n;
    if (then > first) after += n;
    const moments = next.moment - (way[first]?.moment ?? 0);
    if (moments > 0) later += n;
    apart += n * moments;
  }
  const isCase = begun >= LIMITS.fewestCases && begun - again >= LIMITS.once * begun;
  const isAfter = ends >= LIMITS.fewestSteps && after >= LIMITS.inOrder * ends && later >= LIMITS.takesTime * ended;
  return isCase && isAfter && ended >= LIMITS.happens * begun
    ? { begin, end, once: true, begun, ended, apart: apart / ended }
    : null;
}

/** A step that begins something again and again, and another by which it ends each time: nothing else keeps two in turn. */
function againIn(ways: readonly Way[], begin: number, end: number): Found | null {
  let [all, again, begun, ends, after, ended, keys, first] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { way, n } of ways) {
    const both = way.filter(({ code }) => code === begin || code === end);
    const own = both.filter(({ code }) => code === begin).length;
    all += n * own;
    if (both.length > 0) keys += n;
    if (both[0]?.code === begin) first += n;
    if (own > 1) again += n * own;
    both.forEach(({ code }, i) => {
      if (code === end && i > 0) ends += n;
      if (code === end && both[i - 1]?.code === begin) after += n;
      if (code === begin && i < both.length - 1) begun += n;
      if (code === begin && both[i + 1]?.code === end) ended += n;
    });
  }
  const inTurn = after >= LIMITS.inTurn * ends && ended >= LIMITS.inTurn * begun;
  // Of two that take turns the one that things begin with begins.
  return first >= LIMITS.first * keys && again >= LIMITS.once * all && inTurn && ended >= LIMITS.fewestSteps
    ? { begin, end, once: false, begun, ended, apart: 1 }
    : null;
}
