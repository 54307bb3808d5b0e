import { openBench } from '../../testing/temporary-file';
import { rowsOf } from '../../../insights/rows-of';
import { planColumn } from '../plan-column';

const HABITS = { decimal: null, dateOrder: null, zones: [], placeholders: new Set<string>() };

/** The days for which cells stand; null where the column is none of dates. */
async function daysOf(cells: readonly string[], name = 'x'): Promise<string[] | null> {
  const plan = planColumn(name, [...cells], HABITS);
  if (plan.type !== 'date') return null;
  const bench = await openBench();
  const rows = await rowsOf(bench.engine.connection, `SELECT CAST(${plan.sql('c')} AS VARCHAR) FROM (VALUES ${cells.map((cell, i) => `(${i}, '${cell.replaceAll("'", "''")}')`).join()}) v(i, c) ORDER BY i`);
  await bench.close();
  return rows.map(([day]) => String(day));
} // prettier-ignore

test.each<[string[], string[]]>([
  [['2018 Spring', '2018 Summer', '2018 Fall', '2019 Spring'], ['2018-01-01', '2018-05-01', '2018-09-01', '2019-01-01']],
  [['Fall 2023', 'Spring 2024', 'Fall 2024'], ['2023-09-01', '2024-01-01', '2024-09-01']],
  [['Winter 2023', 'Spring 2023', 'summer 2023', 'Autumn 2023', 'Winter 2024'], ['2023-01-01', '2023-04-01', '2023-07-01', '2023-10-01', '2024-01-01']],
  [['Herbst 2022', 'Frühjahr 2023'], ['2022-09-01', '2023-01-01']],
  [['SS 2023', 'WS 2023/24', 'SS 2024'], ['2023-04-01', '2023-10-01', '2024-04-01']],
  [['WiSe 2022/2023', 'SoSe 2023'], ['2022-10-01', '2023-04-01']],
  [['WS22', 'SS23', 'WS23'], ['2022-10-01', '2023-04-01', '2023-10-01']],
  [['H1 23', 'H2-23', "H1'24"], ['2023-01-01', '2023-07-01', '2024-01-01']],
  [['FY24 Q3', 'FY24 Q4', 'FY25 Q1'], ['2024-07-01', '2024-10-01', '2025-01-01']],
  [['Q1 FY2024', 'Q2 FY2025'], ['2024-01-01', '2025-04-01']],
  [['H1 2023', 'H2 2023', 'H1 2024'], ['2023-01-01', '2023-07-01', '2024-01-01']],
  [['2023-H2', '2024-H1'], ['2023-07-01', '2024-01-01']],
  [['2023-T1', '2023-T2', '2023-T3', '2024-T1'], ['2023-01-01', '2023-05-01', '2023-09-01', '2024-01-01']],
  [['T1 2023', 'T4 2023', 'T2 2024'], ['2023-01-01', '2023-10-01', '2024-04-01']],
  [['2021/22', '2022/23', '2023/24'], ['2021-01-01', '2022-01-01', '2023-01-01']],
  [['2009-10', '2010-11', '2012-13', '1999-00'], ['2009-01-01', '2010-01-01', '2012-01-01', '1999-01-01']],
  [['2022-2023', '2023-2024'], ['2022-01-01', '2023-01-01']],
  [['SY21-22', 'SY22-23'], ['2021-01-01', '2022-01-01']],
  [['Saison 21/22', 'Saison 22/23'], ['2021-01-01', '2022-01-01']],
  [['Schuljahr 2019/20', 'Schuljahr 2020/21'], ['2019-01-01', '2020-01-01']],
  [['FY22', 'FY23', 'FY24'], ['2022-01-01', '2023-01-01', '2024-01-01']],
  [['GJ 2022', 'GJ 2023'], ['2022-01-01', '2023-01-01']],
])('%j', async (cells, days) => expect(await daysOf(cells)).toEqual(days)); // prettier-ignore

test.each([
  [['2023/24', '2023/25', '2023/31']], // numbers of documents
  [['2023/17', '2024/18']],
  [['2021/22', '2021/22']], // one year
  [['SS 2023', 'Model 3']],
  [['Spring', 'Fall']],
  [['Spring 24h', 'Fall 24h']],
  [['Spring 2024 collection', 'Fall 2024 collection']],
  [['T1', 'T2', 'T3']],
  [['H1 2024', 'H2 2024']], // halves of one year: may be rooms of a hall
  [['H1N1', 'H5N1']],
  [['H100', 'H109', 'H110', 'H212', 'H259']], // numbers of hives
  [['WS01', 'WS02', 'WS12', 'WS31']], // weather stations
  [['SS10', 'SS20', 'SS30']],
  [['FY22', 'FY22']], // one year
  [['Saison 21/23', 'Saison 22/24']],
  [['21/22', '22/23']], // may be anything
  [['Waterfall 2023', 'Waterfall 2024']],
  [['WS 2000', 'XP 2001']],
])('%j stays what it is', async (cells) => expect(await daysOf(cells)).toBeNull());

test('months with a slash stay months where nothing else is meant', async () => {
  expect(await daysOf(['2009-10', '2010-11', '2011-12'])).toEqual(['2009-10-01', '2010-11-01', '2011-12-01']);
});
