import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { poisson } from '../made-up-rows';

jest.setTimeout(120_000);

interface Told {
  steps: string[];
  charts: string[];
}

async function told(header: string[], rows: (string | number)[][]): Promise<Told> {
  let found: Told = { steps: [], charts: [] };
  await analyzeText(
    csvOf(
      header,
      rows.map((row) => row.map(String)),
    ),
    ({ document }) => {
      const steps = document.claims.filter(({ kind }) => kind === 'group-step');
      found = {
        steps: steps.map(({ sentence }) => sentence),
        charts: document.charts.flatMap(({ id, title }) => (steps.some(({ chart }) => chart === id) ? [title] : [])),
      };
    },
  );
  return found;
}

const monthOf = (month: number): string => new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 7);

/** Falls of wards in 36 months, and admissions that say nothing of them. */
function wards(step: number, seed: number) {
  const random = seeded(seed);
  return Array.from({ length: 36 }, (_, month) =>
    ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1'].map((ward, i) => {
      const level = ward === 'B2' && month >= 22 ? 3 * step : 3;
      return [monthOf(month), ward, 80 + 10 * i + Math.floor(20 * random()), poisson(level, random)];
    }),
  ).flat();
}

test('falls of one ward that go from three to nine a month are told, with the date and the others', async () => {
  const { steps } = await told(['month', 'ward', 'admissions', 'falls'], wards(3, 4));
  expect(steps).toEqual([
    expect.stringMatching(/^From (October|November|December) 2023 on, falls per 100 admissions for ward B2 rise to a new level: .* for the others/),
  ]); // prettier-ignore
});

test('counts that stay show none', async () => {
  const found = await Promise.all([11, 12, 13].map((seed) => told(['month', 'ward', 'admissions', 'falls'], wards(1, seed))));
  expect(found.flatMap(({ steps }) => steps)).toEqual([]);
});

test('a step in the part that one sum is of another is drawn', async () => {
  const random = seeded(5);
  const rows = Array.from({ length: 48 }, (_, month) =>
    ['Kiln', 'Press', 'Lathe', 'Saw'].map((station, i) => {
      const used = (300 + 200 * i) * (0.8 + 0.4 * random());
      const part = station === 'Lathe' && month >= 30 ? 0.25 : 0.1;
      return [monthOf(month), station, used.toFixed(0), (used * part * (0.8 + 0.4 * random())).toFixed(0)];
    }),
  ).flat();
  const { steps, charts } = await told(['month', 'station', 'material used (kg)', 'material lost (kg)'], rows);
  expect(steps[0]).toMatch(/the share of material lost in material used for station Lathe rises/);
  expect(charts).toEqual(['The share of material lost in material used by month, station Lathe']);
});

test('that there are more rows is told of the group that makes them, and of all rows no more', async () => {
  const random = seeded(9);
  const rows = Array.from({ length: 18 }, (_, month) =>
    ['Sync', 'Billing', 'Login', 'Export', 'Search'].flatMap((area) =>
      Array.from({ length: poisson(area === 'Sync' && month >= 10 ? 60 : 20, random) }, () => [
        `${monthOf(month)}-${String(1 + Math.floor(28 * random())).padStart(2, '0')}`,
        area,
      ]),
    ),
  ).flat();
  const tickets = rows.map(([day = '', area = ''], i) => [`T${10_000 + i}`, day, area]);
  await analyzeText(csvOf(['ticket', 'opened', 'area'], tickets), ({ document }) => {
    const counts = document.claims.filter(({ subject }) => subject.measure.op === 'count');
    expect(counts.filter(({ kind }) => kind === 'group-step').map(({ subject }) => subject.filter[0]?.value)).toEqual(['Sync']);
    expect(counts.filter(({ kind }) => kind === 'trend' || kind === 'change-point')).toEqual([]);
  });
});
