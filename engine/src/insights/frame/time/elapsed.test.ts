import type { ColumnRelation } from '../../../contracts/table/column-relation';
import { analyzeText } from '../../../testing/analyze-text';
import { handDimension, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { markElapsed } from './elapsed';

jest.setTimeout(60_000);

const DAY = 86_400_000;
const ROWS = 200;
/** Days on which rows begin, over three years, and how many days are left until the last. */
const BEGUN = Array.from({ length: ROWS }, (_, i) => (i * 389) % 1095);
const open = (i: number) => i % 3 > 0;
const LASTED = BEGUN.map((day, i) => (open(i) ? 1100 - day : Math.min(1100 - day, 30 + ((i * 37) % 90))));
const STATE = BEGUN.map((_, i) => (open(i) ? 'active' : 'left'));

function marked(lasted: readonly number[], algebra: readonly ColumnRelation[] = []) {
  const measures = [handMeasure('lasted', lasted), handMeasure('paid', lasted.map((days, i) => days * (1 + (i % 4)))), handMeasure('age', BEGUN.map((_, i) => 20 + ((i * 7) % 40)))]; // prettier-ignore
  const dimensions = [handDimension('state', STATE), handDimension('team', BEGUN.map((_, i) => 'ABC'[Math.floor(i / 3) % 3] ?? ''))]; // prettier-ignore
  markElapsed(handTimeline(BEGUN.map((day) => day * DAY)), measures, dimensions, algebra);
  return { elapsed: measures.filter((one) => one.elapsed).map(({ id }) => id), open: dimensions.filter((one) => one.open).map(({ noun }) => noun) };
} // prettier-ignore

test('what lasts until now in the rows of a label falls by arithmetic, and so does what is made of it', () => {
  const product: ColumnRelation = {
    kind: 'product',
    target: 'paid',
    of: ['price', 'lasted'],
    factor: 1,
    plus: [],
    held: { rows: 200, off: 0, of: 'table' },
  };
  expect(marked(LASTED)).toEqual({ elapsed: ['lasted'], open: ['state'] });
  expect(marked(LASTED, [product])).toEqual({ elapsed: ['lasted', 'paid'], open: ['state'] });
});

test.each<[string, readonly number[]]>([
  ['in years', BEGUN.map((day) => (1100 - day) / 365.25)],
  ['in whole months', BEGUN.map((day) => Math.floor((1100 - day) / 30))],
])('tenure %s is that of all rows', (_, lasted) => expect(marked(lasted)).toEqual({ elapsed: ['lasted'], open: [] }));

test.each<[string, readonly number[]]>([
  ['falls by something else', BEGUN.map((day) => (1100 - day) / 50)],
  ['falls among its scatter', BEGUN.map((day, i) => 1100 - day + ((i * 41) % 400))],
  ['rises', BEGUN.map((day) => day)],
])('a measure that %s is told', (_, lasted) => expect(marked(lasted)).toEqual({ elapsed: [], open: [] }));

test('of who is still there is not told that whoever came later has stayed for less', async () => {
  const rows = BEGUN.map((day, i) => [i + 1, new Date(Date.UTC(2022, 0, 1 + day)).toISOString().slice(0, 10), STATE[i], LASTED[i], 40 + ((i * 31) % 25)].join()); // prettier-ignore
  await analyzeText(['no,joined_on,state,days_with_us,score', ...rows].join('\n'), ({ document: { claims } }) => {
    const time = claims.filter(({ kind }) => /trend|level|slope/.test(kind));
    expect(time.map(({ sentence }) => sentence)).toEqual([]);
  });
});
