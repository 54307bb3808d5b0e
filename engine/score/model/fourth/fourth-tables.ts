import type { Domain } from '../domains/domain';
import type { Half } from '../label';
import type { Random } from '../make/random';
import { recipesWith, type PlannedDraft } from '../third/third-tables';
import { GOODS } from './goods';
import { FOURTH_COLUMNS } from './odd-columns';
import { PEOPLE } from './people';

const FOURTH_DOMAINS: readonly Domain[] = [...GOODS, ...PEOPLE];
const RECIPES = recipesWith(FOURTH_COLUMNS, ['Total', 'Summe', 'I alt', 'Razem', 'Company']);

/** Domains of firms, with headers as their programs export them. A third of the domains is met in the kept half only, the others by lot. */
export function fourthTables(lot: Random): PlannedDraft[] {
  return FOURTH_DOMAINS.flatMap((domain, d) =>
    RECIPES.map(({ name, make }): PlannedDraft => {
      const half: Half = d % 3 === 2 || lot.chance(0.25) ? 'kept' : 'open';
      return { name: `fourth: ${name}: ${domain.name}`, half, make: (random) => make(random, domain) };
    }),
  );
}
