import { limits } from '../../limits';

/** Connections that turn round within the groups of a third column (Simpson 1951; of correlations: Yule 1903). */
export const LIMITS = limits({
  mostMeasures: { value: 12, unit: 'measures', found: 'budget', reason: 'Their pairs are looked at within every column that was there first.' },
  mostStrata: { value: 6, unit: 'labels', found: 'judged', reason: 'More groups cannot be told apart in one picture.' },
  fewestInAStratum: { value: 20, unit: 'rows', found: 'judged', reason: 'A correlation of fewer rows turns by chance.' },
  leastWeight: { value: 0.8, unit: 'share of the rows', found: 'published', reason: 'The design asks that strata with this share of the weight turn.' },
  leastOverall: { value: 0.1, unit: 'ρ', found: 'published', reason: 'A small correlation by Cohen (1988); a smaller one reads as none, and nothing turns.' },
  leastWithin: { value: 0.2, unit: 'ρ', found: 'judged', reason: 'Within the groups it must be seen in the picture.' },
  certain: { value: 0.001, unit: 'p', found: 'judged', reason: 'Overall and within the groups both ways must be certain: chance turns one pair in a million.' },
}); // prettier-ignore
