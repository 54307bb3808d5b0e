import { ABOVE_ALIKES, madeAbove, madeAboveAlike } from './made-above';
import { toldOf } from './told-of';

jest.setTimeout(300_000);

test('what is asked for from an amount on and blank in some rows is told with the bound, and what only looks like it is not', async () => {
  for (const table of madeAbove('open', 3).filter(({ count }) => count >= 6)) {
    const { claims, waits } = await toldOf(table.csv);
    const [claim] = claims.filter(({ subject }) => subject.filter[0]?.column === table.field.target);
    expect([table.name, waits.find(({ above }) => above)?.above?.from, claim?.value]).toEqual([table.name, table.bound, table.count]);
  }
  for (const how of ABOVE_ALIKES) {
    const table = madeAboveAlike('open', how, 6);
    expect([table?.name, (await toldOf(table?.csv ?? '')).waits.filter(({ above }) => above)]).toEqual([table?.name, []]);
  }
}); // prettier-ignore
