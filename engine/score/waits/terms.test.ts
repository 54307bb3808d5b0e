import { madeTerms } from './made-terms';
import { toldOf } from './told-of';

jest.setTimeout(300_000);

test('rows wait for longer than their class takes, where classes take for differently long', async () => {
  for (const { name, csv, field } of madeTerms('open', 3, false).slice(0, 2)) {
    const { waits, claims } = await toldOf(csv);
    expect([name, waits[0]?.terms?.column, claims[0]?.subject.filter[0]?.column]).toEqual([name, field.by[0], field.target]);
  }
  for (const { name, csv } of madeTerms('open', 3, true).slice(0, 2)) expect([name, (await toldOf(csv)).waits.filter(({ terms }) => terms)]).toEqual([name, []]);
}); // prettier-ignore
