import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';
import { isPending, isUnwished } from './outcome-words';

/** Batches with what is measured of them, and a status by its shares. */
async function resultOf(header: string, shares: readonly (readonly [string, number])[]) {
  const table = new MadeTable(900, 11);
  table
    .add('Batch', (row) => `B${2000 + row}`)
    .add('Line', () => table.one(['L1', 'L2', 'L3']))
    .add('pH', () => table.between(4.1, 4.8, 2))
    .add(header, () => {
      let left = table.random();
      return shares.find(([, share]) => (left -= share) < 0)?.[0] ?? shares[0]?.[0] ?? '';
    })
    .add('Yield %', () => table.between(86, 103, 1));
  return (await modelOf(table.csv())).outcome;
}

test.each([
  ['QA Status', 'Released', 'Blocked'],
  ['QA Status', 'Released', 'On hold'],
  ['Disposition', 'Accepted', 'Quarantined'],
  ['Freigabe', 'freigegeben', 'gesperrt'],
  ['Status', 'Approved', 'Held'],
])('%s: beside %s what is %s is what somebody would act on', async (header, released, held) => {
  expect(await resultOf(header, [[released, 0.93], [held, 0.07]])).toEqual({
    kind: 'outcome',
    outcome: { column: header, event: held, good: 'low' },
  });
}); // prettier-ignore

test.each<[string[], boolean, boolean]>([
  // A task that waits for something is not over.
  [['blocked', 'open', 'in progress', 'done'], true, false],
  [['on hold', 'completed', 'cancelled'], true, false],
  [['blocked', 'active'], false, true],
  [['on hold', 'released', 'in test'], false, true],
  // What was released there was let into the shop.
  [['on hold', 'released', 'closed'], true, false],
])('of %j the first is pending: %s, unwished: %s', (labels, pending, unwished) => {
  const [label = ''] = labels;
  expect([isPending(label, labels), isUnwished(label, labels)]).toEqual([pending, unwished]);
});

test('of courses most are held, and what is not is what somebody would act on', async () =>
  expect(await resultOf('Status', [['Held', 0.8], ['Cancelled', 0.2]])).toEqual({
    kind: 'outcome',
    outcome: { column: 'Status', event: 'Cancelled', good: 'low' },
  })); // prettier-ignore
