import { familyOf } from '../../contracts/report/insight-kind';
import { printMeasure } from '../../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

/** Calls over a year that come `times` as often from August on, with a delay that rises by `later` then. */
function calls(times: number, later: number): string {
  const random = seeded(31);
  const rows: [string, string][] = [];
  for (let day = 0; day < 365; day++) {
    const late = day >= 212;
    for (let i = 0; i < 4 * (late ? times : 1); i++)
      rows.push([
        new Date(Date.UTC(2023, 0, 1 + day, 24 * random())).toISOString().slice(0, 19),
        (10 + (late ? later : 0) + 8 * random()).toFixed(2),
      ]);
  }
  return csvOf(['called_at', 'delay'], rows);
}

test('a change of level that twelve months cannot prove is proved by their weeks', async () => {
  await analyzeText(calls(2, 3), ({ document }) => {
    const steps = document.claims.filter(({ kind }) => familyOf(kind) === 'change-point');
    expect(steps.map(({ subject, member, direction }) => [printMeasure(subject.measure), member, direction]).sort()).toEqual([
      ['count', '2023-08-01', 'up'],
      ['delay', '2023-08-01', 'up'],
    ]);
  });
});

test('a level that stays makes none', async () => {
  await analyzeText(calls(1, 0), ({ document }) => {
    expect(document.claims.some(({ kind }) => familyOf(kind) === 'change-point' || familyOf(kind) === 'trend')).toBe(false);
  });
});
