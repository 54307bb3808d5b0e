import type { Half, LabelledTable } from './label';
import { DOMAINS } from './domains/domains';
import type { Domain } from './domains/domain';
import { finish, withGaps, type Draft } from './make/draft';
import { fifthNaming, fourthNaming, secondNaming, someNaming, thirdNaming } from './make/naming';
import { Random } from './make/random';
import { fifthTables } from './fifth/fifth-tables';
import { fourthTables } from './fourth/fourth-tables';
import { secondTables } from './second/second-tables';
import { thirdTables } from './third/third-tables';
import { addOddColumns, addPacks } from './packs/add-packs';
import { aggregatedTable, bothForms, type CellKind } from './shapes/aggregated-table';
import { entityTable } from './shapes/entity-table';
import { eventTable } from './shapes/event-table';
import { longTable } from './shapes/long-table';
import { monthsInTwoColumns, panelTable, seriesTable } from './shapes/panel-table';
import { surveyTable } from './shapes/survey-table';
import { experimentTable, sensorTable, trialTable } from './shapes/trial-table';
import { membersAsColumns, metricsAsColumns, wideTable, type WideOptions } from './shapes/wide-table';

/** One way of making a table; `turn` counts the domains, so that variants take turns. */
interface Recipe {
  name: string;
  make: (random: Random, domain: Domain, turn: number) => Draft;
}

const CELLS: readonly CellKind[] = ['count', 'part-of-whole', 'count', 'cases-and-controls', 'weight'];
const WIDE: readonly WideOptions[] = [
  { scale: 'years' },
  { scale: 'months', apart: 'total' },
  { scale: 'quarters' },
  { scale: 'bands', apart: 'overlap' },
  { scale: 'months of years' },
  { scale: 'bands' },
  { scale: 'years', apart: 'total' },
];
const GRAINS = ['year', 'month', 'quarter', 'week', 'day'] as const;
const TOTALS = ['Total', 'World', 'All', undefined, undefined];
const NAMES_OF_TOTALS = ['Total', 'World', 'All', 'Gesamt'];
const turned = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;

const RECIPES: readonly Recipe[] = [
  { name: 'events', make: (random, domain) => addPacks(random, eventTable(random, domain, random.whole(80, 400)), 'event') },
  {
    name: 'many events',
    make: (random, domain, turn) =>
      addPacks(random, eventTable(random, domain, turn % 7 === 0 ? 20_000 : random.whole(900, 4000)), 'event'),
  },
  { name: 'plain events', make: (random, domain) => eventTable(random, domain, random.whole(100, 900), true) },
  { name: 'events with an outcome', make: (random, domain) => eventTable(random, domain, random.whole(150, 900)) },
  { name: 'entities', make: (random, domain) => addPacks(random, entityTable(random, domain, random.whole(20, 300)), 'entity') },
  {
    name: 'odd columns',
    make: (random, domain, turn) =>
      turn % 2
        ? addOddColumns(random, eventTable(random, domain, random.whole(120, 900)), 'event')
        : addOddColumns(random, entityTable(random, domain, random.whole(60, 300)), 'entity'),
  },
  { name: 'few entities', make: (random, domain) => entityTable(random, domain, random.whole(8, 14)) },
  {
    name: 'entities with a total',
    make: (random, domain, turn) => entityTable(random, domain, random.whole(12, 60), turned(TOTALS, turn)),
  },
  {
    name: 'panel',
    make: (random, domain, turn) =>
      panelTable(random, domain, {
        grain: turned(GRAINS, turn),
        entities: random.whole(6, 25),
        count: random.whole(8, 40),
        missing: turn % 2 ? 0.07 : 0,
      }),
  },
  {
    name: 'panel with a total',
    make: (random, domain, turn) => {
      const [entities, count] = [random.whole(5, 20), random.whole(6, 24)];
      const total = turned(TOTALS, turn);
      return panelTable(random, domain, { grain: turned(GRAINS, turn + 2), entities, count, ...(total ? { total } : {}) });
    },
  },
  {
    name: 'panel without a total',
    make: (random, domain, turn) => {
      const [entities, count] = [random.whole(5, 20), random.whole(8, 30)];
      return panelTable(random, domain, {
        grain: turned(GRAINS, turn + 1),
        entities,
        count,
        noTotal: turned(NAMES_OF_TOTALS, turn),
      });
    },
  },
  { name: 'months in two columns', make: (random, domain) => monthsInTwoColumns(random, domain, random.whole(30, 120)) },
  {
    name: 'series',
    make: (random, domain, turn) =>
      addPacks(random, seriesTable(random, domain, turned(GRAINS, turn), random.whole(24, 130)), 'series'),
  },
  { name: 'cells', make: (random, domain, turn) => aggregatedTable(random, domain, turned(CELLS, turn)) },
  {
    name: 'repeated cells',
    make: (random, domain, turn) => aggregatedTable(random, domain, turn % 2 ? 'count' : 'part-of-whole', 4),
  },
  { name: 'wide', make: (random, domain, turn) => wideTable(random, domain, random.whole(8, 60), turned(WIDE, turn)) },
  {
    name: 'not wide',
    make: (random, domain, turn) =>
      turn % 2 ? membersAsColumns(random, domain, random.whole(36, 100)) : metricsAsColumns(random, domain, random.whole(20, 90)),
  },
  {
    name: 'long',
    make: (random, domain, turn) => longTable(random, domain, random.whole(4, 10), random.whole(8, 15), turn % 2 === 0),
  },
];

