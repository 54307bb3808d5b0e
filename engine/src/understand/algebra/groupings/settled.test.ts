import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

/** Loans of a library: some were lost on a day, and what was borrowed in the last month was counted at the end. */
async function loans(seed: number, fee: (isLost: boolean, table: MadeTable) => number, isBound = true) {
  const table = new MadeTable(600, seed);
  table
    .add('loan', (row) => `L${row}`)
    .add('branch', (row) => ['North', 'South', 'West'][row % 3] ?? '')
    .add('state', () => (table.random() < 0.3 ? 'lost' : 'back'))
    .add('lost on', (row) =>
      table.columns.get('state')?.[row] === (isBound ? 'lost' : 'none') || (!isBound && table.random() < 0.3)
        ? `2024-${String(table.between(1, 12)).padStart(2, '0')}-15`
        : null,
    )
    .add('fee', (row) => fee(table.columns.get('state')?.[row] === 'lost', table));
  return (await modelOf(table.csv())).algebra.filter(({ kind }) => kind === 'settled');
}

test('what is filled for one label alone is known by it', async () =>
  expect(await loans(3, (_, table) => table.between(1, 90))).toEqual([
    expect.objectContaining({
      target: 'lost on',
      of: 'state',
      label: 'lost',
      nought: false,
      held: expect.objectContaining({ off: 0 }),
    }),
  ]));

test('so is what is nought for all others', async () =>
  expect(await loans(4, (isLost, table) => (isLost ? table.between(5, 90) : 0))).toContainEqual(
    expect.objectContaining({ target: 'fee', of: 'state', label: 'lost', nought: true }),
  ));

test('what is nought in most rows anyway is not', async () =>
  expect(await loans(5, (isLost, table) => (isLost && table.random() < 0.2 ? 7 : 0))).not.toContainEqual(
    expect.objectContaining({ target: 'fee' }),
  ));

test('gaps that lie anywhere say nothing', async () =>
  expect(await loans(6, (_, table) => table.between(1, 90), false)).toEqual([]));

test('a count of the last weeks is nought for what ended before them', async () => {
  const table = new MadeTable(800, 8);
  const day = () => Math.floor(360 * table.random());
  const ends = Array.from({ length: 800 }, () => (table.random() < 0.3 ? day() : null));
  table
    .add('site', (row) => `S${row}`)
    .add('state', (row) => (ends[row] === null ? 'live' : 'closed'))
    .add('closed on', (row) => {
      const end = ends[row];
      return typeof end === 'number' ? new Date(Date.UTC(2024, 0, 1 + end)).toISOString().slice(0, 10) : null;
    })
    .add('calls (30d)', (row) => ((ends[row] ?? 400) > 330 ? Math.floor(9 * table.random()) : 0));
  const { algebra } = await modelOf(table.csv());
  expect(algebra).toContainEqual(
    expect.objectContaining({ kind: 'settled', target: 'calls (30d)', of: 'state', label: 'live', nought: true }),
  );
});

test('what is nought for all of whom one of several ends came about comes of it', async () => {
  const table = new MadeTable(900, 9);
  table
    .add('visit', (row) => `V${row}`)
    .add('disposition', () => table.one(['home', 'home', 'ward', 'other clinic', 'left unseen']))
    .add('charge', (row) => (table.columns.get('disposition')?.[row] === 'left unseen' ? 0 : table.between(20, 900)))
    .add('age', () => table.between(1, 90));
  const { algebra, outcome } = await modelOf(table.csv());
  expect(outcome).toMatchObject({ outcome: { column: 'disposition', event: 'left unseen', good: 'low' } });
  expect(algebra).toContainEqual(
    expect.objectContaining({ kind: 'settled', target: 'charge', label: 'left unseen', absent: true }),
  );
});

describe('what several labels of a status mean', () => {
  /** Parcels: two of the four ends of a parcel are losses, and a claim is made for exactly these. */
  const parcels = (slips = 0) => {
    const table = new MadeTable(900, 21);
    return table
      .add('parcel', (row) => `P${row}`)
      .add('end', () => ['delivered', 'refused', 'broken', 'gone'][Math.floor(4 * table.random() ** 2)] ?? '')
      .add('claimed', (row) => (isLoss(table, row) !== row < slips ? 1 : 0))
      .add('claim', (row) => (isLoss(table, row) ? table.between(20, 400) : null))
      .add('weight', () => table.between(1, 30));
  };
  const isLoss = (table: MadeTable, row: number) => ['broken', 'gone'].includes(String(table.columns.get('end')?.[row]));
  const relations = async (table: MadeTable) =>
    (await modelOf(table.csv())).algebra.filter((one) => one.kind === 'filled-by' && one.of === 'end');

  test('is a relation, by a flag and by what is filled', async () =>
    expect(await relations(parcels())).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ target: 'claimed', labels: expect.arrayContaining(['broken', 'gone']), nought: true }),
        expect.objectContaining({ target: 'claim', nought: false }),
      ]),
    ));

  test('a few slips are allowed, and counted', async () =>
    expect(await relations(parcels(3))).toContainEqual(
      expect.objectContaining({ target: 'claimed', held: expect.objectContaining({ off: 3 }) }),
    ));

  test('a flag that half of a label has is none of it', async () =>
    expect(await relations(parcels(700))).not.toContainEqual(expect.objectContaining({ target: 'claimed' })));
});
