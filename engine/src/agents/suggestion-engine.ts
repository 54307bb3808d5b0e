import type { Claim } from '../contracts/report/claim';
import type { Alert } from '../contracts/report/alert';
import type { ReportDocument } from '../contracts/report/document';
import type { DuckDBConnection } from '@duckdb/node-api';
import { suggestActions } from '../actions/suggest-actions';
import { mineClaims } from '../insights/claims';
import { buildFrame } from '../insights/frame/build-frame';
import type { Frame } from '../insights/frame/frame';
import { firstRow, sourceOf } from '../insights/rows-of';
import type { Kinds } from '../kinds/kind-spec';
import type { EngineContext, Table } from '../model';
import { listed } from '../profile/alerts/alert-context';
import { t } from './messages';

export interface Suggestions {
  frame: Frame;
  claims: Claim[];
  actions: ReportDocument['actions'];
  tests: ReportDocument['tests'];
  /** Claims that their own query bears out, of all that were computed. */
  checked: { right: number; total: number };
  alerts: Alert[];
}

/** The Suggestion Engine: mines one table's insights, tests and ranks them, and derives actions. Ids count on from `firstId`. */
export async function suggest(
  { connection, signal }: EngineContext,
  table: Table,
  { firstId = 1, kinds }: { firstId?: number; kinds?: Kinds | undefined } = {},
): Promise<Suggestions> {
  const frame = await buildFrame(connection, table);
  const mined = await mineClaims(connection, frame, { firstId, signal, kinds });
  const suggested = await suggestActions(connection, frame, mined.claims, table.alerts, {
    nextId: firstId + mined.claims.length,
    kinds,
  });
  const claims = await borneOut(connection, table, suggested.claims);
  const lost = suggested.claims.filter((claim) => !claims.includes(claim)).map(({ id }) => id);
  const actions = suggested.actions.filter((action) => !action.claims.some((id) => lost.includes(id)));
  return {
    frame,
    claims: [...mined.claims, ...claims],
    actions,
    tests: mined.tests,
    checked: mined.checked,
    alerts: [...lostFigures(table, mined.lost), ...notExamined(frame)],
  };
}

/** Claims whose figures were read together: in a database each one's own query must give its value, too. */
async function borneOut(connection: DuckDBConnection, table: Table, claims: Claim[]): Promise<Claim[]> {
  if (!table.pushdown) return claims;
  const held: Claim[] = [];
  for (const claim of claims)
    if ((await firstRow(sourceOf(connection, table), claim.sql))?.value === claim.value) held.push(claim);
  return held;
}

/** Names what the table's values put out of the range of what can be computed. */
function lostFigures({ name }: Table, lost: readonly string[]): Alert[] {
  if (lost.length === 0) return [];
  const measures = [...new Set(lost)];
  const sentence = t('lost-figures', { n: lost.length, measures: listed(measures) });
  return [{ kind: 'not-computed', severity: 'warning', table: name, columns: [], sentence, count: lost.length }];
}

/** Says which columns of a wide table were not looked at closely, and how it was decided. */
function notExamined({ table, left }: Frame): Alert[] {
  const alert = (names: string[], sentence: (told: { n: number; names: string; rows: number }) => string): Alert[] =>
    names.length === 0
      ? []
      : [
          {
            kind: 'not-examined',
            severity: 'info',
            table: table.name,
            columns: names,
            sentence: sentence({ n: names.length, names: listed(names), rows: left.rows }),
            count: names.length,
          },
        ];
  return [
    ...alert(left.measures, (told) => t('not-examined.measures', told)),
    ...alert(left.dimensions, (told) => t('not-examined.groups', told)),
    ...alert(left.texts, (told) => t('not-examined.texts', told)),
  ];
}
