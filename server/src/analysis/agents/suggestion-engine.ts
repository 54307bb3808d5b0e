import type { Claim } from '@hub/shared/contracts/claim';
import type { ReportDocument } from '@hub/shared/contracts/report';
import { suggestActions } from '../actions/suggest-actions';
import { mineClaims } from '../insights/claims';
import { buildFrame } from '../insights/frame/build-frame';
import type { Frame } from '../insights/frame/frame';
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
  const { actions, claims } = await suggestActions(connection, frame, mined.claims, table.alerts, firstId + mined.claims.length);
  return { frame, claims: [...mined.claims, ...claims], actions, tests: mined.tests, checked: mined.checked };
}
