import type { Domain } from '../domains/domain';
import type { Half } from '../label';
import type { Draft } from '../make/draft';
import type { Random } from '../make/random';
import { addFrom, addPacks } from '../packs/add-packs';
import { aggregatedTable } from '../shapes/aggregated-table';
import { entityTable } from '../shapes/entity-table';
import { eventTable } from '../shapes/event-table';
import { longTable } from '../shapes/long-table';
import { panelTable, seriesTable } from '../shapes/panel-table';
import { wideTable } from '../shapes/wide-table';
import { CIVIC } from './civic';
import { LEISURE } from './leisure';
import type { Pack } from '../packs/pack';
import { THIRD_COLUMNS } from './odd-columns';
import { WORKS } from './works';

const THIRD_DOMAINS: readonly Domain[] = [...WORKS, ...LEISURE, ...CIVIC];

interface Recipe {
  name: string;
  make: (random: Random, domain: Domain) => Draft;
}

/** @param columns that are easily misread */
export const recipesWith = (columns: readonly Pack[], totals: readonly string[]): readonly Recipe[] => [
  { name: 'events', make: (random, domain) => addPacks(random, eventTable(random, domain, random.whole(90, 900)), 'event') },
  { name: 'events with an outcome', make: (random, domain) => eventTable(random, domain, random.whole(150, 900)) },
  { name: 'events with odd columns', make: (random, domain) => addFrom(random, eventTable(random, domain, random.whole(120, 700)), 'event', columns, 8) }, // prettier-ignore
  { name: 'entities', make: (random, domain) => entityTable(random, domain, random.whole(18, 25)) },
  { name: 'many entities', make: (random, domain) => entityTable(random, domain, random.whole(120, 400)) },
  { name: 'entities with odd columns', make: (random, domain) => addFrom(random, entityTable(random, domain, random.whole(60, 300)), 'entity', columns, 8) }, // prettier-ignore
  { name: 'entities with a total', make: (random, domain) => entityTable(random, domain, random.whole(8, 25), random.pick(totals)) }, // prettier-ignore
  {
    name: 'panel',
    make: (random, domain) =>
      panelTable(random, domain, {
        grain: random.pick(['year', 'quarter', 'month', 'week']),
        entities: random.whole(5, 20),
        count: random.whole(8, 36),
        missing: random.pick([0, 0.05]),
      }),
  },
  {
    name: 'series',
    make: (random, domain) => seriesTable(random, domain, random.pick(['year', 'month', 'week', 'day']), random.whole(24, 90)),
  },
  { name: 'cells', make: (random, domain) => aggregatedTable(random, domain, random.pick(['count', 'weight', 'part-of-whole'])) },
  {
    name: 'wide',
    make: (random, domain) =>
      wideTable(random, domain, random.whole(8, 24), { scale: random.pick(['years', 'quarters', 'months', 'bands']) }),
  },
  { name: 'long', make: (random, domain) => longTable(random, domain, random.whole(4, 10), random.whole(8, 15), random.chance(0.5)) }, // prettier-ignore
];

const RECIPES = recipesWith(THIRD_COLUMNS, ['Total', 'Summe', 'Totalt', 'Soma']);

export interface PlannedDraft {
  name: string;
  half: Half;
  make: (random: Random) => Draft;
}

/**
 * Tables of yet other domains, words, languages and ways in which figures lie. Three of four domains are decided by lot, table by table; every
 * fourth is met in the kept half only.
 */
export function thirdTables(lot: Random): PlannedDraft[] {
  return THIRD_DOMAINS.flatMap((domain, d) =>
    RECIPES.map(({ name, make }): PlannedDraft => {
      const half: Half = d % 4 === 3 || lot.chance(0.4) ? 'kept' : 'open';
      return { name: `third: ${name}: ${domain.name}`, half, make: (random) => make(random, domain) };
    }),
  );
}
