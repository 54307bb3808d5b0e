import type { Frame } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { normalFrom, randomFrom } from '../../../stats/distributions/random';
import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { mineCells } from './mine-cells';

const ROWS = 1600;

type Row = Record<string, string | number>;

/** Cells that are told of a table: its figures are measures, its words columns; `state` is how a row ended. */
function told(rows: readonly Row[], figures: readonly string[], pairs: readonly string[], frame: Partial<Frame> = {}): string[] {
  const names = Object.keys(rows[0] ?? {});
  const cells = (name: string) => rows.map((row) => row[name] ?? null);
  const dimensions = names.filter((name) => !figures.includes(name)).map((name) => handDimension(name, cells(name), name === 'state' ? { outcome: true } : {}));
  const measures = figures.map((name) => handMeasure(name, cells(name)));
  const found = mineCells({ frame: handFrame('t', rows.length, { dimensions, measures, ...frame }), log: new TestLog() });
  return [...found['mean-interaction'], ...found['rate-interaction']]
    .filter(({ tests }) => tests.every(({ p }) => p < 1e-3))
    .map(({ subject: { filter, breakdown }, member }) => [`${filter[0]?.column}=${String(filter[0]?.value)}`, `${String(breakdown)}=${member}`].sort().join(' × '))
    .filter((cell) => pairs.every((column) => cell.includes(`${column}=`)));
} // prettier-ignore

function rowsOf(seed: number, row: (random: () => number, normal: () => number, i: number) => Row): Row[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: ROWS }, (_, i) => row(random, normal, i));
}

/** Two teams and four sorts, of which sort D in team A is mostly of the third class; classes take their time, or the cell does. */
const withClass = (own: boolean) =>
  rowsOf(4, (random, normal) => {
    const [team, sort] = [random() < 0.5 ? 'A' : 'B', ['C', 'D', 'E', 'F'][Math.floor(4 * random())] ?? ''];
    const cell = team === 'A' && sort === 'D';
    const grade = random() < (cell && !own ? 0.9 : 0.2) ? 'third' : random() < 0.5 ? 'first' : 'second';
    const level = (grade === 'third' ? 30 : 10) + (own && cell ? 14 : 0);
    return { team, sort, grade, days: level + 3 * normal(), state: random() < level / 60 ? 'lost' : 'kept' };
  });

test('what a cell has because most of its rows are of one label of a third column is not told of it', () => {
  expect(told(withClass(false), ['days'], ['team', 'sort'])).toEqual([]);
  expect(told(withClass(true), ['days'], ['team', 'sort'])).toEqual(Array(2).fill('sort=D × team=A'));
});

/** Orders of pieces at a price; bars buy more chairs, or pay more for each. */
const withPieces = (dearer: boolean) =>
  rowsOf(8, (random, normal) => {
    const [buyer, article] = [random() < 0.3 ? 'bar' : 'home', ['chair', 'table', 'lamp'][Math.floor(3 * random())] ?? ''];
    const cell = buyer === 'bar' && article === 'chair';
    const qty = 1 + Math.floor(3 * random()) + (cell && !dearer ? 4 : 0);
    return { buyer, article, qty, amount: qty * (cell && dearer ? 300 : 100) * (1 + 0.1 * normal()) };
  });

test('an amount is held against others by its pieces', () => {
  expect(told(withPieces(false), ['amount', 'qty'], ['buyer', 'article'])).toEqual(['article=chair × buyer=bar']);
  // Only how many they buy is told.
  expect(told(withPieces(false).map(({ qty, ...row }) => ({ ...row, qty: String(qty) })), ['amount'], ['buyer', 'article'])).toEqual([]);
  expect(told(withPieces(true).map(({ qty, ...row }) => ({ ...row, qty: String(qty) })), ['amount'], ['buyer', 'article'])).toEqual(['article=chair × buyer=bar']);
}); // prettier-ignore

/** Therapists of three clinics; at one of these, or with one of its therapists, those who pay themselves pay less. */
const withClinics = (isTherapist: boolean) =>
  rowsOf(15, (random, normal) => {
    const [who, payer] = [Math.floor(6 * random()), random() < 0.5 ? 'self' : 'insurer'];
    const own = payer === 'self' && (isTherapist ? who === 0 : who < 2);
    return { therapist: `T${who}`, clinic: ['North', 'South', 'East'][Math.floor(who / 2)] ?? '', payer, paid: (own ? 80 : 100) + 5 * normal() };
  }); // prettier-ignore

test('who shows what all of his place show is not named; who alone of his place shows it is', () => {
  expect(told(withClinics(false), ['paid'], ['payer'])).toEqual(['clinic=North × payer=self']);
  expect(told(withClinics(true), ['paid'], ['payer', 'therapist'])).toEqual(['payer=self × therapist=T0']);
});
