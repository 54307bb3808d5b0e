import { familyOf } from '../contracts/report/insight-kind';
import { parseMeasure, printMeasure } from '../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(120_000);

const rows = (random: () => number) =>
  ['Chile', 'Ghana', 'Japan', 'Latvia', 'Oman'].flatMap((country) => {
    let level = 20 + 80 * random();
    return Array.from({ length: 21 }, (_, i) => [country, 1990 + i, (level += 1 + 4 * random()).toFixed(2)]);
  });

test.each(['period', 'season', 't', '', 'date'])('a panel of years under “%s” is told and drawn by year', async (header) => {
  await analyzeText(csvOf(['country', header, 'output'], rows(seeded(4))), ({ document, markdown }) => {
    const trend = document.claims.find(({ kind }) => kind === 'trend');
    expect(trend).toMatchObject({ subject: { measure: parseMeasure('output') }, direction: 'up' });
    expect(trend?.sentence).toContain('with each year');
    const line = document.charts.find(({ type }) => type === 'line');
    expect(line?.series[0]?.points).toHaveLength(21);
    expect(markdown).toContain('from 1990 to 2010');
    expect(markdown.split('## Method')[0]).not.toMatch(/January|month/i);
  });
});

test('events of many years stay yearly', async () => {
  const random = seeded(9);
  const events = Array.from({ length: 3000 }, () => [2011 + Math.floor(10 * Math.sqrt(random())), Math.floor(100 * random())]);
  await analyzeText(csvOf(['season', 'size'], events), ({ document }) => {
    expect(document.charts.filter(({ x }) => x.type === 'time').map(({ x }) => x.label)).not.toContain('Month');
    const count = document.claims.find(
      ({ kind, subject }) => familyOf(kind) === 'trend' && printMeasure(subject.measure) === 'count',
    );
    expect(count?.sentence).toContain('year');
  });
});
