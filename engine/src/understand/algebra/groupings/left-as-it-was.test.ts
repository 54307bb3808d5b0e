import { MadeTable } from '../../testing/made-table';
import { madeLeavers } from '../../testing/made-leavers';
import { modelOf } from '../../testing/model-of';

/** What a list's result settles, and whether it was told of what stood before. */
async function settledOf(seed: number) {
  const { csv, field, settled, before } = madeLeavers(seed);
  const { algebra } = await modelOf(csv);
  const found = algebra.flatMap((one) => (one.kind === 'left-as-it-was' && one.of === field.status ? [one.target] : []));
  const known = algebra.flatMap((one) => (one.kind === 'settled' && one.of === field.status ? [one.target] : []));
  return {
    missed: settled.filter((name) => ![...found, ...known].includes(name)),
    wrong: found.filter((name) => before.includes(name)),
  };
}

test.each([3, 9, 112])(
  'what stopped, added up, stayed open or was asked afterwards is known in list %p, and nothing of what was there before',
  async (seed) => expect(await settledOf(seed)).toEqual({ missed: [], wrong: [] }),
);

/** Machines of which some have failed, with what `add` says of each. */
async function failures(add: (table: MadeTable, gone: (row: number) => number | null) => void) {
  const table = new MadeTable(500, 6);
  const began = Array.from({ length: 500 }, () => Math.floor(1400 * table.random()));
  const ends = began.map((from) => {
    const end = from - 700 * Math.log(1 - table.random());
    return end < 1460 ? end : null;
  });
  const day = (at: number) => new Date(Date.UTC(2021, 0, 1 + Math.floor(at))).toISOString().slice(0, 10);
  table.add('unit', (row) => `U${row}`).add('installed', (row) => day(began[row] ?? 0));
  add(table, (row) => ends[row] ?? null);
  table
    .add('state', (row) => (ends[row] === null ? 'running' : 'failed'))
    .add('failed on', (row) => (typeof ends[row] === 'number' ? day(ends[row] ?? 0) : null));
  const { algebra } = await modelOf(table.csv());
  return { known: algebra.filter(({ kind }) => kind === 'left-as-it-was'), began };
}

test('how long ago a thing began is counted on whatever became of it', async () => {
  const { known } = await failures((table) =>
    table.add(
      'days since delivery',
      (row) => 1460 - Math.floor((Date.parse(String(table.columns.get('installed')?.[row])) - Date.UTC(2021, 0, 1)) / 86_400_000),
    ),
  );
  expect(known).toEqual([]);
});

test('what was measured before is no longer open or asked for by its name alone', async () => {
  const { known } = await failures((table) =>
    table.add('last pressure', () => table.between(3, 9, 1)).add('load', () => table.between(10, 90)),
  );
  expect(known).toEqual([]);
});

test('since when somebody was not seen is known by its header where no day of leaving stands there', async () => {
  const table = new MadeTable(400, 8);
  table
    .add('customer', (row) => `C${row}`)
    .add('status', () => (table.random() < 0.25 ? 'Cancelled' : 'Active'))
    .add('seats', () => table.between(1, 40))
    .add('days since last order', (row) =>
      table.columns.get('status')?.[row] === 'Active' ? table.between(0, 20) : table.between(15, 300),
    );
  const { algebra } = await modelOf(table.csv());
  expect(algebra).toContainEqual(
    expect.objectContaining({ kind: 'left-as-it-was', target: 'days since last order', how: 'stopped' }),
  );
});
