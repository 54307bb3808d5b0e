import { usualOrAll } from '../../testing/usual-or-all';
import { madeHappenings, madeLives, type Lives } from '../testing/made-lives';
import { modelOf } from '../testing/model-of';

const TABLES = usualOrAll(3, 12);

/** Those of so many tables that are dated otherwise than they were made. */
async function datedOtherwise(make: (seed: number) => Lives, from: number, tables: number): Promise<string[]> {
  const off: string[] = [];
  for (let seed = from; seed < from + tables; seed++) {
    const { name, csv, own } = make(seed);
    const { time } = await modelOf(csv);
    if (time?.columns[0] !== own) off.push(`${name}: ${time?.name ?? 'none'}`);
  }
  return off;
}

test('what happens to a thing is dated by when it happened, not by the day that the thing has', async () => {
  expect(await datedOtherwise(madeLives, 1, TABLES)).toEqual([]);
});

test('what follows on an order within days, or belongs to its wares, does not date it', async () => {
  expect(await datedOtherwise(madeHappenings, 1, TABLES)).toEqual([]);
});
