import { madeHeld } from './made-held';
import { toldOf } from './told-of';

jest.setTimeout(300_000);

/** The first logs of a few thousand rows at most. */
const logs = (is: (few: number) => boolean) => Array.from({ length: 30 }, (_, seed) => madeHeld(seed + 1)).filter(({ few, held, csv }) => is(few.length) && (few.length === 0 || held > 4 * few.length) && csv.length < 100_000).slice(0, 2); // prettier-ignore

test('the few who hold most of what waits are told, and nobody where all hold as much as they have rows', async () => {
  for (const table of logs((few) => few > 1)) expect([table.name, (await toldOf(table.csv)).claims[0]?.subject.breakdown]).toEqual([table.name, table.column]);
  for (const table of logs((few) => few === 0)) expect([table.name, (await toldOf(table.csv)).claims.filter(({ subject }) => subject.breakdown === table.column)]).toEqual([table.name, []]);
}); // prettier-ignore
