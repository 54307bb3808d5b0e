import { longOf } from '../../../score/by-metric/long-of';

const made = (header: string, of: (i: number) => string): string =>
  [
    `no,day,place,${header}`,
    ...Array.from({ length: 240 }, (_, i) => `R${1000 + i},2024-0${1 + (i % 9)}-1${i % 7},P${i % 4},${of(i)}`),
  ].join('\n');
const near = (usual: number, i: number) => (usual * (0.9 + 0.02 * ((i * 7) % 11))).toFixed(2);
const TESTS: readonly (readonly [string, number, string])[] = [['Sodium', 140, 'mmol/L'], ['Iron', 18, 'mg/L'], ['Zinc', 0.7, 'mg/L']]; // prettier-ignore
const test3 = (i: number) => TESTS[(i * 5 + (i >> 3)) % 3] ?? (['', 0, ''] as const);

test.each<[string, string, (i: number) => string, object | null]>([
  ['by units that the label fixes', 'what,result,unit', (i) => { const [name, usual, unit] = test3(i); return `${name},${near(usual, i)},${unit}`; }, { metric: 'what', value: 'result', unit: 'unit' }],
  ['by sizes and words', 'parameter,value', (i) => { const [name, usual] = test3(i); return `${name},${near(usual, i)}`; }, { metric: 'parameter', value: 'value', unit: null }],
  ['by units in the labels', 'what,reading', (i) => { const [name, usual, unit] = test3(i); return `${name} (${unit}),${near(usual, i)}`; }, { metric: 'what', value: 'reading' }],
  ['not where the header names a quantity', 'parameter,price', (i) => { const [name, usual] = test3(i); return `${name},${near(usual, i)}`; }, null],
  ['not by sizes without a word for what is measured', 'shop,value', (i) => { const [name, usual] = test3(i); return `${name},${near(usual, i)}`; }, null],
  ['not where sizes are alike', 'parameter,value', (i) => `${test3(i)[0]},${near(50, i)}`, null],
  ['with limits of each', 'parameter,value,upper', (i) => { const [name, usual] = test3(i); return `${name},${near(usual, i)},${(usual * 1.4).toFixed(1)}`; }, { metric: 'parameter', beside: ['upper'] }],
])('several quantities in one column: %s', async (_, header, of, expected) => {
  const long = await longOf(made(header, of));
  if (expected === null) expect(long).toBeNull();
  else expect(long).toMatchObject(expected);
}); // prettier-ignore
