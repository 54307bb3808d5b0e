import { toldOf } from '../waits/told-of';
import { ALIKES, madeAlike, madeReadings } from './made-readings';

jest.setTimeout(300_000);

const told = async (csv: string) => (await toldOf(csv, ['last-reading'])).claims;

test('who owes something, is below nought or has run short at the last reading is told, and what only looks like it is not', async () => {
  for (const how of ['owed', 'below', 'short']) {
    const table = [2, 4, 6].flatMap((seed) => madeReadings('open', seed)).find(({ field, count, csv }) => field.how === how && field.every !== null && count >= 5 && csv.length < 150_000);
    const [claim] = await told(table?.csv ?? '');
    expect([table?.name, claim?.value, claim?.sentence.includes(`${table?.most ?? '?'} (`)]).toEqual([table?.name, table?.count, true]);
    if (typeof table?.before === 'number') expect(claim?.sentence).toContain(`A year before it was ${table.before} of`);
  }
  for (const how of ALIKES) {
    const table = madeAlike('open', how, 4);
    expect([table?.name, await told(table?.csv ?? '')]).toEqual([table?.name, []]);
  }
}); // prettier-ignore
