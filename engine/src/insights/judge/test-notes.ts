import type { Claim } from '../../contracts/claim';
import type { TestNote } from '../../contracts/document';
import { human, labelText, list } from '../../wording/human';
import { countText } from '../../wording/phrases';
import { SMALLEST_GROUP } from '../finding';
import type { Frame } from '../frame/frame';
import { LARGEST_Q } from './gate';
import { isRunningTotal } from '../series/running-total';
import { smallestVisible } from './smallest-visible';
import type { TestLog } from './test-log';
import { LIMITS } from './limits';

interface Outcome {
  /** Claims of this table that a test stands behind, the small ones aside. */
  reported: number;
  /** Results that are certain but small, and those of them that are listed. */
  small: number;
  listed: readonly Claim[];
}

/** What a run can say of its own tests: why nothing is told, what is small, and what could not have been seen. It never says that there is nothing. */
export function testNotes(frame: Frame, log: TestLog, { reported, small, listed }: Outcome): TestNote[] {
  const note = (about: TestNote['about'], sentence: string): TestNote => ({ table: frame.table.name, about, sentence });
  const unseen = log.run > 0 ? smallestVisible(frame, log.run) : null;
  const [first] = listed;
  const nothing = first
    ? `${smallText(small)}; first of them: ${first.sentence}`
    : [log.run === 0 ? untested(frame) : uncertain(log), unseen].filter((sentence) => sentence !== null).join(' ');
  return [
    ...(reported > 0 ? [] : [note('nothing', nothing)]),
    ...(first ? [note('small', `${smallText(small)}${small > listed.length ? `; the first ${listed.length}` : ''}:`)] : []),
    ...(unseen === null ? [] : [note('unseen', unseen)]),
  ];
}

const smallText = (count: number): string =>
  count === 1 ? 'One result is certain but small' : `${count.toLocaleString('en-US')} results are certain but small`;

/** Comparisons were made, and none of them led to a finding. */
function uncertain(log: TestLog): string {
  const certain = log.below(LARGEST_Q);
  const made = log.run === 1 ? 'One comparison was made' : `${log.run.toLocaleString('en-US')} comparisons were made`;
  if (certain === 0) return `${made}, and ${log.run === 1 ? 'its result is not certain' : 'no result is certain'}.`;
  const those = certain === 1 ? 'one result is' : `${certain.toLocaleString('en-US')} results are`;
  return `${made}; ${those} certain, but too small or on too few rows to be a finding.`;
}

/** Nothing was compared: why. */
function untested(frame: Frame): string {
  if (frame.n < 2 * SMALLEST_GROUP)
    return `Nothing was compared: with ${countText(frame.n, frame.rows)} chance could make any difference, and ${2 * SMALLEST_GROUP} are needed at least.`;
  const growing = frame.measures.filter((measure) => isRunningTotal(frame, measure));
  const used = [
    ...frame.dimensions.map(({ column }) => column.name),
    ...frame.measures.filter((measure) => !growing.includes(measure)).map(({ columns }) => columns[0] ?? ''),
    ...(frame.timeline ? [frame.timeline.column.name] : []),
  ];
  const names = [...new Set(used)].map((column) => labelText(human(column)));
  if (growing.length > 0 && names.length <= 1)
    return `Nothing was compared: ${list(growing.slice(0, LIMITS.namesListed).map(({ noun }) => noun))} only ${growing.length === 1 ? 'grows' : 'grow'} over time, as a running total does with whatever else changes.`;
  if (names.length === 0) return 'Nothing was compared: no column holds numbers, dates or values that repeat.';
  if (names.length === 1)
    return `Nothing was compared: only ${list(names)} holds numbers, dates or values that repeat, and it takes two columns to compare.`;
  return `Nothing was compared: ${list(names.slice(0, LIMITS.namesListed))}${names.length > LIMITS.namesListed ? ' and others' : ''} have too few rows in common, or too few in each group.`;
}
