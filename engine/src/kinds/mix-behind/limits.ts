import { limits } from '../../limits';

/** Differences of groups that come with what else their rows are. */
export const LIMITS = limits({
  mostStrata: { value: 40, unit: 'labels', found: 'judged', reason: 'Finer strata hold too few rows of each side to compare them.' },
  mostColumns: { value: 3, unit: 'columns', found: 'judged', reason: 'As many as a sentence names; each further one halves what the cells of all of them hold, and more.' },
  fewestInAStratum: { value: 10, unit: 'rows', found: 'judged', reason: 'Of fewer rows of the others a stratum says nothing of how they differ.' },
  leastCovered: { value: 0.8, unit: 'share of the rows', found: 'judged', reason: 'Nearly all rows of the group must have others like them.' },
  certain: { value: 0.001, unit: 'p', found: 'published', reason: 'A column lies behind when it differs between the groups and goes with what is told, each beyond chance (VanderWeele 2019 on confounder selection).' },
  asMuch: { value: 0.9, unit: 'times the variance', found: 'judged', reason: 'A broader column by which nobody else has such rows tells about as much as the groups do: where they tell more, they differ by themselves.' },
  settled: { value: 0.97, unit: 'share of the variance', found: 'judged', reason: 'Whether rows have a label that another column tells but for slips says which level of it they are of: an agent is at one site, whatever else.' },
  mostLeft: { value: 0.5, unit: 'share of the difference', found: 'judged', reason: 'Where more than half remains among like rows, the plain difference tells what matters.' },
  asTold: { value: 0.8, unit: 'share of the difference', found: 'judged', reason: 'Where less than a fifth comes with the mix, the plain difference is told alone: its own interval is hardly ever narrower.' },
  hardlyLeft: { value: 0.2, unit: 'share of the difference', found: 'judged', reason: 'Of which less remains, what is behind it is told in its place, as far as that is told.' },
  stays: { value: 0.97, unit: 'share of the variance', found: 'judged', reason: 'A size stays what it is, but for a room that is added: nearly all of how it differs lies between the things.' },
  leastOfBoth: { value: 0.1, unit: 'share of the variance', found: 'judged', reason: 'Of ranks of both measures: a column that tells less of either makes no connection of a third (ρ .1) that is none.' },
  leastTurned: { value: 0.1, unit: 'Spearman’s ρ', found: 'judged', reason: 'Less is no connection among like rows, in either direction.' },
  shortLife: { value: 0.1, unit: 'of the time', found: 'judged', reason: 'Labels that are there for no longer are of one time of the year, or of one stretch: lots, campaigns, projects.' },
  outsideLife: { value: 0.1, unit: 'share of the rows', found: 'judged', reason: 'At each end of when a label is there: slips of the pen and last remains do not widen it.' },
  leastWeight: { value: 0.2, unit: 'times', found: 'judged', reason: 'What wholly comes with the mix is worth a fifth of what it seems to say: that the group has this mix.' },
  weightOfPair: { value: 0.3, unit: 'times', found: 'judged', reason: 'Two measures that mostly go together by what rows are.' },
}); // prettier-ignore
