import { chiSquareTest, crossTable } from '../../../src/stats/groups/contingency';
import type { Random } from '../../model/make/random';
import { fixed, times } from '../null-family';
import type { PowerFamily, PowerTable } from './power-families';

/** Two groups in which something happens so often, of so many rows each; the words are drawn. */
interface Gap {
  name: string;
  shares: readonly [number, number];
  rows: readonly (readonly [number, number])[];
  words: readonly { group: string; labels: readonly [string, string]; outcome: string; event: string; other: string; figure: string; kinds: [string, readonly string[]] }[];
} // prettier-ignore

const GAPS: readonly Gap[] = [
  {
    name: 'hiring gap of 44 to 30 %',
    shares: [0.44, 0.3],
    rows: [[500, 500], [700, 450], [1200, 1500]],
    words: [
      { group: 'sex', labels: ['men', 'women'], outcome: 'hired', event: 'yes', other: 'no', figure: 'years_of_experience', kinds: ['department', ['sales', 'research', 'plant', 'office']] },
      { group: 'Background', labels: ['local', 'abroad'], outcome: 'Decision', event: 'accepted', other: 'rejected', figure: 'Score', kinds: ['Round', ['spring', 'autumn']] },
      { group: 'school type', labels: ['private', 'public'], outcome: 'admitted', event: 'true', other: 'false', figure: 'grade', kinds: ['subject', ['law', 'physics', 'arts']] },
    ],
  },
  {
    name: 'fraud of 4 to 1 %',
    shares: [0.04, 0.01],
    rows: [[2000, 2500], [1500, 6000], [5000, 5000]],
    words: [
      { group: 'channel', labels: ['web', 'shop'], outcome: 'fraud', event: '1', other: '0', figure: 'amount', kinds: ['card', ['debit', 'credit', 'gift']] },
      { group: 'Shift', labels: ['night', 'day'], outcome: 'Defect', event: 'yes', other: 'no', figure: 'Weight', kinds: ['Line', ['A', 'B', 'C']] },
      { group: 'ward', labels: ['north', 'south'], outcome: 'infected', event: 'true', other: 'false', figure: 'age', kinds: ['admission', ['planned', 'urgent']] },
    ],
  },
  {
    name: 'trial of 10 to 12.5 %',
    shares: [0.125, 0.1],
    rows: [[6000, 6000], [7000, 6500], [10_000, 10_000]],
    words: [
      { group: 'variant', labels: ['B', 'A'], outcome: 'converted', event: 'yes', other: 'no', figure: 'seconds_on_page', kinds: ['device', ['phone', 'desktop', 'tablet']] },
      { group: 'Mailing', labels: ['new', 'old'], outcome: 'Clicked', event: '1', other: '0', figure: 'Length', kinds: ['Weekday', ['Mon', 'Wed', 'Fri']] },
      { group: 'treatment', labels: ['drug', 'placebo'], outcome: 'relapsed', event: 'true', other: 'false', figure: 'dose', kinds: ['site', ['I', 'II', 'III', 'IV']] },
    ],
  },
]; // prettier-ignore

/** The gap as it is said, to the row: what else the table holds is drawn. */
function makeGap({ shares, rows: sizes, words }: Gap, random: Random): PowerTable {
  const { group, labels, outcome, event, other, figure, kinds } = random.pick(words);
  const size = random.pick(sizes);
  const made = labels.flatMap((label, g) => {
    const n = size[g] ?? 0;
    const events = Math.round((shares[g] ?? 0) * n);
    return times(n, (i) => ({ label, g, happens: i < events }));
  });
  const rows = random
    .shuffled(made)
    .map(({ label, happens }) => [label, random.pick(kinds[1]), fixed(40 + 9 * random.normal()), happens ? event : other]);
  const table = crossTable(Int32Array.from(made, ({ g }) => g), 2, Int32Array.from(made, ({ happens }) => (happens ? 1 : 0)), 2); // prettier-ignore
  return { header: [group, kinds[0], figure, outcome], rows, columns: [group, outcome], oracle: chiSquareTest(table)?.p ?? 1 };
}

/** Outcomes that are rare or hardly differ in points, and matter by how many they concern. */
export const RARE_OUTCOMES: readonly PowerFamily[] = GAPS.map((gap) => ({
  name: gap.name,
  make: (random) => makeGap(gap, random),
}));
