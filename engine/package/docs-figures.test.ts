import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS as REPORTS } from '../src/insights/limits';
import { LIMITS as JUDGED } from '../src/insights/judge/limits';
import { LEADING } from '../src/insights/judge/leading';
import { LIMITS as LEVELS } from '../src/kinds/group-difference/limits';
import { LIMITS as RHYTHMS } from '../src/kinds/seasonality/limits';
import { THRESHOLDS } from '../src/thresholds';

const root = join(__dirname, '../..');
const { columnsLookedAtClosely, columnsInsideGroups, familywise, chanceOfMain, rowsSampled } = THRESHOLDS;

/** `.025`, as the pages write numbers below one. */
const small = (value: number): string => String(value).replace(/^0/, '');
const WORDS: Record<number, string> = { 12: 'twelve', 20: 'twentieth' };

/** What a page says with a number of the engine in it. */
const STATED: [file: string, text: string][] = [
  ['README.md', `among the first ${LEADING} findings`],
  [
    'docs/LIMITS.md',
    `more than ${columnsLookedAtClosely.value} measures or ${columnsLookedAtClosely.value} columns of groups, weak links between the others stay unsaid`,
  ],
  ['docs/LIMITS.md', `is looked for among the first ${WORDS[columnsInsideGroups.value]} of them`],
  [
    'docs/adr/0015-how-findings-are-judged.md',
    `The chance of any false finding in a table stays at ${small(familywise.value)}, of which pairs of columns have ${small(chanceOfMain.value)}`,
  ],
  [
    'docs/adr/0015-how-findings-are-judged.md',
    `a mean ${small(JUDGED.leastOfSpread)} standard deviations from the others', or ${small(JUDGED.leastOfSpreadInSum)} and a ${WORDS[1 / JUDGED.leastOfSum]} of the sum, or a rank-biserial correlation of ${small(LEVELS.leastBiserial)}; Cohen's w ≥ ${small(RHYTHMS.leastW)} for seasons`,
  ],
  ['docs/adr/0015-how-findings-are-judged.md', `A report tells at most ${REPORTS.mostFindings} findings a table.`],
  ['docs/adr/0015-how-findings-are-judged.md', `a fixed sample of ${rowsSampled.value.toLocaleString('en-US')} rows`],
];

test.each(STATED)('%s says what the engine goes by: %s', (file, text) => {
  const page = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
  expect(page).toContain(text);
});
