import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOMAINS, type Domain } from '../score/domains';
import { PLANTED_KINDS, plantTable } from '../score/plant-tables';
import { analyze } from '../src/analyze';
import type { Claim } from '../src/contracts/report/claim';
import { csvOf, seeded } from '../src/kinds/made-up-rows';
import { InputError, type AnalysisRequest } from '../src/model';
import { csvRecord } from '../src/read/write/write-rows';
import { wrongNumbers, wrongPoints, wrongRows } from '../src/verify/testing/number-from-rows';
import { brokenDatabase } from './broken-databases';
import { asCsv, extremeTable } from './extreme-tables';

type Tables = Pick<AnalysisRequest, 'foreignKeys' | 'joins'> & { files: { name: string; text: string }[] };

const one = (text: string): Tables => ({ files: [{ name: 'table.csv', text }] });

/** Counts in cells, which are read as the cases that they count. */
function cells(seed: number): Tables {
  const random = seeded(seed);
  const labels = [['women', 'men'], ['basic', 'plus', 'family'], ['north', 'south', 'east', 'west']]; // prettier-ignore
  const places = labels.reduce<string[][]>((rows, each) => rows.flatMap((row) => each.map((label) => [...row, label])), [[]]);
  return one(csvOf(['sex', 'plan', 'region', 'count'], places.map((row) => [...row, Math.ceil(90 * random() ** 2)]))); // prettier-ignore
}

/** More rows than are put in order for a median. */
function long(seed: number): Tables {
  const random = seeded(seed);
  const rows = Array.from({ length: 105_000 }, (_, i) => [
    i + 1,
    ['a', 'b', 'c'][i % 3] ?? '',
    Math.exp(6 * random()).toFixed(2),
  ]);
  return one(csvOf(['id', 'kind', 'paid_eur'], rows));
}

function database(seed: number): Tables {
  const { tables, keys, told } = brokenDatabase(seed);
  const files = tables.map(({ name, header, rows }) => ({ name, text: [header, ...rows].map((row) => `${csvRecord(row)}\n`).join('') })); // prettier-ignore
  return { files, foreignKeys: keys, joins: told };
}

const planted = (seed: number): Tables =>
  one(plantTable(seed, DOMAINS[seed % DOMAINS.length] as Domain, PLANTED_KINDS[seed % PLANTED_KINDS.length] ?? null, seed % 4 < 2, seed % 3 === 0).csv); // prettier-ignore

const extreme = (seed: number): Tables => one(asCsv(extremeTable(seed)));

/** Shares whose parts stand beside them, by day and channel: what rows are together is not what they are on average. */
function shares(seed: number): Tables {
  const random = seeded(seed);
  const rows = Array.from({ length: 1200 }, (_, i) => {
    const day = new Date(Date.UTC(2022, 0, 1 + Math.floor(i / 2)));
    const channel = Math.floor(3 * random());
    const visits = Math.floor(60 + 20_000 * random() ** 4);
    const share = (visits > 4000 ? 0.2 : 0.5) + 0.1 * channel + (i > 700 ? 0.1 : 0) + 0.05 * Math.sin(day.getUTCMonth()) + 0.04 * random();
    const orders = Math.floor(visits * Math.min(1, share));
    return [day.toISOString().slice(0, 10), ['mail', 'search', 'shop'][channel] ?? '', visits, orders, (orders / visits).toFixed(6), (20 + 60 * (share - 0.4) ** 2 + random()).toFixed(2)];
  });
  return one(csvOf(['day', 'channel', 'visits', 'orders', 'share_ordering', 'minutes'], rows));
} // prettier-ignore

/** Sorts of tables in turn: with something in them, of several tables, in another form, with extreme values, with shares, and now and then a long one. */
const SORTS = [planted, database, cells, extreme, shares];
const EACH_LONG = 50;

export interface NumbersSeen {
  tables: number;
  /** Numbers that are an aggregate of their rows, and those that are worked out of them. */
  aggregates: number;
  workedOut: number;
  /** Points of charts, which are aggregates of rows as well. */
  points: number;
  /** Numbers of sentences beside their claims' values, and those of them that are worked out of their rows. */
  beside: number;
  besideWorkedOut: number;
  wrong: string[];
}

/** Of claims of one kind whose numbers come of their rows in one way the first. */
const firstOfEachWay = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind, rows }, i) => claims.findIndex((other) => other.kind === kind && other.rows?.how === rows?.how) === i);

/**
 * Looks at the rows behind every number of generated tables.
 * @param longWhole whether that goes for the long ones, too: else for one number of each way in which a number comes of its rows, with its chart
 */
export async function rowsOfTables(from: number, to: number, longWhole: boolean): Promise<NumbersSeen> {
  const seen: NumbersSeen = { tables: 0, aggregates: 0, workedOut: 0, points: 0, beside: 0, besideWorkedOut: 0, wrong: [] };
  for (let seed = from; seed < to; seed++) {
    const isLong = seed % EACH_LONG === 0;
    const make = isLong ? long : (SORTS[seed % SORTS.length] ?? planted);
    const folder = await mkdtemp(join(tmpdir(), 'hub-rows-'));
    try {
      await lookAt(make(seed), folder, seen, seed, isLong && !longWhole ? firstOfEachWay : (claims) => claims);
      seen.tables++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return seen;
}

async function lookAt(
  { files, ...said }: Tables,
  folder: string,
  seen: NumbersSeen,
  seed: number,
  chosen: (claims: readonly Claim[]) => readonly Claim[],
): Promise<void> {
  const inputs = [];
  for (const [i, { name, text }] of files.entries()) {
    const path = join(folder, `table-${i}.csv`);
    await writeFile(path, text);
    inputs.push({ kind: 'csv' as const, path, name });
  }
  const storePath = join(folder, 'store.duckdb');
  const { document } = await analyze({ inputs, sourceType: 'csv', storePath, ...said });
  const claims = chosen(document.claims);
  seen.wrong.push(...(await wrongRows(claims, storePath)).map((why) => `${seed} ${why}`));
  const charts = document.charts.filter(({ claim }) => claims.some(({ id }) => id === claim));
  const drawn = await wrongPoints(charts, storePath);
  seen.points += drawn.points;
  seen.wrong.push(...drawn.wrong.map((why) => `${seed} ${why}`));
  const beside = await wrongNumbers(claims, storePath);
  seen.beside += beside.numbers;
  seen.besideWorkedOut += beside.workedOut;
  seen.wrong.push(...beside.wrong.map((why) => `${seed} ${why}`));
  for (const claim of claims)
    if (claim.rows?.how === 'worked-out') seen.workedOut++;
    else seen.aggregates++;
}
