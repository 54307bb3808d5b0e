import type { Claim } from '@hub/shared/contracts/claim';
import type { ReportDocument } from '@hub/shared/contracts/report';
import type { DuckDBConnection } from '@duckdb/node-api';
import { suggestActions } from '../actions/suggest-actions';
import { mineClaims } from '../insights/claims';
import { buildFrame } from '../insights/frame/build-frame';
import type { Frame } from '../insights/frame/frame';
import { firstRow, sourceOf } from '../insights/rows-of';
import type { EngineContext, Table } from '../model';

export interface Suggestions {
  frame: Frame;
  claims: Claim[];
  actions: ReportDocument['actions'];
  tests: ReportDocument['tests'];
  /** Claims that their own query bears out, of all that were computed. */
  checked: { right: number; total: number };
}

/** The Suggestion Engine: mines one table's insights, tests and ranks them, and derives actions. Ids count on from `firstId`. */
export async function suggest({ connection, signal }: EngineContext, table: Table, firstId = 1): Promise<Suggestions> {
  const frame = await buildFrame(connection, table);
  const mined = await mineClaims(connection, frame, firstId, signal);
  const suggested = await suggestActions(connection, frame, mined.claims, table.alerts, firstId + mined.claims.length);
  const claims = await borneOut(connection, table, suggested.claims);
  const lost = suggested.claims.filter((claim) => !claims.includes(claim)).map(({ id }) => id);
  const actions = suggested.actions.filter((action) => !action.claims.some((id) => lost.includes(id)));
  return { frame, claims: [...mined.claims, ...claims], actions, tests: mined.tests, checked: mined.checked };
}

/** Claims whose figures were read together: in a database each one's own query must give its value, too. */
async function borneOut(connection: DuckDBConnection, table: Table, claims: Claim[]): Promise<Claim[]> {
  if (!table.whole) return claims;
  const held: Claim[] = [];
  for (const claim of claims)
    if ((await firstRow(sourceOf(connection, table), claim.sql))?.value === claim.value) held.push(claim);
  return held;
}
