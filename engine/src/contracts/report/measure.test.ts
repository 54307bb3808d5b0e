import fc from 'fast-check';
import { subject } from './claim';
import { parseMeasure, printMeasure, type TypedMeasure } from './measure';

/** Headers as nobody should write them, and ordinary ones. */
const header = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '=', '>=', ': ', ',', '(', ')', '"', "'", '\\', '\n', '*', '_', '`', '.', '€'),
    maxLength: 8,
  }),
  fc.constantFrom('count', 'sum(a)', 'rate(a=b)', 'mean(count)', 'duration(a,b)', 'rows_per(', '"', '""', '', 'cost (EUR)'),
);

const measures: fc.Arbitrary<TypedMeasure> = fc.oneof(
  fc.constant({ op: 'count' as const }),
  header.map((column) => ({ op: 'mean' as const, column })),
  header.map((column) => ({ op: 'sum' as const, column })),
  header.map((column) => ({ op: 'rows-per' as const, column })),
  fc.tuple(header, header).map(([column, value]) => ({ op: 'rate' as const, column, value })),
  fc.tuple(header, header).map(([actual, target]) => ({ op: 'attainment' as const, actual, target })),
  fc.tuple(header, header).map(([start, end]) => ({ op: 'duration' as const, start, end })),
  fc.tuple(header, header).map(([of, by]) => ({ op: 'quotient' as const, of, by })),
  fc.tuple(header, header).map(([of, less]) => ({ op: 'difference' as const, of, less })),
);

test('what is printed of a measure is read back as the same measure, whatever its columns are called', () => {
  fc.assert(
    fc.property(measures, (measure) => {
      expect(parseMeasure(printMeasure(measure))).toEqual(measure);
    }),
    { numRuns: 3000 },
  );
});

test('ordinary headers are printed as they are', () => {
  expect(printMeasure({ op: 'mean', column: 'cost (EUR)' })).toBe('cost (EUR)');
  expect(printMeasure({ op: 'mean', column: 'a=b: c, d' })).toBe('a=b: c, d');
  expect(printMeasure({ op: 'mean', column: 'count' })).toBe('mean(count)');
  expect(printMeasure({ op: 'rate', column: 'final state', value: 'on hold' })).toBe('rate(final state=on hold)');
  expect(printMeasure({ op: 'rate', column: 'a=b', value: 'c' })).toBe('rate("a=b"=c)');
});

test.each<[string, TypedMeasure]>([
  ['count', { op: 'count' }],
  ['cost', { op: 'mean', column: 'cost' }],
  ['mean(count)', { op: 'mean', column: 'count' }],
  ['sum(cost (EUR))', { op: 'sum', column: 'cost (EUR)' }],
  ['rate(state=a=b)', { op: 'rate', column: 'state', value: 'a=b' }],
  ['rate(state=)', { op: 'rate', column: 'state', value: '' }],
  ['rate(units (total)>=goal)', { op: 'attainment', actual: 'units (total)', target: 'goal' }],
  ['duration(opened (UTC),closed (UTC))', { op: 'duration', start: 'opened (UTC)', end: 'closed (UTC)' }],
  ['ratio(returned,sold)', { op: 'quotient', of: 'returned', by: 'sold' }],
  ['difference(sold,goal)', { op: 'difference', of: 'sold', less: 'goal' }],
  ['rows_per(customer)', { op: 'rows-per', column: 'customer' }],
  ['duration(opened', { op: 'mean', column: 'duration(opened' }],
])('a stored report that says %s still opens', (text, measure) => {
  expect(subject.parse({ filter: [], breakdown: null, measure: text }).measure).toEqual(measure);
  expect(subject.parse({ filter: [], breakdown: null, measure }).measure).toEqual(measure);
});
