import { TestLog } from '../../insights/judge/test-log';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { mineRepetitions } from './repetition';

interface Row {
  party: string;
  amount: number;
  mark: string;
}

/** Rows of twelve parties, the first of which has a third of them. */
function rowsOf(seed: number, make: (party: number, random: () => number, normal: () => number) => Omit<Row, 'party'>): Row[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: 900 }, () => {
    const party = random() < 1 / 3 ? 0 : Math.floor(12 * random());
    return { party: `P${party}`, ...make(party, random, normal) };
  });
}

const found = (rows: readonly Row[], whose: readonly number[] | null = null) =>
  mineRepetitions({
    frame: handFrame('t', rows.length, {
      entities: whose ? [{ column: handDimension('customer', []).column, noun: 'customer', codes: Int32Array.from(whose) }] : [],
      dimensions: [
        handDimension(
          'party',
          rows.map(({ party }) => party),
          { entity: true },
        ),
        handDimension(
          'mark',
          rows.map(({ mark }) => mark),
        ),
      ],
      measures: [
        handMeasure(
          'amount',
          rows.map(({ amount }) => amount),
        ),
      ],
    }),
    log: new TestLog(),
  });

const SEEDS = [11, 12, 13, 14, 15];

/** What is alike in many rows of one party for a reason of its own. */
const HONEST: Record<string, (seed: number) => Row[]> = {
  'parcels of one shop at the greatest weight that is taken': (seed) =>
    rowsOf(seed, (party, _, normal) => ({ amount: Math.min(38, Math.round(10 * (party === 0 ? 34 : 8) * Math.exp(0.5 * normal())) / 10), mark: '' })),
  'full courses of the subject that most want': (seed) =>
    rowsOf(seed, (party, _, normal) => ({ amount: Math.min(100, Math.round(10 * ((party === 0 ? 88 : 70) + 14 * normal())) / 10), mark: '' })),
  'courses that are full, of which one in some hundred has a place more': (seed) =>
    rowsOf(seed, (party, random, normal) => ({ amount: random() < 0.004 ? 60.4 : Math.min(60, Math.round(10 * ((party === 0 ? 54 : 40) + 9 * normal())) / 10), mark: '' })),
  'readings above what an instrument can tell': (seed) =>
    rowsOf(seed, (party, _, normal) => {
      const reading = Math.round(1000 * ((party === 0 ? 3.1 : 2) + 0.5 * normal())) / 1000;
      return { amount: Math.min(3.5, reading), mark: reading > 3.5 ? 'OVER' : 'OK' };
    }),
  'tanks at their least level': (seed) =>
    rowsOf(seed, (party, _, normal) => ({ amount: Math.max(5, Math.round(10 * ((party === 0 ? 8 : 30) + 10 * normal())) / 10), mark: '' })),
  'the usual length, which one practice keeps to': (seed) =>
    rowsOf(seed, (party, random) => ({ amount: random() < (party === 0 ? 0.5 : 0.05) ? 20 : 5 + Math.floor(400 * random()) / 10, mark: '' })),
  'what is put where nothing was measured': (seed) =>
    rowsOf(seed, (party, random) => {
      const isMissing = random() < (party === 0 ? 0.3 : 0.005);
      return { amount: isMissing ? 50 : Math.floor(10_000 * random()) / 100, mark: isMissing ? 'estimated' : 'read' };
    }),
}; // prettier-ignore

test.each(Object.entries(HONEST))('%s are no copies', (_, table) =>
  expect(SEEDS.flatMap((seed) => found(table(seed)).map(({ told }) => told.parts))).toEqual([]),
);

const COPIED: Record<string, (seed: number) => Row[]> = {
  'one bill of a supplier, entered again and again': (seed) =>
    rowsOf(seed, (party, random, normal) =>
      party === 3 && random() < 0.4 ? { amount: 412.5, mark: 'travel' } : { amount: Math.round(30_000 * Math.exp(0.6 * normal())) / 100, mark: random() < 0.5 ? 'travel' : 'meal' }),
  'one at the most that may be claimed, where nobody else claims as much': (seed) =>
    rowsOf(seed, (party, random) =>
      party === 5 && random() < 0.8 ? { amount: 8000, mark: '' } : { amount: 100 + Math.floor(7890 * random()), mark: '' }),
  'one with a nought too many': (seed) =>
    rowsOf(seed, (party, random, normal) =>
      party === 5 && random() < 0.4 ? { amount: 9900, mark: '' } : { amount: Math.round(30_000 * Math.exp(0.6 * normal())) / 100, mark: '' }),
}; // prettier-ignore

test.each(Object.entries(COPIED))('%s is told', (_, table) =>
  expect(SEEDS.map((seed) => found(table(seed)).length)).toEqual(SEEDS.map(() => 1)),
);

test.each(Object.entries(COPIED))(
  '%s is a list price where each row is of another customer, and told where all are of one',
  (_, table) => {
    for (const seed of SEEDS) {
      const rows = table(seed);
      const customers = rows.map((_row, i) => (7 * i) % 400);
      expect(found(rows, customers)).toEqual([]);
      const own = rows.map(({ party }, i) => (party === 'P3' || party === 'P5' ? 401 : (customers[i] ?? 0)));
      expect(found(rows, own)).toHaveLength(1);
    }
  },
);
