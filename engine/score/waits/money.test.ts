import { MONEY_ALIKES, madeMoney, madeMoneyAlike } from './made-money';
import { toldOf } from './told-of';

jest.setTimeout(300_000);

test('what is left, past its day, without its number or not there is told with its money, and what only looks like it is not', async () => {
  for (const how of ['left', 'paper', 'past', 'inbound']) {
    const table = [2, 4, 6].flatMap((seed) => madeMoney('open', seed)).find(({ field, waits, csv }) => field.how === how && waits >= 10 && csv.length < 60_000);
    const { claims } = await toldOf(table?.csv ?? '');
    const [claim] = claims.filter(({ subject }) => subject.filter[0]?.column === table?.field.target);
    expect([table?.name, Math.abs((claim?.value ?? 0) - (table?.waits ?? 0)) <= 1]).toEqual([table?.name, true]);
  }
  for (const how of MONEY_ALIKES.filter((_, i) => i % 2 === 0)) {
    const table = madeMoneyAlike('open', how, 4);
    expect([table?.name, (await toldOf(table?.csv ?? '')).claims]).toEqual([table?.name, []]);
  }
}); // prettier-ignore
