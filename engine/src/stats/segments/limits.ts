import { limits } from '../../limits';

/** Where a series is cut into pieces. */
export const LIMITS = limits({
  fewest: { value: 20, unit: 'readings', found: 'judged', reason: 'Of fewer, persistence and a step cannot be told apart.' },
  places: { value: 300, unit: 'places', found: 'budget', reason: 'Of a longer series the pieces are first sought on so many places, then moved reading by reading.' },
  mostBreaks: { value: 10, unit: 'breaks', found: 'budget', reason: 'More changes than that are the way of the series.' },
  readingsABreak: { value: 10, unit: 'readings', found: 'judged', reason: 'A series that breaks more often is not described by its pieces.' },
  shortestLevel: { value: 3, unit: 'readings', found: 'judged', reason: 'Two readings are no level.' },
  shortestLine: { value: 5, unit: 'readings', found: 'judged', reason: 'Fewer readings show no slope.' },
  shareOfLevel: { value: 0.01, unit: 'share of the series', found: 'judged', reason: 'What is shorter is an episode.' },
  shareOfLine: { value: 0.025, unit: 'share of the series', found: 'judged', reason: 'A slope takes longer to be one than a level.' },
  lineRather: { value: 1.3, unit: 'times the bar', found: 'judged', reason: 'A piece of its own slope fits chance better than one of its own level.' },
  beside: { value: 3, unit: 'readings', found: 'judged', reason: 'On either side: what stands alone among them is one reading and no level.' },
  alone: { value: 4, unit: 'standard deviations', found: 'judged', reason: 'So far from its neighbours a reading stands alone, and counts as that far.' },
  persistent: { value: 0.999, unit: 'φ', found: 'derived', reason: 'A random walk, but for what rounding needs.' },
  noNoise: { value: 1e-6, unit: 'share of the variance', found: 'derived', reason: 'Less is left by rounding alone.' },
  bar: { value: 0.01, unit: 'chance', found: 'judged', reason: 'Of series without any change, so many may show one.' },
  interval: { value: 7.35, unit: 'likelihood ratio', found: 'published', reason: 'Places of a break within it hold the true one in 95% (Eo & Morley, Quantitative Economics 6, 2015, table 1).' },
  reach: { value: 120, unit: 'readings', found: 'budget', reason: 'How far on either side of a break its date is looked for.' },
  coursePieces: { value: 6, unit: 'pieces', found: 'judged', reason: 'A path that is told in words has no more.' },
  shortestOfCourse: { value: 0.1, unit: 'share of the series', found: 'judged', reason: 'What is shorter is no part of the large picture.' },
  worthOfBreak: { value: 0.05, unit: 'share of the variance', found: 'judged', reason: 'A turn that explains less is not seen in a picture of the whole.' },
  noiseOfBreak: { value: 6, unit: 'log n of the noise', found: 'published', reason: 'Three for each of the two numbers that a piece more has (Bayesian criterion, its usual weight tripled).' },
  fewestOfLevel: { value: 3, unit: 'readings', found: 'derived', reason: 'Of two, a line leaves nothing to hold the change against.' },
  fewestOfBow: { value: 8, unit: 'readings', found: 'judged', reason: 'A parabola through fewer leaves next to nothing to hold it against.' },
  partsOfEnds: { value: 3, unit: 'parts', found: 'published', reason: 'The first and the last third tell a slope best from what scatters (Bartlett, Biometrics 5, 1949).' },
  mostOfScatter: { value: 0.7, unit: 'φ', found: 'judged', reason: 'What persists more is away from its level for so long that it goes somewhere.' },
}); // prettier-ignore