/** Tables that stand in no domain. */
const OTHERS: readonly { name: string; times: number; make: (random: Random, turn: number) => Draft }[] = [
  { name: 'survey', times: 8, make: (random, turn) => surveyTable(random, random.whole(80, 900), turn % 2 === 0, turn % 4 > 1) },
  { name: 'experiment', times: 4, make: (random) => experimentTable(random, random.whole(400, 3000)) },
  { name: 'trial', times: 6, make: (random) => trialTable(random, random.whole(20, 90), random.whole(3, 6)) },
  { name: 'sensors', times: 4, make: (random) => sensorTable(random, random.whole(3, 9), random.whole(50, 300)) },
];

/** A fourth of the domains is met in one half only; of the others each half has every other table. */
const halfOf = (domain: number, recipe: number): Half =>
  domain % 4 === 0 ? 'open' : domain % 4 === 1 ? 'kept' : (domain + recipe) % 2 ? 'open' : 'kept';

interface Planned {
  name: string;
  half: Half;
  make: () => LabelledTable;
}

/** Everything that can be made, made when asked for. Other seeds draw other tables of the same domains and shapes, each in the same half. */
export function plannedTables(from = 1000): Planned[] {
  let seed = from;
  const planned: Planned[] = [];
  const plan = (name: string, half: Half, make: (random: Random) => Draft, named = someNaming) => {
    const own = seed++;
    planned.push({
      name,
      half,
      make() {
        const random = new Random(own);
        const made = withGaps(random, make(random));
        // Headers that are one scale are what makes a table wide: it has no form without names.
        const naming = named(random) ?? (made.unpivot ? { language: 'en', style: 'snake' } : null);
        return finish(random, made, { name, half, naming });
      },
    });
  };
  for (const [d, domain] of DOMAINS.entries())
    for (const [r, recipe] of RECIPES.entries())
      plan(`${recipe.name}: ${domain.name}`, halfOf(d, r), (random) => recipe.make(random, domain, d));
  for (const { name, times, make } of OTHERS)
    for (let turn = 0; turn < times; turn++)
      plan(`${name} ${turn + 1}`, turn % 4 < 2 ? 'open' : 'kept', (random) => make(random, turn));
  for (const [d, domain] of DOMAINS.entries())
    for (const form of ['cells', 'persons'] as const)
      // Both forms of a table come from one seed: they hold the same persons.
      plan(`${form} of both forms: ${domain.name}`, halfOf(d, 0), () => bothForms(new Random(9000 + d), domain)[form]);
  for (const { name, half, make } of secondTables(new Random(77))) plan(name, half, make, secondNaming);
  for (const { name, half, make } of thirdTables(new Random(411))) plan(name, half, make, thirdNaming);
  for (const { name, half, make } of fourthTables(new Random(2029))) plan(name, half, make, fourthNaming);
  for (const { name, half, make } of fifthTables(new Random(77_001))) plan(name, half, make, fifthNaming);
  return planned;
}

/** Tables of which one holds cells with counts and the other the same persons one by one. */
export function tablesInBothForms(): { name: string; cells: LabelledTable; persons: LabelledTable }[] {
  return DOMAINS.map((domain, d) => {
    const { cells, persons } = bothForms(new Random(9000 + d), domain);
    const naming = { language: 'en', style: 'snake' } as const;
    const half = halfOf(d, 0);
    return {
      name: domain.name,
      cells: finish(new Random(d), cells, { name: `${domain.name} as cells`, half, naming }),
      persons: finish(new Random(d), persons, { name: `${domain.name} as persons`, half, naming }),
    };
  });
}
