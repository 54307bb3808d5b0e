import type { Chart, ChartPoint } from '../../contracts/report/chart';
import { t } from '../messages';
import { chartTwin } from './chart-twin';
import { LIMITS } from './limits';

const chart = (changes: Partial<Chart>): Chart => ({
  id: 'g1',
  type: 'bar',
  title: 'Cost by kind',
  x: { label: 'Kind', type: 'category' },
  y: { label: 'Cost' },
  series: [],
  ...changes,
});
const one = (...points: ChartPoint[]) => [{ name: 'Cost', points }];
const lines = (changes: Partial<Chart>) => chartTwin(chart(changes)).split('\n');
/** Without the title, the empty line below it and the rule below the heads. */
const rows = (changes: Partial<Chart>) => lines(changes).filter((_, i) => i > 1 && i !== 3);
const category = { label: 'Kind', type: 'category' } as const;
const number = { label: 'Size', type: 'number' } as const;

test('what part of all is drawn stands below', () => {
  const part = { drawn: 3, of: 10, what: 'groups', chosen: 'highest' } as const;
  expect(chartTwin(chart({ series: one(['A', 1]), part }))).toBe(`${chartTwin(chart({ series: one(['A', 1]) }))}\n\n${t('twin.part', part)}`);
}); // prettier-ignore

describe('a table', () => {
  test('has title and heads, numbers to the right, and no markup of the data', () => {
    const two = { title: 'a*b', series: [{ name: 'x|y', points: [['A_1', 1]] }, { name: 'z', points: [['A_1', null]] }] } as Partial<Chart>;
    expect(lines(two)).toEqual(['**a\\*b**', '', '| Kind | x\\|y | z |', '| --- | ---: | ---: |', '| A\\_1 | 1 |  |']);
  }); // prettier-ignore

  test('of one series is headed by what is measured, in its unit', () => {
    const points: ChartPoint[] = [['A', 0.5], ['B', null]];
    expect(rows({ type: 'line', y: { label: 'Late', unit: '%' }, series: one(...points) })).toEqual(['| Kind | Late |', '| A | 50% |', '| B |  |']);
    expect(rows({ type: 'line', y: { label: 'Cost', unit: 'USD' }, series: one(...points) })[1]).toBe('| A | $0.50 |');
  }); // prettier-ignore

  test('instants are as fine as all series need, numbers are written as such, what is missing is called so', () => {
    const series = [
      { name: 'a', points: [['2020-01-01T00:00:00.000Z', 1]] },
      { name: 'b', points: [['2020-02-01T00:00:00.000Z', 1]] },
    ] as Chart['series'];
    expect(rows({ type: 'line', x: { label: 'When', type: 'time' }, series })[1]).toBe('| Jan 2020 | 1 | 1 |');
    const open = one([1500, 1], [null, null]);
    expect(rows({ type: 'line', x: number, series: open }).slice(1)).toEqual(['| 1,500 | 1 |', `| ${t('twin.missing')} |  |`]);
  });

  test('of a histogram has a range a line', () => {
    expect(rows({ type: 'histogram', x: number, y: { label: 'Records' }, series: one([0, 4, 10], [10, 2, 20]) })).toEqual([
      '| Size | Records |',
      `| ${t('twin.range', { from: '0', to: '10' })} | 4 |`,
      `| ${t('twin.range', { from: '10', to: '20' })} | 2 |`,
    ]);
  });

  test('of boxes has the quantiles, and the mean where it is known', () => {
    const box = (...mean: number[]) => rows({ type: 'box', series: one(['A', 1, 2, 3, 4, 5, ...mean]) });
    expect(box()).toEqual(['| Kind | 5% | 25% | 50% | 75% | 95% |', '| A | 1 | 2 | 3 | 4 | 5 |']);
    expect(box(6)).toEqual([`| Kind | 5% | 25% | 50% | 75% | 95% | ${t('twin.mean')} |`, '| A | 1 | 2 | 3 | 4 | 5 | 6 |']);
  });

  test('of points has a bin a line, all series together, and says how many points there are', () => {
    const series = [...one([1, 1], [1, 2], [1, 3], [1, 4], [1, 5]), ...one([2, 1], [3, 2], [4, 3], [5, 4], [6, 5])];
    expect(lines({ type: 'scatter', x: number, series }).slice(2)).toEqual([
      `| Size | Cost | ${t('twin.quarter', { measure: 'Cost' })} | 50% | 75% |`,
      '| --- | ---: | ---: | ---: | ---: |',
      '| 1 | 5 | 2 | 3 | 4 |',
      `| ${t('twin.range', { from: '2', to: '6' })} | 5 | 2 | 3 | 4 |`,
      '',
      t('twin.grouped', { n: 10 }),
    ]);
    expect(rows({ type: 'scatter', x: number })[0]).toContain(`| ${t('twin.points')} |`);
  });

  test('of a heat map has a line for each x and a column for each y, and nothing where nothing is known', () => {
    const series = one(['A', 'p', 1], ['A', 'q', 2], ['B', 'q', 3]);
    expect(rows({ type: 'heatmap', series })).toEqual(['| Kind | p | q |', '| A | 1 | 2 |', '| B |  | 3 |']);
  });

  test.each([LIMITS.mostColumns, LIMITS.mostColumns + 1])('of a heat map with %i columns', (n) => {
    const series = one(...Array.from({ length: n }, (_, i): ChartPoint => ['A', `c_${i}`, i]));
    const [heads, first] = rows({ type: 'heatmap', series });
    const beside = n <= LIMITS.mostColumns;
    expect(heads?.split('|')).toHaveLength(beside ? n + 3 : 5);
    expect(heads?.endsWith(`| ${t('twin.value')} |`)).toBe(!beside);
    if (!beside) expect(first).toBe('| A | c\\_0 | 0 |');
  });
});

describe('a long table', () => {
  const points = (n: number) => Array.from({ length: n }, (_, i): ChartPoint => [i, i]);
  const labels = (n: number) => points(n).map(([, y], i): ChartPoint => [`L${i}`, y ?? null]);
  const most = LIMITS.mostTableRows;
  const body = (changes: Partial<Chart>) => lines({ type: 'line', ...changes }).slice(4);

  test('that just fits is shown whole', () => {
    expect(body({ x: number, series: one(...points(most)) })).toHaveLength(most);
    expect(body({ x: category, series: one(...labels(most)) })).toHaveLength(most);
  });

  test('along an axis is shown in even steps up to its end, and says so', () => {
    const shown = body({ x: number, series: one(...points(most + 2)) });
    expect(shown.slice(0, 2)).toEqual(['| 0 | 0 |', '| 2 | 2 |']);
    expect(shown.slice(-4)).toEqual([`| ${most} | ${most} |`, `| ${most + 1} | ${most + 1} |`, '', t('twin.rows-shown', { all: most + 2, shown: most / 2 + 2 })]);
  }); // prettier-ignore

  test('of labels is cut, and says how many are left', () => {
    const shown = body({ x: category, series: one(...labels(most + 3)) });
    expect(shown).toHaveLength(most + 2);
    expect(shown.slice(-3)).toEqual([`| L${most - 1} | ${most - 1} |`, '', t('twin.rows-left', { n: 3 })]);
  });

  test('of a heat map’s labels is shown whole', () => {
    const series = one(...Array.from({ length: most + 5 }, (_, i): ChartPoint => [`L${i}`, 'y', i]));
    expect(body({ type: 'heatmap', series })).toHaveLength(most + 5);
  });
});
