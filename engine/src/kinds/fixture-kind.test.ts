import { countBars } from '../charts/bar-plans';
import { COUNT } from '../contracts/report/measure';
import { analyzeText } from '../testing/analyze-text';
import { events } from './planting';
import { never, none, STANDING, type Kinds, type KindSpec } from './kind-spec';

jest.setTimeout(60_000);

/** A kind that nothing else in the engine has heard of: it tells how many rows each team has. */
const fixture = {
  mine: ({ frame, log }) =>
    frame.dimensions
      .filter(({ column }) => column.name === 'team')
      .map((dimension) => ({
        kind: 'repetition',
        subject: { filter: [], breakdown: dimension.column.name, measure: COUNT },
        member: dimension.labels[0] ?? null,
        direction: 'high',
        unit: null,
        n: frame.n,
        effect: 0.5,
        strength: 0.5,
        impact: 1,
        tests: [log.add(0)],
        expected: frame.n,
        sql: `SELECT count(*) AS value FROM ${frame.table.relation}`,
        told: { rows: frame.n },
        topics: ['fixture'],
      })),
  say: ({ told: { rows } }) => ({ sentence: `The fixture has found its ${rows} rows.` }),
  prune: never,
  chart: ({ frame, dimension, claim }) => (dimension ? countBars(frame, dimension, claim) : null),
  advise: () => 'Look at what the fixture has found.',
  rows: 'subject',
  standing: STANDING,
} satisfies KindSpec<{ rows: number }>;

test('a kind is mined, ranked, drawn, advised on and written by its line in the table alone', async () => {
  const kinds: Kinds = { repetition: fixture };
  const csv = events(() => undefined);
  await analyzeText(
    csv,
    ({ document, markdown }) => {
      const [claim, ...others] = document.claims.filter(({ agent }) => agent === 'suggestion-engine');
      expect(others).toEqual([]);
      expect(claim).toMatchObject({ value: 900, q: 0, sentence: 'The fixture has found its 900 rows.' });
      expect(claim?.score).toBeGreaterThan(0);
      expect(document.charts.map(({ id }) => id)).toEqual([claim?.chart]);
      expect(document.actions).toMatchObject([{ claims: [claim?.id], category: expect.any(String) }]);
      expect(markdown).toContain('The fixture has found its 900 rows.');
      expect(document.tests.run).toBe(1);
    },
    {},
    kinds,
  );
  await analyzeText(csv, ({ document }) => expect(document.tests.run).toBe(0), {}, {});
});

test('a kind without one of its facets does not compile', () => {
  const { mine, say, prune, chart, advise, rows, standing } = fixture;
  const incomplete: KindSpec<{ rows: number }>[] = [
    // @ts-expect-error -- mine is missing
    { say, prune, chart, advise, rows, standing },
    // @ts-expect-error -- say is missing
    { mine, prune, chart, advise, rows, standing },
    // @ts-expect-error -- prune is missing
    { mine, say, chart, advise, rows, standing },
    // @ts-expect-error -- chart is missing
    { mine, say, prune, advise, rows, standing },
    // @ts-expect-error -- advise is missing
    { mine, say, prune, chart, rows, standing },
    // @ts-expect-error -- rows is missing
    { mine, say, prune, chart, advise, standing },
    // @ts-expect-error -- standing is missing
    { mine, say, prune, chart, advise: none, rows },
  ];
  for (const kind of incomplete) expect(Object.keys(kind)).toHaveLength(6);
});
