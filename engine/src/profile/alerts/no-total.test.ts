import type { ColumnType } from '../../contracts/table/column';
import { openEngine, type Engine } from '../../duckdb/open-engine';
import { seeded } from '../../kinds/made-up-rows';
import { usualOrAll } from '../../testing/usual-or-all';
import { profileTable } from '../profile-table';
import { loadedFromSql } from '../testing/loaded-from-sql';
import { findTotals } from './total-members';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ storePath: null, allowedDirectories: [], threads: 1 });
});
afterAll(() => engine.close());

type Cell = string | number;

/** What findTotals makes of a table whose first column holds members, and of the others those that are text divide it. */
async function totalsOf(columns: Readonly<Record<string, readonly Cell[]>>): Promise<string[]> {
  const made = Object.entries(columns).map(([name, cells]): [string, ColumnType, string] => {
    const isText = typeof cells[0] === 'string';
    const list = cells.map((cell) => (isText ? `'${cell}'` : `${cell}::DOUBLE`)).join(', ');
    const whole = cells.every((cell) => Number.isInteger(cell));
    return [name, isText ? 'text' : whole ? 'integer' : 'number', `([${list}])[1 + i]${whole ? '::BIGINT' : ''}`];
  });
  const loaded = await loadedFromSql(engine, Object.values(columns)[0]?.length ?? 0, made);
  const { totals } = await findTotals(engine.connection, await profileTable(engine.connection, loaded));
  return totals.map(({ label }) => label);
}

const MEMBERS = ['Aster', 'Birch', 'Cedar', 'Dahlia', 'Elm', 'Fir'];

/** Members × periods: `figure` is asked for each. */
function grid(
  members: readonly string[],
  periods: number,
  figures: Readonly<Record<string, (member: number, period: number) => number>>,
) {
  const rows = Array.from({ length: periods }, (_, period) => members.map((_, member) => ({ member, period }))).flat();
  return {
    who: rows.map(({ member }) => members[member] ?? ''),
    period: rows.map(({ period }) => `P${period}`),
    ...Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, rows.map(({ member, period }) => figure(member, period))]),
    ),
  };
}

type Next = () => number;
const whole = (next: Next, low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
const counted = (next: Next, mean: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
};
/** Now and then a member is called a total, and is none. What is called so and is within half a percent of the others in each period is one. */
const named = (next: Next, count: number): string[] => {
  const names = MEMBERS.slice(0, count);
  if (next() < 0.1) names[whole(next, 0, count - 1)] = 'Total';
  return names;
};

/** Tables in which one member is about as large as all others together, and no sum of them. */
const TABLES: Readonly<Record<string, (next: Next) => Record<string, Cell[]>>> = {
  'halves of a population': (next) => {
    const size = 10 ** whole(next, 2, 6);
    return grid(['Men', 'Women', 'Unknown'], whole(next, 3, 20), {
      persons: (who, when) => counted(next, size * (1 + when / 50) * (who === 2 ? 0.002 : 1)),
    });
  },
  'small counts': (next) => {
    const [count, mean] = [whole(next, 3, 6), whole(next, 1, 4)];
    return grid(named(next, count), whole(next, 3, 12), {
      visits: (who) => counted(next, who === 0 ? mean * (count - 1) : mean),
      pieces: () => whole(next, 1, 5),
    });
  },
  'two that are alike, and one without any': (next) => {
    const figure = whole(next, 1, 90);
    return grid(named(next, 3), whole(next, 3, 12), { visits: (who, when) => (who === 1 ? 0 : figure + 3 * when) });
  },
  'a constant of each': (next) => {
    const [a, b] = [whole(next, 1, 400), whole(next, 1, 400)];
    return grid(named(next, 3), whole(next, 3, 12), { visits: (who) => [a, b, a + b][who] ?? 0 });
  },
  'sizes at prices of 1 : 2 : 3': (next) => {
    const prices = Array.from({ length: whole(next, 3, 30) }, () => whole(next, 299, 19_999) / 100);
    return grid(['Small', 'Medium', 'Large'], prices.length, {
      price: (who, what) => Math.round((prices[what] ?? 0) * (who + 1) * 100) / 100,
    });
  },
  'a plan that gives a half, three tenths and a fifth': (next) => {
    const budgets = Array.from({ length: whole(next, 3, 12) }, () => 100 * whole(next, 1, 900));
    return grid(MEMBERS.slice(0, 3), budgets.length, { budget: (who, when) => Math.round((budgets[when] ?? 0) * ([0.5, 0.3, 0.2][who] ?? 0)) }); // prettier-ignore
  },
  'shares that hardly move': (next) => {
    const [count, size] = [whole(next, 3, 6), 10 ** whole(next, 2, 6)];
    return grid(MEMBERS.slice(0, count), whole(next, 3, 24), {
      sales: (who, when) => Math.round(size * (who === 0 ? count - 1 : 1) * (1 + when / 30) * (1 + (next() - 0.5) / 400)),
    });
  },
  'round numbers': (next) => {
    const [count, step] = [whole(next, 3, 5), [5, 50, 500][whole(next, 0, 2)] ?? 5];
    return grid(named(next, count), whole(next, 3, 12), {
      orders: (who) => step * whole(next, 1, 4) * (who === 0 ? count - 1 : 1),
    });
  },
  'a few things with several figures': (next) => {
    const [count, most] = [whole(next, 4, 6), [5, 20, 300][whole(next, 0, 2)] ?? 5];
    const figure = () => MEMBERS.slice(0, count).map((_, i) => (i === 0 ? Math.round((most * (count - 1)) / 2) : whole(next, 0, most))); // prettier-ignore
    const cost = figure();
    return { name: named(next, count), visits: figure(), cost, net: cost.map((one) => Math.round(one * 0.84)) };
  },
};

test.each(Object.entries(TABLES))('no member is a total of %s', async (_, make) => {
  const found: string[] = [];
  for (let seed = 1; seed <= usualOrAll(12, 300); seed++) {
    const next = seeded(seed * 7919);
    for (let i = 0; i < 5; i++) next();
    for (const label of await totalsOf(make(next))) found.push(`${seed}: ${label}`);
  }
  expect(found).toEqual([]);
});

const SMOOTH = (who: number, when: number) => 400 + 97 * who + ((when * (31 + 7 * who)) % 53);

test('a sum of unlike parts is a total without any name, rounded parts as well', async () => {
  const names = ['North', 'South', 'West', 'Country'];
  const sum = (of: (who: number, when: number) => number) => (who: number, when: number) =>
    who === 3 ? of(0, when) + of(1, when) + of(2, when) : of(who, when);
  expect(await totalsOf(grid(names, 8, { visits: sum(SMOOTH) }))).toEqual(['Country']);
  const tons = sum((who, when) => SMOOTH(who, when) / 7);
  expect(await totalsOf(grid(names, 8, { tons: (who, when) => Math.round(tons(who, when)) }))).toEqual(['Country']);
});

test('once, without periods, a sum needs several figures or many digits', async () => {
  const names = ['North', 'South', 'West', 'East', 'Country'];
  const visits = [13, 21, 35, 11, 80];
  expect(await totalsOf({ name: names, visits })).toEqual([]);
  expect(await totalsOf({ name: names, visits: [1310, 2127, 3503, 1151, 8091], pieces: [812, 90, 333, 671, 1906] })).toEqual(['Country']); // prettier-ignore
  expect(await totalsOf({ name: names, visits: [131_042, 212_755, 350_303, 115_144, 809_244] })).toEqual(['Country']);
});
