import type { Domain } from '../domains/domain';
import type { Half } from '../label';
import type { Draft } from '../make/draft';
import type { Random } from '../make/random';
import { addPacks } from '../packs/add-packs';
import { aggregatedTable } from '../shapes/aggregated-table';
import { entityTable } from '../shapes/entity-table';
import { eventTable } from '../shapes/event-table';
import { monthsInTwoColumns, panelTable, seriesTable } from '../shapes/panel-table';
import { wideTable } from '../shapes/wide-table';
import { OUTDOORS } from './outdoors';
import { SERVICES } from './services';
import { followUpTable, numberedThings, totalAbove, trialsWithResult } from './shapes';

const SECOND_DOMAINS: readonly Domain[] = [...SERVICES, ...OUTDOORS];

interface Recipe {
  name: string;
  make: (random: Random, domain: Domain) => Draft;
}

const RECIPES: readonly Recipe[] = [
  { name: 'events', make: (random, domain) => addPacks(random, eventTable(random, domain, random.whole(90, 900)), 'event') },
  { name: 'events with an outcome', make: (random, domain) => eventTable(random, domain, random.whole(150, 900)) },
  { name: 'plain events', make: (random, domain) => eventTable(random, domain, random.whole(100, 900), true) },
  { name: 'numbered things', make: (random, domain) => numberedThings(random, domain, random.whole(120, 700)) },
  { name: 'trials with a result', make: (random, domain) => trialsWithResult(random, domain, random.whole(60, 400)) },
  { name: 'entities', make: (random, domain) => addPacks(random, entityTable(random, domain, random.whole(20, 25)), 'entity') },
  {
    name: 'entities with a total',
    make: (random, domain) =>
      entityTable(random, domain, random.whole(8, 25), random.pick(['Total', 'Gesamt', 'Ensemble', 'Sum'])),
  },
  {
    name: 'entities with a total above',
    make: (random, domain) =>
      totalAbove(
        random,
        domain,
        random.whole(8, 25),
        random.pick(['Total', 'Alle', 'Totaal', 'EU', 'Land']),
        random.pick([0, 0, 3]),
      ),
  },
  {
    name: 'panel with a total',
    make: (random, domain) =>
      panelTable(random, domain, {
        grain: random.pick(['year', 'month', 'quarter']),
        entities: random.whole(5, 16),
        count: random.whole(6, 24),
        total: random.pick(['Total', 'Todos', 'Insgesamt', 'Region']),
      }),
  },
  {
    name: 'panel',
    make: (random, domain) =>
      panelTable(random, domain, {
        grain: random.pick(['year', 'month', 'week', 'day']),
        entities: random.whole(5, 20),
        count: random.whole(8, 40),
        missing: random.pick([0, 0.06]),
      }),
  },
  {
    name: 'series',
    make: (random, domain) => seriesTable(random, domain, random.pick(['year', 'month', 'week']), random.whole(24, 90)),
  },
  { name: 'months in two columns', make: (random, domain) => monthsInTwoColumns(random, domain, random.whole(30, 120)) },
  { name: 'cells', make: (random, domain) => aggregatedTable(random, domain, random.pick(['count', 'weight', 'part-of-whole'])) },
  {
    name: 'wide',
    make: (random, domain) =>
      wideTable(random, domain, random.whole(8, 24), { scale: random.pick(['years', 'quarters', 'months']) }),
  },
  { name: 'followed', make: (random) => followUpTable(random, random.whole(90, 500)) },
];

interface PlannedDraft {
  name: string;
  half: Half;
  make: (random: Random) => Draft;
}

/** Tables of other domains, words and shapes than the first. Every table falls to a half by lot, so that nobody knows what the kept one holds. */
export function secondTables(lot: Random): PlannedDraft[] {
  return SECOND_DOMAINS.flatMap((domain, d) =>
    RECIPES.map(({ name, make }): PlannedDraft => {
      // A fourth of the domains is met in the kept half only.
      const half: Half = d % 4 === 3 || lot.chance(0.4) ? 'kept' : 'open';
      return { name: `second: ${name}: ${domain.name}`, half, make: (random) => make(random, domain) };
    }),
  );
}
