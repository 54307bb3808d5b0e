import { analyzeText } from '../../testing/analyze-text';
import { MadeTable } from '../../understand/testing/made-table';

jest.setTimeout(120_000);

interface Field {
  who: string;
  all: string;
  used: string;
  group: [string, string[]];
  price?: string;
  worth?: string;
  status?: [string, string, string];
}

const FIELDS: Field[] = [
  { who: 'account', all: 'Seats', used: 'Seats used', group: ['Plan', ['Team', 'Solo', 'Firm']], price: 'Price per seat', worth: 'MRR (USD)', status: ['Status', 'active', 'churned'] },
  { who: 'Objekt', all: 'Betten', used: 'Betten belegt', group: ['Träger', ['Stadt', 'Kirche', 'Privat']] },
  { who: 'course', all: 'Max', used: 'Enrolled', group: ['Room', ['A1', 'B2', 'C3']] },
  { who: 'subscriber', all: 'Minutes included', used: 'Minutes used', group: ['Region', ['North', 'South']], status: ['State', 'live', 'terminated'] },
]; // prettier-ignore

interface Truth {
  csv: string;
  over: number;
  little: number;
  more: number;
}

/** Members who use most of what they have; some more than that, and some hardly any. Of those who left old figures stand. */
function made(field: Field, seed: number, [overs, littles] = [0.06, 0.08]): Truth {
  const table = new MadeTable(500, seed);
  const kinds = Array.from({ length: 500 }, () => table.random());
  const hasLeft = (row: number) => field.status !== undefined && row % 5 === 0;
  const kindOf = (row: number) => { const at = kinds[row] ?? 1; return at < overs ? 'over' : at < overs + littles ? 'little' : 'usual'; };
  table.add(field.who, (row) => `X${10_000 + row}`).add(field.group[0], () => table.one(field.group[1]));
  table.add(field.all, () => Math.round(12 * Math.exp(0.5 * table.normal())) + 6);
  table.add(field.used, (row) => {
    const all = table.number(field.all, row);
    const kind = kindOf(row);
    return kind === 'over' ? all + 1 + Math.floor(0.3 * all * table.random()) : kind === 'little' ? Math.floor(0.25 * all * table.random()) : Math.ceil((0.6 + 0.4 * table.random()) * all);
  });
  if (field.price !== undefined) table.add(field.price, () => table.one([9, 14, 19]));
  if (field.worth !== undefined) table.add(field.worth, (row) => table.number(field.all, row) * table.number(field.price ?? '', row));
  const { status } = field;
  if (status) table.add(status[0], (row) => (hasLeft(row) ? status[2] : status[1]));
  const rows = [...kinds.keys()].filter((row) => !hasLeft(row));
  const used = (row: number) => table.number(field.used, row) - table.number(field.all, row);
  const over = rows.filter((row) => used(row) > 0);
  const little = rows.filter((row) => table.number(field.used, row) < 0.3 * table.number(field.all, row));
  return { csv: table.csv(), over: over.length, little: little.length, more: over.reduce((sum, row) => sum + used(row), 0) };
} // prettier-ignore

test.each(FIELDS)('who uses more of $all than there is, and who hardly any', async (field) => {
  const { csv, over, little, more } = made(field, 11);
  await analyzeText(csv, ({ document }) => {
    const told = document.claims.filter(({ kind }) => kind === 'use-of-limit');
    expect(told.map(({ direction, value }) => [direction, value]).toSorted()).toEqual([['high', over], ['low', little]]);
    expect(told.find(({ direction }) => direction === 'high')?.sentence).toContain(` ${more} `);
    // That who has more uses more is no finding.
    expect(document.claims.filter(({ kind, subject }) => kind === 'correlation' && JSON.stringify(subject).includes(`"${field.used}"`) && JSON.stringify(subject).includes(`"${field.all}"`))).toEqual([]);
  });
}); // prettier-ignore

test.each([
  ['all keep within it', [0, 0]],
  ['half go beyond it, which is then no bound', [0.5, 0]],
  ['most use little, as is usual', [0, 0.7]],
] as const)('nothing is told where %s', async (_, shares) => {
  const { csv } = made(FIELDS[1] as Field, 12, [...shares]);
  await analyzeText(csv, ({ document }) => expect(document.claims.filter(({ kind }) => kind === 'use-of-limit')).toEqual([]));
});

/** Bills of three garages beside what they had quoted: one of them bills far more in most. */
function bills(more: number): string {
  const table = new MadeTable(240, 5);
  table.add('Job', (row) => `J${3000 + row}`).add('Garage', (row) => ['Hill', 'Isar', 'Jade'][row % 3] ?? null);
  table.add('Quoted £', () => table.between(100, 900, 0));
  table.add('Billed £', (row) => table.number('Quoted £', row) + (row % 3 === 1 && row % 4 !== 0 ? more : row % 5 === 0 ? 1 : row % 7 === 0 ? -40 : 0));
  return table.csv();
} // prettier-ignore

test('who bills more than was quoted is told by name, how often and by how much, and once', async () => {
  await analyzeText(bills(80), ({ document }) => {
    const [told, ...others] = document.claims.filter(({ kind }) => kind === 'use-of-limit');
    expect(others).toEqual([]);
    expect(told?.member).toBe('Isar');
    expect(told?.sentence).toMatch(/^“Billed £” is above “quoted £” in 96 of 240 records, by £4,836 in all \(.+\)\. 64 of them \(£4,804 more\) have garage Isar: 80% of 80, against 20% of the others\.$/u);
    expect(document.claims.filter(({ kind, subject }) => kind !== 'use-of-limit' && subject.breakdown === 'Garage' && 'of' in subject.measure)).toEqual([]);
    expect(document.charts.some(({ title }) => title === 'Share of records with billed £ above quoted £ by garage')).toBe(true);
  });
}); // prettier-ignore

test('of pennies nothing is told', async () => {
  await analyzeText(bills(0.01), ({ document }) =>
    expect(document.claims.filter(({ kind }) => kind === 'use-of-limit')).toEqual([]),
  );
});
