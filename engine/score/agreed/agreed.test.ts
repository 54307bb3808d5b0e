import { toldOf } from '../waits/told-of';
import { ALIKES, madeAgreed, madeAlike } from './made-agreed';

jest.setTimeout(300_000);

const told = async (csv: string) => (await toldOf(csv, ['use-of-limit'])).claims;

test('who goes beyond what was agreed is told by name, and nobody where all do alike', async () => {
  for (const table of madeAgreed('open', 3).slice(0, 4)) {
    const [claim] = await told(table.csv);
    expect([table.name, claim?.member, claim?.value, claim?.sentence.includes(` ${table.over} of them`)]).toEqual([table.name, table.who, table.all, true]);
  }
  for (const how of ALIKES) {
    const table = madeAlike('open', how, 3);
    const claims = (await told(table?.csv ?? '')).filter(({ member }) => member !== null || how !== 'all alike');
    expect([table?.name, claims]).toEqual([table?.name, []]);
  }
}); // prettier-ignore
