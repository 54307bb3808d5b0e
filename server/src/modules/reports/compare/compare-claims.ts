import { familyOf, printMeasure, type Claim } from '@hub/shared/contracts/reports/claim';
import {
  comparedClaim,
  type ComparedClaim,
  type MoveReason,
  type ReportComparison,
} from '@hub/shared/contracts/reports/comparison';
import { MOVED_SHARE } from '@hub/shared/contracts/constants';
import { toldMember } from './told-member';

type ClaimChanges = Pick<ReportComparison, 'appeared' | 'vanished' | 'moved' | 'unchanged'>;

/** What a claim says, but for its figures: two claims with the same key are the same statement at two times, in whatever language. */
function keyOf(claim: Claim, table: string): string {
  const {
    kind,
    subject: { filter, breakdown, measure },
    member,
  } = claim;
  // One member of a column is the same whether the claim is about its rows or about it among all.
  const own = breakdown === null ? filter.find(({ op, value }) => op === '=' && value === member) : undefined;
  return JSON.stringify([
    table,
    familyOf(kind),
    filter
      .filter((one) => one !== own)
      .map(({ column, op, value }) => JSON.stringify([column, op, value]))
      .sort(),
    own?.column ?? breakdown,
    printMeasure(measure),
    toldMember(claim),
  ]);
}

const shown = (claim: Claim): ComparedClaim => comparedClaim.parse(claim);
const outside = (value: number, [low, high]: [number, number]): boolean => value < low || value > high;

/** Change as a share of the older value; null where there is none to divide by. */
export const relativeChange = (before: number | null, after: number | null): number | null =>
  before === null || after === null || before === 0 ? null : (after - before) / Math.abs(before);

/**
 * Why the newer claim says something else than the older one, or null. Where both have an interval each value must lie outside
 * the other's: two samples of one thing rarely give the same number.
 */
export function moveOf(before: Claim, after: Claim): MoveReason | null {
  if (before.direction !== after.direction && before.direction !== 'none' && after.direction !== 'none') return 'direction';
  if (before.value === after.value) return null;
  if (before.value === null || after.value === null) return 'share';
  if (before.confidence || after.confidence) {
    const left = !before.confidence || outside(after.value, before.confidence);
    return left && (!after.confidence || outside(before.value, after.confidence)) ? 'interval' : null;
  }
  const change = relativeChange(before.value, after.value);
  return change === null || Math.abs(change) >= MOVED_SHARE ? 'share' : null;
}

/** @param tableOf name by which a report's table is matched with the other report's */
export function compareClaims(before: Claim[], after: Claim[], tableOf: (claim: Claim) => string): ClaimChanges {
  const waiting = new Map<string, Claim[]>();
  for (const claim of before) {
    const key = keyOf(claim, tableOf(claim));
    waiting.set(key, [...(waiting.get(key) ?? []), claim]);
  }
  const changes: ClaimChanges = { appeared: [], vanished: [], moved: [], unchanged: 0 };
  for (const claim of [...after].sort((a, b) => b.score - a.score)) {
    const older = waiting.get(keyOf(claim, tableOf(claim)))?.shift();
    const reason = older && moveOf(older, claim);
    if (!older) changes.appeared.push(shown(claim));
    else if (!reason) changes.unchanged++;
    else
      changes.moved.push({
        before: shown(older),
        after: shown(claim),
        reason,
        relative: relativeChange(older.value, claim.value),
      });
  }
  const gone = [...waiting.values()].flat();
  changes.vanished = gone.sort((a, b) => b.score - a.score).map(shown);
  return changes;
}
