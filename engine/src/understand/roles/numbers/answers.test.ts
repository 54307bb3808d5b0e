import { normalFrom, randomFrom } from '../../../stats/distributions/random';
import { modelOf } from '../../testing/model-of';
import { answersAmong, type Whole } from './answers';

const SEEDS = Array.from({ length: 10 }, (_, seed) => 40 + seed);

/** What people answered to some questions, each of them rather content or not. */
function answered(seed: number, names: readonly string[], { low = 1, high = 5, rows = 400, together = 0.6 } = {}): Whole[] {
  const normal = normalFrom(randomFrom(seed));
  const mood = Array.from({ length: rows }, () => normal());
  return names.map((name) => ({
    name,
    values: Float64Array.from(mood, (own) => {
      const at = (low + high) / 2 + ((high - low) / 4) * (together * own + normal());
      return Math.min(high, Math.max(low, Math.round(at)));
    }),
  }));
}

const beside = (columns: readonly Whole[], name: string, value: number, every: number): Whole[] =>
  columns.map((one) =>
    one.name === name ? { name, values: one.values.map((own, row) => (row % every === 0 ? value : own)) } : one,
  );
const namesOf = (columns: readonly Whole[]) => answersAmong(columns).map(({ name }) => name);

test.each(SEEDS)('columns of the same steps that go together are answers (%d)', (seed) => {
  const names = ['Q1_CheckIn', 'Q2_Boarding', 'Sauberkeit', 'Service'];
  expect(namesOf(answered(seed, names))).toEqual(names);
  expect(namesOf(answered(seed, names, { high: 7 }))).toEqual(names);
  expect(answersAmong(beside(answered(seed, names), 'Service', 9, 11)).at(-1)).toMatchObject({ high: 5, off: [[9, 37]] });
});

test.each(SEEDS)('one alone is, where its header names the scale, and what lies beyond it is no answer (%d)', (seed) => {
  for (const name of ['Ten. sat 1-5', 'Note 1 bis 5', 'rating', 'mood_1_5']) {
    expect(namesOf(answered(seed, [name]))).toEqual([name]);
    expect(answersAmong(beside(answered(seed, [name]), name, 9, 4))[0]?.off).toEqual([[9, 100]]);
  }
  const [nps] = answersAmong(beside(answered(seed, ['NPS_0_10'], { low: 0, high: 10 }), 'NPS_0_10', 99, 20));
  expect(nps).toMatchObject({ low: 0, high: 10, off: [[99, 20]] });
});

test.each(SEEDS)('kinds that were given numbers are none (%d)', (seed) => {
  expect(namesOf(answered(seed, ['Haus', 'Beruf', 'Schule', 'Weg'], { together: 0 }))).toEqual([]);
  expect(namesOf(answered(seed, ['region code', 'job group', 'zone', 'type']))).toEqual([]);
  expect(namesOf(answered(seed, ['alone', 'other']))).toEqual([]);
});

test.each(SEEDS)('what is counted keeps its nine (%d)', (seed) => {
  const random = randomFrom(seed);
  const values = Float64Array.from({ length: 400 }, () => Math.min(9, 1 + Math.floor(-1.5 * Math.log(1 - random()))));
  expect(answersAmong([{ name: 'persons', values }])).toEqual([]);
  // Two nines may be slips, and right behind the last step another may come.
  const answers = answered(seed, ['a', 'b', 'c'], { high: 7 });
  expect(namesOf(beside(answers, 'b', 9, 20))).toEqual(namesOf(beside(answers, 'b', 8, 20)));
  expect(answersAmong(beside(answers, 'b', 9, 250)).every(({ off }) => off.length === 0)).toBe(true);
});

test('answers have a mean, and kinds have none', async () => {
  const roles = async (together: number) => {
    const columns = answered(7, ['Q1', 'Q2', 'Q3'], { together });
    const rows = Array.from({ length: 400 }, (_, row) => [`R${row}`, ...columns.map(({ values }) => values[row])].join());
    const model = await modelOf(['Answer,Q1,Q2,Q3', ...rows].join('\n'));
    return model.columns.slice(1).map(({ role }) => role);
  };
  expect(await roles(0.6)).toEqual(['measure', 'measure', 'measure']);
  expect(new Set(await roles(0))).toEqual(new Set(['coded-category']));
});

test('numbers so large that one more is the same number come to an end', () => {
  const values = Float64Array.from({ length: 12 }, (_, row) => (row % 2 ? 2 ** 63 : 999_999_999_999_999_999));
  expect(answersAmong([{ name: 'value', values }])).toEqual([]);
});
