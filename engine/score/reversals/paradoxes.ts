import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { Random } from '../model/make/random';
import type { NullTable } from '../nulls/null-family';
import type { Behind } from './told-reversals';

export interface Paradox extends Behind {
  name: string;
  table: NullTable;
}

type Cell = readonly [group: string, by: string, events: number, rows: number];

/** One row for each case of a published table of counts, in any order. */
function casesOf(
  [group, by, outcome]: readonly [string, string, string],
  [yes, no]: readonly [string, string],
  cells: readonly Cell[],
): NullTable {
  const rows = cells.flatMap(([first, second, events, all]) =>
    Array.from({ length: all }, (_, i) => [first, second, i < events ? yes : no]),
  );
  return { header: [group, by, outcome], rows: new Random(1).shuffled(rows) };
}

/** Two groups by the strata of one column: events and rows of each. */
const twoGroups = (
  [first, second]: readonly [string, string],
  strata: readonly (readonly [string, number, number, number, number])[],
): Cell[] =>
  strata.flatMap(([by, events, rows, others, of]): Cell[] => [
    [first, by, events, rows],
    [second, by, others, of],
  ]);

const AGES = ['0-9', '10-19', '20-29', '30-39', '40-49', '50-59', '60-69', '70-79', '80+'] as const;
const CHINA = [[0, 416], [1, 549], [7, 3619], [18, 7600], [38, 8571], [130, 10_008], [309, 8583], [312, 3918], [208, 1408]] as const; // prettier-ignore
const ITALY = [
  [0, 43],
  [0, 85],
  [0, 296],
  [0, 470],
  [1, 891],
  [3, 1453],
  [37, 1471],
  [114, 1785],
  [202, 1532],
] as const;

/** Published tables in which a difference turns round, or goes, once like is held against like. */
export const PARADOXES: readonly Paradox[] = [
  {
    name: 'kidney stones (Charig 1986)',
    group: 'treatment',
    by: 'stone size',
    outcome: 'cured',
    table: casesOf(['treatment', 'stone size', 'cured'], ['yes', 'no'], twoGroups(['open surgery', 'nephrolithotomy'], [['small', 81, 87, 234, 270], ['large', 192, 263, 55, 80]])),
  },
  {
    name: 'admissions (Bickel 1975)',
    group: 'gender',
    by: 'department',
    outcome: 'admitted',
    table: casesOf(['gender', 'department', 'admitted'], ['yes', 'no'], twoGroups(['male', 'female'], [['A', 512, 825, 89, 108], ['B', 353, 560, 17, 25], ['C', 120, 325, 202, 593], ['D', 138, 417, 131, 375], ['E', 53, 191, 94, 393], ['F', 22, 373, 24, 341]])),
  },
  {
    name: 'smoking (Appleton 1996)',
    group: 'smoker',
    by: 'age group',
    outcome: 'died',
    table: casesOf(['smoker', 'age group', 'died'], ['yes', 'no'], twoGroups(['yes', 'no'], [['18-24', 2, 55, 1, 62], ['25-34', 3, 124, 5, 157], ['35-44', 14, 109, 7, 121], ['45-54', 27, 130, 12, 78], ['55-64', 51, 115, 40, 121], ['65-74', 29, 36, 101, 129], ['75+', 13, 13, 64, 64]])),
  },
  {
    name: 'death sentences (Radelet 1991)',
    group: 'defendant race',
    by: 'victim race',
    outcome: 'death penalty',
    table: casesOf(['defendant race', 'victim race', 'death penalty'], ['yes', 'no'], twoGroups(['white', 'black'], [['white', 53, 467, 11, 48], ['black', 0, 16, 4, 143]])),
  },
  {
    name: 'flights (Moore 2003)',
    group: 'airline',
    by: 'origin city',
    outcome: 'delayed',
    table: casesOf(['airline', 'origin city', 'delayed'], ['yes', 'no'], twoGroups(['Alaska', 'America West'], [['Los Angeles', 62, 559, 117, 811], ['Phoenix', 12, 233, 415, 5255], ['San Diego', 20, 232, 65, 448], ['San Francisco', 102, 605, 129, 449], ['Seattle', 305, 2146, 61, 262]])),
  },
  {
    name: 'civil rights (1964)',
    group: 'party',
    by: 'region',
    outcome: 'vote',
    table: casesOf(['party', 'region', 'vote'], ['yes', 'no'], twoGroups(['Democrat', 'Republican'], [['North', 145, 154, 138, 162], ['South', 7, 94, 0, 10]])),
  },
  {
    name: 'hospitals (Moore 2003)',
    group: 'hospital',
    by: 'condition before surgery',
    outcome: 'died',
    table: casesOf(['hospital', 'condition before surgery', 'died'], ['yes', 'no'], twoGroups(['A', 'B'], [['good', 6, 600, 8, 600], ['poor', 57, 1500, 8, 200]])),
  },
  {
    name: 'fatalities by age (von Kügelgen 2021)',
    group: 'country',
    by: 'age group',
    outcome: 'died',
    table: casesOf(['country', 'age group', 'died'], ['yes', 'no'], twoGroups(['China', 'Italy'], AGES.map((age, i) => [age, ...(CHINA[i] ?? [0, 0]), ...(ITALY[i] ?? [0, 0])] as const))),
  },
  {
    name: 'batting averages (Ross 2004)',
    group: 'player',
    by: 'season',
    outcome: 'hit',
    table: casesOf(['player', 'season', 'hit'], ['yes', 'no'], twoGroups(['Jeter', 'Justice'], [['1995', 12, 48, 104, 411], ['1996', 183, 582, 45, 140]])),
  },
  { name: 'penguins (Gorman 2014)', group: 'Beak Depth (mm)', by: 'species', outcome: 'Beak Length (mm)', table: penguins() },
]; // prettier-ignore

function penguins(): NullTable {
  const path = fileURLToPath(new URL('../../node_modules/vega-datasets/data/penguins.json', import.meta.url));
  const rows = z
    .array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))))
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const header = Object.keys(rows[0] ?? {});
  return { header, rows: rows.map((row) => header.map((name) => row[name] ?? '')) };
}
