import type { Chart } from '../contracts/report/chart';
import { sampleClaim as claim, sampleDocument } from '../testing/sample-document';
import { downloadMarkdown } from './formats/download-markdown';
import { escapeMarkdown } from './formats/escape-markdown';
import { findingsCsv } from './formats/findings-csv';
import { reportTitle } from './report-title';

describe('escapeMarkdown', () => {
  test.each([
    ['a\nb', 'a b'],
    ['<b>', '\\<b\\>'],
    ['[x](y)', '\\[x\\](y)'],
    ['a|b', 'a\\|b'],
    ['1. one', '1\\. one'],
    ['- item', '\\- item'],
    ['96.1% of', '96.1% of'],
    ['# head', '\\# head'],
    ['&lt;', '\\&lt;'],
  ])('%j', (text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));

  test('addresses become no links', () => {
    expect(escapeMarkdown('see https://evil.example')).not.toContain('https://');
    expect(escapeMarkdown('mail a@b.example')).not.toContain('a@b');
  });
});

describe('findingsCsv', () => {
  const [head, ...rows] = findingsCsv({ claims: [claim({ member: '=1+1', sentence: 'He said "3", then left.', value: -3 })] })
    .trimEnd()
    .split('\r\n');

  test('guards text against formulas and leaves numbers alone', () => {
    expect(head).toMatch(/^rank,table,kind,sentence/);
    expect(rows[0]).toContain(",'=1+1,");
    expect(rows[0]).toContain(',-3,');
  });

  test('quotes as RFC 4180 asks', () => expect(rows[0]).toContain('"He said ""3"", then left."'));

  test.each([
    ['+x', "'+x"],
    ['-x', "'-x"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\0x', "'␀x"],
  ])('%j gets an apostrophe', (member, cell) => expect(findingsCsv({ claims: [claim({ member })] })).toContain(cell));
});

describe('downloadMarkdown', () => {
  const chart = (over: Partial<Chart>): Chart => ({
    id: 'g1',
    type: 'bar',
    title: 'Cost "by" kind',
    x: { label: 'Kind', type: 'category' },
    y: { label: 'Cost', unit: 'USD' },
    series: [
      {
        name: 'Cost',
        points: [
          ['A', 2],
          ['B', 4.5],
        ],
      },
    ],
    ...over,
  });
  const report = (one: Chart) =>
    sampleDocument({ charts: [one], claims: [claim({ kind: 'trend', chart: one.id, sentence: 'It rises.' })] });

  test('a bar chart is a table of its numbers in their unit, without its JSON', () => {
    const text = downloadMarkdown(report(chart({})));
    expect(text).toContain('It rises.\n\n**Cost "by" kind**\n\n| Kind | Cost |\n| --- | ---: |\n| A | $2 |\n| B | $4.50 |\n');
    expect(text).not.toContain('```');
  });

  test('several series become a table', () => {
    const text = downloadMarkdown(
      report(
        chart({
          type: 'line',
          x: { label: 'Month', type: 'time', grain: 'month' },
          series: [
            { name: 'A|B', points: [['2023-01-01T00:00:00.000Z', 1200]] },
            { name: 'C', points: [['2023-01-01T00:00:00.000Z', null]] },
          ],
        }),
      ),
    );
    expect(text).toContain('| Month | A\\|B | C |');
    expect(text).toContain('| Jan 2023 | $1,200 |  |');
  });

  const yearly = (type: 'line' | 'scatter', points: Chart['series'][number]['points'], axis: Chart['x']) =>
    downloadMarkdown(report(chart({ type, x: axis, series: [{ name: 'Records', points }] })));

  test.each<[Chart['x']['grain'], string[], string[]]>([
    ['year', ['2000-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z'], ['2000', '2001']],
    ['month', ['2000-01-01T00:00:00.000Z', '2000-03-01T00:00:00.000Z'], ['Jan 2000', 'Mar 2000']],
    ['quarter', ['2000-01-01T00:00:00.000Z', '2000-04-01T00:00:00.000Z'], ['Q1 2000', 'Q2 2000']],
    ['week', ['2000-01-03T00:00:00.000Z', '2000-01-10T00:00:00.000Z'], ['3 Jan 2000', '10 Jan 2000']],
  ])('a %s is written as such', (grain, instants, written) => {
    const points = instants.map((at, i): [string, number] => [at, i]);
    const text = yearly('line', points, { label: 'When', type: 'time', grain });
    expect([...text.matchAll(/^\| ([^|]*\d{4}) \|/gm)].map(([, label]) => label)).toEqual(written);
  });

  test('points are summed up in groups along x, equal ones together', () => {
    const points: Chart['series'][number]['points'] = Array.from({ length: 80 }, (_, i) => [Math.floor(i / 20), i]);
    const text = yearly('scatter', points, { label: 'Floor', type: 'number' });
    expect(text).toContain('| Floor | Records | 25% of Cost | 50% | 75% |');
    expect(text).toContain('| 0 | 20 | $4.75 | $9.50 | $14.25 |');
    expect(text.match(/^\| \d/gm)).toHaveLength(4);
    expect(text).toContain("The chart's 80 points");
  });

  test('of a long series rows at even steps are shown, the last one too', () => {
    const text = yearly(
      'line',
      Array.from({ length: 100 }, (_, i) => [`${1900 + i}-01-01T00:00:00.000Z`, i]),
      { label: 'Year', type: 'time' },
    );
    expect(text).toContain('| 1903 | $3 |');
    expect(text).not.toContain('| 1902 |');
    expect(text).toContain('| 1999 | $99 |');
    expect(text).toContain('Of 100 rows, 34 are shown.');
  });
});

test.each([
  [['support-tickets.csv'], 'Support tickets'],
  [['a.csv', 'b.csv'], 'A and b'],
  [['Sales 2024 - Sheet1'], 'Sales 2024 - Sheet1'],
  [['2024-05_sales--north.csv'], '2024 05 sales north'],
  [['.csv'], 'Untitled Report'],
  [[`${'sales of the north '.repeat(8)}.csv`], `${`Sales of the north ${'sales of the north '.repeat(5)}`.trim()} sales…`],
  [[`${'x'.repeat(130)}.csv`], `X${'x'.repeat(118)}…`],
  [[`${'x'.repeat(118)}😀😀.csv`], `X${'x'.repeat(117)}…`],
])('title of %j', (sources, title) => expect(reportTitle(sources)).toBe(title));
