import { toldOf } from './told-of';
import { ALIKES, madeAlike, madeWaits } from './made-waits';

jest.setTimeout(300_000);

test('rows that wait are told with how many and with whom, and blank cells that are as they should be are not', async () => {
  const [table] = madeWaits('open', 2).filter(({ field: { how }, group }) => how === 'open' && group !== null);
  const { waits, claims } = await toldOf(table?.csv ?? '');
  expect([waits[0]?.target, claims[0]?.member]).toEqual([table?.field.target, table?.group]);
  for (const how of ALIKES.slice(0, 6)) expect([how, (await toldOf(madeAlike(how, 3))).claims]).toEqual([how, []]);
}); // prettier-ignore
