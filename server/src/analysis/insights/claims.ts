import type { DuckDBConnection } from '@duckdb/node-api';
import type { Claim } from '@hub/shared/contracts/claim';
import type { Frame } from './frame/frame';
import { passes, significance } from './gate';
import { fold } from './fold';
import { mineAll } from './mine';
import { rank, type Ranked } from './rank';
import { firstRow } from './rows-of';
import { TestLog } from './test-log';

/** Leading findings of a report. */
export const LEADING = 12;
/** Findings that are told at all, beside the plain figures. */
const MOST_FINDINGS = 40;
const TOLERANCE = 1e-6;

export interface Mined {
  claims: Claim[];
  tests: { run: number; reported: number };
  /** Claims whose query gave what the miner's own arithmetic gave, of those where both are known. */
  checked: { right: number; total: number };
}

/**
 * Mines the frame and turns what passes the gate into claims, best first. Each claim's figures come from its own query over the
 * whole table; where the miner computed the value itself, both must agree or the claim is dropped.
 */
export async function mineClaims(connection: DuckDBConnection, frame: Frame, firstId = 1, signal?: AbortSignal): Promise<Mined> {
  const log = new TestLog();
  const held = fold(mineAll({ frame, log }).filter(passes), frame);
  const ranked = rank(held);
  const findings = ranked.filter(({ finding }) => !finding.context).slice(0, MOST_FINDINGS);
  const context = ranked.filter(({ finding }) => finding.context);
  const claims: Claim[] = [];
  const checked = { right: 0, total: 0 };
  for (const entry of [...findings, ...context]) {
    signal?.throwIfAborted();
    const claim = await toClaim(connection, frame, entry, firstId + claims.length, checked);
    if (claim) claims.push(claim);
  }
  return { claims, tests: { run: log.run, reported: claims.filter((claim) => claim.q !== null).length }, checked };
}

async function toClaim(
  connection: DuckDBConnection,
  frame: Frame,
  { finding, score }: Ranked,
  place: number,
  checked: Mined['checked'],
): Promise<Claim | null> {
  const facts = await firstRow(connection, finding.sql);
  const value = facts?.value;
  if (!facts || typeof value !== 'number') return null;
  checked.total++;
  if (finding.expected !== null && !agrees(finding.expected, value, frame.sampled)) return null;
  checked.right++;
  const saying = finding.say(facts);
  if (!saying) return null;
  return {
    id: `c${place}`,
    kind: finding.kind,
    agent: 'suggestion-engine',
    table: frame.table.name,
    subject: finding.subject,
    member: finding.member,
    direction: finding.direction,
    value,
    unit: finding.unit,
    baseline: saying.baseline ?? null,
    n: saying.n ?? finding.n,
    effect: finding.effect,
    ...significance(finding),
    score: Number((finding.context ? score / 100 : score).toPrecision(4)),
    ...(saying.confidence ? { confidence: saying.confidence } : {}),
    sentence: saying.sentence,
    sql: finding.sql,
  };
}

/** A sample's value may differ from the whole table's by chance. */
function agrees(expected: number, value: number, sampled: boolean): boolean {
  const tolerance = sampled ? 0.25 : TOLERANCE;
  return Math.abs(expected - value) <= tolerance * Math.max(Math.abs(expected), Math.abs(value), 1e-9);
}
