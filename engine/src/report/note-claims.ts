import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../contracts/report/alert';
import type { Claim, Subject } from '../contracts/report/claim';
import { COUNT } from '../contracts/report/measure';
import { quoteName } from '../duckdb/quote-sql';
import { makeClaim } from '../insights/make-claim';
import { queriesOf } from '../insights/rows-behind/rows-of-claim';
import type { RowsBehind } from '../insights/rows-behind/rows-behind';
import { firstRow } from '../insights/rows-of';
import { condition, filtered, where } from '../insights/sql';
import { toldNumbers } from '../insights/told-numbers';
import type { Table } from '../model';
import { imbalanceText, manyValuesText, missingText } from '../profile/alerts/column-alerts';
import { mayHave, missingWhereText } from '../profile/alerts/missing-where';
import { noting } from '../wording/noted-numbers';

/** How a note on the data counts what it tells of a column. */
interface Count {
  /** What is counted, as SQL, among which rows. */
  counted: string;
  among: Subject['filter'];
  all: string;
  subject: Omit<Subject, 'measure'>;
  rows: Pick<RowsBehind, 'how' | 'where' | 'value'>;
  say: (value: number, n: number) => string;
}

/** A note, and the claim that counts what it tells. */
interface NoteClaim {
  alert: Alert;
  claim: Claim;
}

/**
 * What notes on the data count, each with the query that counts it, so that its rows can be asked for. A note whose count is not that of the
 * table as it is now (of rows that were left out since, or of a sample) has none.
 */
export async function noteClaims(connection: DuckDBConnection, table: Table, nextId: number): Promise<NoteClaim[]> {
  if (table.pushdown) return [];
  const claims: NoteClaim[] = [];
  for (const alert of table.alerts)
    for (const count of countsOf(table, alert)) {
      const claim = await claimOf(connection, table, alert, count, nextId + claims.length);
      if (!claim) continue;
      claims.push({ alert, claim });
      break;
    }
  return claims;
}

async function claimOf(connection: DuckDBConnection, table: Table, { sentence, columns }: Alert, count: Count, place: number) {
  const { counted, among, all, subject, rows, say } = count;
  const sql = `SELECT ${counted} AS value, ${all} AS n FROM ${table.relation}${where(condition(table, among))}`;
  const facts = await firstRow(connection, sql);
  if (typeof facts?.value !== 'number' || typeof facts.n !== 'number') return null;
  const { value, n } = facts;
  if (say(value, n) !== sentence) return null;
  const numbers = toldNumbers(
    noting(() => say(value, n)),
    sentence,
    facts,
  );
  return makeClaim(place, {
    kind: 'headline',
    agent: 'data-analyzer',
    table: table.name,
    subject: { ...subject, measure: COUNT },
    value,
    n,
    sentence,
    rows: queriesOf(table, { ...rows, beside: [...columns, ...among.map(({ column }) => column)] }, value),
    ...(numbers.length > 0 ? { numbers } : {}),
    sql,
  });
}

function countsOf(table: Table, { kind, columns }: Alert): Count[] {
  const [name, ...more] = columns;
  const column = more.length > 0 ? undefined : table.columns.find((one) => one.name === name);
  if (!column || name === undefined) return [];
  if (kind === 'missing') return missingIn(table, name);
  if (kind === 'high-cardinality')
    return [
      {
        counted: `count(DISTINCT ${quoteName(name)})`,
        among: [],
        all: `count(${quoteName(name)})`,
        subject: { filter: [], breakdown: name },
        rows: { how: 'different', where: `${quoteName(name)} IS NOT NULL`, value: { sql: quoteName(name), columns: [name] } },
        say: (value) => manyValuesText(name, value),
      },
    ];
  const label = column.stats.top?.[0]?.[0];
  if (kind !== 'imbalance' || label === undefined) return [];
  const filter: Subject['filter'] = [{ column: name, op: '=', value: label }];
  return [
    {
      counted: filtered('count(*)', condition(table, filter)),
      among: [],
      all: `count(${quoteName(name)})`,
      subject: { filter, breakdown: null },
      rows: { how: 'count', where: condition(table, filter) },
      say: (value, n) => imbalanceText(name, label, value, n),
    },
  ];
}

/** Of all rows, or of those that can have a value. */
function missingIn(table: Table, name: string): Count[] {
  const may = mayHave(table, name);
  const missing = (among: Subject['filter'], say: Count['say']): Count => {
    const filter: Subject['filter'] = [...among, { column: name, op: 'is null', value: null }];
    return {
      counted: filtered('count(*)', `${quoteName(name)} IS NULL`),
      among,
      all: 'count(*)',
      subject: { filter, breakdown: null },
      rows: { how: 'count', where: condition(table, filter) },
      say,
    };
  };
  return [
    missing([], (value, n) => missingText(name, value, n)),
    ...(may
      ? [
          missing([{ column: may.of, op: 'in', value: [...may.labels] }], (value, n) =>
            missingWhereText(name, value, { ...may, rows: n }),
          ),
        ]
      : []),
  ];
}
