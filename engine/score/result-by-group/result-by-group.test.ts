import { madeTold } from './made-table';
import { toldOf } from './told-of';

jest.setTimeout(300_000);

/** Each way in which a table tells what became of its rows, and each in which it tells the group, once. */
const ASKED = ['accounts of a program', 'courses', 'samples of a laboratory', 'Lieferungen', 'inspections'];

test('a large and certain difference of the result by a group is told first, with its number and the right way round', async () => {
  const made = madeTold('open', 28).filter(({ field: { name } }) => ASKED.includes(name));
  for (const one of made) {
    const { at, number, falsely } = await toldOf(one);
    expect([one.name, number, falsely.map(({ sentence }) => sentence)]).toEqual([one.name, true, []]);
    // What stands apart in another column may be told before it: who had no call at the beginning.
    expect([0, 1]).toContain(at);
  }
  expect(made).toHaveLength(ASKED.length);
});

test('where nothing differs nothing is told of it', async () => {
  for (const one of madeTold('open', 28, false).filter(({ field: { name } }) => name === 'inspections')) {
    const { at, claims } = await toldOf(one);
    expect(at === null ? null : claims[at]?.p).toBeNull();
  }
});
