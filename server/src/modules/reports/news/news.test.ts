import { analysisResult } from '@hub/shared/contracts/reports/report';
import { reportNews } from '@hub/shared/contracts/reports/news';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';
import { documentOf } from '../report-presenter';
import { leadOf } from './report-lead';

let hub: TestApp;
let ann: Account;
beforeAll(async () => {
  hub = await testApp();
  ann = await hub.signUp('ann@example.com');
}, 60_000);
afterAll(() => hub.stop());

const make = async (name: string, of = ann) =>
  analysisResult.parse((await hub.upload(of.token, 'a,b\n1,2\n', { name })).json()).report_id;
const news = async (of = ann) => reportNews.parse((await hub.call('GET', '/reports/news', undefined, of.token)).json());
const SENTENCE = '=HYPERLINK("x") has 2 rows, the most.';

test('tells the first sentence of the newest reports, by source, and what was not looked at yet', async () => {
  const first = await make('Sales.csv');
  const second = await make('Sales.csv');
  const other = await make('Staff.csv');
  const { db } = hub.context.database;
  // Who waits for an analysis has seen its report.
  await db.updateTable('reports').set({ seen_at: null }).where('id', '=', second).execute();
  const told = await news();
  expect(told.map(({ source_name, reports }) => [source_name, reports.map(({ id }) => id)])).toEqual([
    ['Staff.csv', [other]],
    ['Sales.csv', [second, first]],
  ]);
  expect(told[1]?.reports.map(({ is_new, previous_id, lead }) => [is_new, previous_id, lead?.claim, lead?.sentence])).toEqual([
    [true, first, 'k1', SENTENCE],
    [false, null, 'k1', SENTENCE],
  ]);
  // Of a report from before leads were kept.
  await db.updateTable('reports').set({ lead: null }).execute();
  expect(await news()).toEqual(told);
  expect(await db.selectFrom('reports').select('lead').where('lead', 'is', null).execute()).toEqual([]);
});

test("is of one's own reports alone", async () => {
  expect(await news(await hub.signUp())).toEqual([]);
});

describe('a lead', () => {
  const documentWith = async (points: (number | null)[], changes: { series?: number; type?: 'line' | 'bar' } = {}) => {
    const row = await hub.context.database.db.selectFrom('reports').select('document').executeTakeFirstOrThrow();
    const document = documentOf(row);
    const series = {
      name: 'rows',
      points: points.map((y, at) => [new Date(Date.UTC(2020, at)).toISOString(), y]),
    };
    return {
      ...document,
      claims: document.claims.map((claim) => ({ ...claim, chart: 'c' })),
      charts: document.charts.map((chart) => ({
        ...chart,
        type: changes.type ?? ('line' as const),
        x: { label: 'month', type: 'time' as const },
        series: Array.from({ length: changes.series ?? 1 }, () => series),
      })),
    };
  };

  test('has the course that it speaks of, as it is or by means of neighbours', async () => {
    expect(leadOf(await documentWith([3, null, 5]))?.course).toEqual({ title: 'Rows', values: [3, null, 5] });
    const long = leadOf(await documentWith(Array.from({ length: 240 }, (_, at) => at)))?.course?.values;
    expect(long).toHaveLength(120);
    expect(long?.slice(0, 2)).toEqual([0.5, 2.5]);
  });

  test.each([[{ type: 'bar' as const }], [{ series: 2 }]])(
    'has none of a chart that shows something else (%j)',
    async (changes) => {
      const lead = leadOf(await documentWith([3, 5], changes));
      expect([lead?.claim, lead?.course]).toEqual(['k1', undefined]);
    },
  );

  test('is missing where the report has found nothing', async () => {
    const document = await documentWith([1]);
    expect(leadOf({ ...document, claims: document.claims.filter(({ id }) => id === 'k2') })).toBeNull();
  });
});
