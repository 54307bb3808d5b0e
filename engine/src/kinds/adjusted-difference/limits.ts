import { limits } from '../../limits';

/** Differences that mostly come with what the rows were before. */
export const LIMITS = limits({
  mostLabels: { value: 6, unit: 'labels', found: 'judged', reason: 'Of groups that are set against all others one by one.' },
  mostStrata: { value: 40, unit: 'labels', found: 'judged', reason: 'Finer strata hold too few rows of each side to compare them.' },
  mostMeasures: { value: 6, unit: 'measures', found: 'judged', reason: 'As many as a reader asks about in one table; every further one is asked about each pair of columns.' },
  bands: { value: 5, unit: 'bands', found: 'published', reason: 'Five bands of a measure take away some 90 % of what it does to a difference of means (Cochran, Biometrics 24, 1968).' },
  fewestInAStratum: { value: 10, unit: 'rows', found: 'judged', reason: 'Of fewer rows of either side a stratum says nothing of how they differ.' },
  leastWeight: { value: 0.8, unit: 'share of the rows', found: 'judged', reason: 'What is compared like with like must be nearly all of the table to stand for it.' },
  certain: { value: 0.001, unit: 'p', found: 'published', reason: 'A column explains when it differs between the groups and goes with the outcome, each beyond chance (VanderWeele 2019 on confounder selection).' },
  mostLeft: { value: 0.5, unit: 'share of the difference', found: 'judged', reason: 'Where more than half remains among like rows, the plain difference tells what matters.' },
  weight: { value: 1.2, unit: 'times', found: 'judged', reason: 'A difference with what lies behind it says more than the same difference alone.' },
}); // prettier-ignore
