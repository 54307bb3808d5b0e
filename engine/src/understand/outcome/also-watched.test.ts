import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText } from '../../testing/analyze-text';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

jest.setTimeout(120_000);

const day = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);

/** Jobs of a workshop: remade by the press, late by the product, paid for long after. */
function jobs(): string {
  const table = new MadeTable(900, 17);
  const came: number[] = [];
  const product: string[] = [];
  table
    .add('Job', (row) => `J${5000 + row}`)
    .add('Received', (row) => day((came[row] = Math.floor((row * 500) / 900))))
    .add('Due', (row) => day((came[row] ?? 0) + 9))
    .add('Product', (row) => (product[row] = table.one(['Crown', 'Denture', 'Guard'])))
    .add('Shipped', (row) => day((came[row] ?? 0) + (table.random() < (product[row] === 'Denture' ? 0.45 : 0.08) ? 12 : 7)))
    .add('Paid', (row) => day((came[row] ?? 0) + 30 + table.between(0, 20)))
    .add('Mill', () => table.one(['M1', 'M2']))
    .add('Remake', () => (table.random() < 0.1 ? 'Y' : 'N'));
  return table.csv();
}

test('what is due is watched beside the result that words name, by the day that lies nearest', async () => {
  await analyzeText(jobs(), ({ document: { claims, tables } }) => {
    const reading = tables[0]?.reading;
    expect(reading?.outcome).toMatchObject({ kind: 'outcome', outcome: { column: 'Remake', event: 'Y' } });
    expect(reading?.also).toEqual([{ column: 'is late', event: 'true', good: 'low' }]);
    const first = claims.find(({ kind, subject }) => familyOf(kind) === 'rate-difference' && subject.breakdown !== null);
    expect(first).toMatchObject({
      member: 'Denture',
      subject: { breakdown: 'Product', measure: { op: 'rate', column: 'is late' } },
    });
    expect(first?.value).toBeGreaterThan(0.3);
  });
});

/** Cubes of a plant that pass or fail. */
const cubes = (fails: number) => {
  const table = new MadeTable(800, 29);
  table
    .add('Cube', (row) => `C${100 + row}`)
    .add('Cast', (row) => day(Math.floor(row / 2)))
    .add('Plant', () => table.one(['A', 'B', 'C']))
    .add('Res_28d', () => (table.random() < fails ? 'FAIL' : 'PASS'));
  return table.csv();
};

test.each([
  ['few fail', 0.05, 'FAIL', 'low'],
  ['few pass', 0.9, 'PASS', 'high'],
])('of success and failure the one that is seldom is told: %s', async (_, fails, event, good) => {
  expect((await modelOf(cubes(fails))).outcome).toEqual({ kind: 'outcome', outcome: { column: 'Res_28d', event, good } });
});

test.each(['Réabo 24/25', 'Renewal', 'Verlängerung', 'Rinnovo'])('%s is a result that is wished for', async (header) => {
  const table = new MadeTable(400, 3);
  table
    .add('N° abo', (row) => `A${1000 + row}`)
    .add('Commune', () => table.one(['Brest', 'Quimper', 'Lorient']))
    .add('Jour', () => table.one(['mardi', 'jeudi']))
    .add(header, () => (table.random() < 0.62 ? 'oui' : 'non'));
  expect((await modelOf(table.csv())).outcome).toMatchObject({ outcome: { column: header, event: 'oui', good: 'high' } });
});
