import { limits } from '../../limits';

/** How groups of things that are read again and again change. */
export const LIMITS = limits({
  fewestThings: { value: 5, unit: 'things', found: 'judged', reason: 'Of a group: the slopes of fewer say little of how its things change, and the mean of fewer readings nothing of its level.' },
  mostVarying: { value: 0.05, unit: 'share of the things', found: 'judged', reason: 'A column that changes within more things is no attribute of them; fewer are slips of the pen.' },
  mostLabels: { value: 12, unit: 'labels', found: 'budget', reason: 'Groups of a column with more are small.' },
  mostNamed: { value: 5, unit: 'groups', found: 'judged', reason: 'More figures than that are read in the chart.' },
  leastDistance: { value: 0.2, unit: 'standard deviations', found: 'published', reason: 'Of all readings, between how far two groups go: small by the usual names (Cohen 1988).' },
  fullStep: { value: 0.5, unit: 'share of the most readings', found: 'judged', reason: 'The mean of a step at which fewer were read is that of some of the things.' },
  clear: { value: 0.001, unit: 'p', found: 'judged', reason: 'Of groups, before all are corrected together: what is as clear as that is told in the order of what the table is about, the rest behind it.' },
  differs: { value: 0.05, unit: 'p', found: 'published', reason: 'The customary bound, at a moment and at each after it, of what differs by a test of all moments together.' },
  alike: { value: 0.2, unit: 'p', found: 'judged', reason: 'Of what things belong to that cuts across their groups: above it, what they have in common is too little to judge by.' },
  manyMoments: { value: 8, unit: 'moments', found: 'judged', reason: 'That things have in common: of so many the distance between groups has to go one way.' },
  borneOut: { value: 0.001, unit: 'p', found: 'judged', reason: 'That the distance between groups goes with the time, over moments: as certain as what single findings have to be before they are corrected together, since months are like the months before.' },
  largestP: { value: 0.01, unit: 'p', found: 'judged', reason: 'Times the columns that were asked, of what leads the table alone: below it what may be so is told as what may be so. Of a hundred tables in which nothing differs one shows it.' },
  weightOfOpen: { value: 0.7, unit: 'strength', found: 'judged', reason: 'Behind what things do together, which is certain.' },
  weight: { value: 0.9, unit: 'strength', found: 'judged', reason: 'Things of several groups are read again to see whether these fare differently: before what they do together.' },
}); // prettier-ignore
