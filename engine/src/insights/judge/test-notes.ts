import type { Claim } from '../../contracts/report/claim';
import type { TestNote } from '../../contracts/report/document';
import { human, labelText, list } from '../../wording/human';
import { countText } from '../../wording/phrases';
import { SMALLEST_GROUP } from '../finding';
import type { Frame } from '../frame/frame';
import { LARGEST_Q } from './gate';
import { isRunningTotal } from '../series/running-total';
import { smallestVisible } from './smallest-visible';
import type { TestLog } from './test-log';
import { LIMITS } from './limits';
import { t } from './messages';

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
  const unseen = log.run > 0 ? smallestVisible(frame, log) : null;
  const [first] = listed;
  const nothing = first
    ? t('nothing.small', { n: small, first: first.sentence })
    : [log.run === 0 ? untested(frame) : uncertain(log), unseen].filter((sentence) => sentence !== null).join(' ');
  const counted = { n: small, listed: listed.length };
  return [
    ...(reported > 0 ? [] : [note('nothing', nothing)]),
    ...(first ? [note('small', small > listed.length ? t('small.first', counted) : t('small.all', counted))] : []),
    ...(unseen === null ? [] : [note('unseen', unseen)]),
  ];
}

/** Comparisons were made, and none of them led to a finding. */
function uncertain(log: TestLog): string {
  const certain = log.below(LARGEST_Q);
  return certain === 0 ? t('made.none-certain', { run: log.run }) : t('made.some-certain', { run: log.run, certain });
}

/** Nothing was compared: why. */
function untested(frame: Frame): string {
  const least = 2 * SMALLEST_GROUP;
  if (frame.n < least) return t('untested.few-rows', { rows: countText(frame.n, frame.rows), least });
  const growing = frame.measures.filter((measure) => isRunningTotal(frame, measure));
  const used = [
    ...frame.dimensions.map(({ column }) => column.name),
    ...frame.measures.filter((measure) => !growing.includes(measure)).map(({ columns }) => columns[0] ?? ''),
    ...(frame.timeline ? [frame.timeline.column.name] : []),
  ];
  const names = [...new Set(used)].map((column) => labelText(human(column)));
  const few = (all: readonly string[]) => list(all.slice(0, LIMITS.namesListed));
  if (growing.length > 0 && names.length <= 1)
    return t('untested.running-totals', { measures: few(growing.map(({ noun }) => noun)), n: growing.length });
  if (names.length === 0) return t('untested.no-column');
  if (names.length === 1) return t('untested.one-column', { column: list(names) });
  return t('untested.thin', { columns: few(names), more: names.length > LIMITS.namesListed });
}
