import { limits } from '../../limits';

/** Two columns of labels that have an order, and go up together. */
export const LIMITS = limits({
  fewestSteps: { value: 3, unit: 'labels', found: 'derived', reason: 'Two labels are a yes and a no: their shares are compared.' },
  leastEnd: { value: 0.03, unit: 'share of the rows', found: 'judged', reason: 'An end of an order that fewer rows are at says little of the others.' },
  leastRho: { value: 0.2, unit: 'ρ', found: 'judged', reason: 'As for measures: what goes together less is told for its certainty only.' },
  leastDistance: { value: 0.05, unit: 'share', found: 'judged', reason: 'As for every rate: ends that differ by fewer points are no difference to act on.' },
  hardlyAtTop: { value: 0.5, unit: 'of the difference at the other end', found: 'judged', reason: 'With less the low end of an order shows what the high end hides.' },
  weight: { value: 1.1, unit: 'strength', found: 'judged', reason: 'One sentence stands for all cells of two columns, and is read before any of them.' },
}); // prettier-ignore
