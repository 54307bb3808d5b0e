import { limits } from '../../limits';

/** Differences that turn round within the groups of a third column (Simpson 1951). */
export const LIMITS = limits({
  mostLabels: { value: 6, unit: 'labels', found: 'judged', reason: 'Groups that are compared two by two.' },
  mostStrata: { value: 8, unit: 'labels', found: 'judged', reason: 'More strata are no longer a short sentence.' },
  fewestInAStratum: { value: 20, unit: 'rows', found: 'judged', reason: 'A rate of fewer rows turns by chance.' },
  leastWeight: { value: 0.8, unit: 'share of the rows', found: 'published', reason: 'The design asks that strata with this share of the weight turn.' },
  certain: { value: 0.001, unit: 'p', found: 'published', reason: 'A column explains when it differs between the groups and goes with the outcome, each beyond chance (VanderWeele 2019 on confounder selection).' },
  turnsBeyondChance: { value: 0.01, unit: 'p', found: 'measured', reason: 'Where the strata explain all of a difference, those of three tables in 100 turn a little by chance; with this Mantel-Haenszel test none of them leads.' },
  leastDifference: { value: 0.01, unit: 'share', found: 'judged', reason: 'A smaller difference of rates reads as none once rounded.' },
}); // prettier-ignore
