import { handFacts } from '../../../testing/hand-made-facts';
import { handDimension, handFrame, type Cells } from '../../../testing/hand-made-frame';
import { TestLog } from '../../../insights/judge/test-log';
import { sayShare } from '../../association/say';
import { mineLabelPairs } from './mine-label-pairs';
import { sparedLabels, withoutLabels } from './spared';

/** Of so many rows of each payer so many were refused. */
type Counts = Readonly<Record<string, readonly [rows: number, refused: number]>>;

function columnsOf(counts: Counts): { payer: Cells; refused: Cells } {
  const rows = Object.entries(counts).flatMap(([payer, [n, events]]) =>
    Array.from({ length: n }, (_, i) => ({ payer, refused: i < events ? 'yes' : 'no' })),
  );
  return { payer: rows.map(({ payer }) => payer), refused: rows.map(({ refused }) => refused) };
}

function dimensionsOf(counts: Counts) {
  const { payer, refused } = columnsOf(counts);
  return [handDimension('payer', payer), handDimension('refused', refused, { outcome: true, event: 'yes' })] as const;
}

test.each<[string, Counts, string[]]>([
  ['who never is, of whom many would be', { Self: [900, 0], Axa: [200, 18], Bupa: [200, 14] }, ['Self']],
  ['several of them', { Self: [900, 0], Firm: [300, 0], Axa: [200, 18], Bupa: [200, 14] }, ['Self', 'Firm']],
  ['not who is once', { Self: [900, 1], Axa: [200, 18], Bupa: [200, 14] }, []],
  ['not who is few enough to have been lucky', { Self: [60, 0], Axa: [200, 18], Bupa: [200, 14] }, []],
  ['not the others of one who alone is', { Self: [900, 0], Cash: [500, 0], Axa: [200, 18] }, []],
])('left out of the others: %s', (_, counts, expected) => {
  const [payer, refused] = dimensionsOf(counts);
  expect(sparedLabels(payer, payer.codes, refused, refused.codes)).toEqual(expected);
  expect(sparedLabels(payer, payer.codes, { ...refused, outcome: false }, refused.codes)).toEqual([]);
  expect(sparedLabels({ ...payer, outcome: true }, payer.codes, refused, refused.codes)).toEqual([]);
  expect(withoutLabels(payer, payer.codes, expected).filter((code) => code < 0)).toHaveLength(
    expected.reduce((sum, label) => sum + (counts[label]?.[0] ?? 0), 0),
  );
});

function mined(counts: Counts) {
  const [payer, refused] = dimensionsOf(counts);
  const frame = handFrame('t', payer.codes.length, { dimensions: [payer, refused] });
  return { frame, found: mineLabelPairs({ frame, log: new TestLog() })['rate-difference'] };
}

test('one insurer among insurers that refuse alike is not told of, though nobody else ever refuses', () => {
  expect(mined({ Self: [900, 0], Axa: [200, 18], Bupa: [200, 16], Cigna: [200, 14] }).found).toEqual([]);
});

test('one who refuses more than the others who may is told against these, and who was left out', async () => {
  const counts: Counts = { Self: [900, 0], Axa: [200, 60], Bupa: [200, 16], Cigna: [200, 14] };
  const { frame, found } = mined(counts);
  expect(found.map(({ member, n }) => [member, n])).toEqual([['Axa', 200]]);
  const [facts] = await handFacts(columnsOf(counts), found);
  expect(facts).toMatchObject({ value: 0.3, baseline: 0.075, n: 200, hits: 60, spared: 900, spared_hits: 0 });
  const said = found[0] && facts && sayShare(found[0], facts, frame);
  expect(said?.sentence).toBe(
    '30% of rows with payer Axa have refused yes, 4 times the others’ 7.5%. Left out of the comparison: Self (none of 900 rows).',
  );
  // Of a table of which only a part was looked at, all rows decide.
  expect(found[0] && facts && sayShare(found[0], { ...facts, spared_hits: 1 }, frame)).toBeNull();
});

test('where nobody is left out nothing is said of it', async () => {
  const counts: Counts = { Axa: [200, 60], Bupa: [200, 16], Cigna: [200, 14] };
  const { frame, found } = mined(counts);
  const [facts] = await handFacts(columnsOf(counts), found);
  expect(facts).not.toHaveProperty('spared');
  expect(found[0] && facts && sayShare(found[0], facts, frame)?.sentence).not.toContain('Left out');
});
