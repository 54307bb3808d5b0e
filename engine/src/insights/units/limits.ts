import { limits } from '../../limits';

/** What rows belong to, and how relations are tested there. */
export const LIMITS = limits({
  leastNamed: {
    value: 0.5,
    unit: 'of the rows',
    found: 'judged',
    reason: 'What rows belong to is known of most of them; what is filled in fewer is noted of these.',
  },
  rowsTested: {
    value: 32_768,
    unit: 'rows',
    found: 'budget',
    reason: 'Of more rows, whole units make the p: it is as small by then as it needs to be.',
  },
  off: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Rows off what the unit mostly is, of what chance would leave off, and of all rows: slips of the pen.',
  },
  fewestExpected: {
    value: 8,
    unit: 'rows',
    found: 'judged',
    reason: 'With fewer rows expected off, a rare flag is “determined” by every column.',
  },
  repeats: { value: 1.5, unit: 'rows a unit', found: 'judged', reason: 'From here on a unit repeats.' },
  fewestUnits: {
    value: 4,
    unit: 'units',
    found: 'judged',
    reason: 'Three are groups: what belongs to them is another name for them.',
  },
  fewestNumbered: {
    value: 6,
    unit: 'units',
    found: 'judged',
    reason: 'Of fewer numbers every order of labels has a fair chance to be cut into ranges, and not to be.',
  },
  fewestTested: {
    value: 10,
    unit: 'units',
    found: 'judged',
    reason: 'Of fewer units no order of them is rare enough to be told.',
  },
  rowsOfFew: {
    value: 30,
    unit: 'rows a unit',
    found: 'judged',
    reason: 'Means of so many rows are near enough to normal, shares included, that Student’s t judges a few of them.',
  },
  fewestCarriers: {
    value: 40,
    unit: 'units',
    found: 'published',
    reason:
      'Units that carry a label: about so many make a spread by units known well enough (Angrist & Pischke, Mostly Harmless Econometrics, 2009, 8.2: 42).',
  },
  rowsOfMany: {
    value: 10,
    unit: 'rows a unit',
    found: 'derived',
    reason:
      'Of more rows most of what they differ by lies within units; of fewer the comparison within them loses more than t by few units does.',
  },
  fewestSeries: {
    value: 5,
    unit: 'series',
    found: 'judged',
    reason: 'Of fewer series read side by side the slopes say little of how slopes differ; they are judged along the time alone.',
  },
  unitsACell: {
    value: 6,
    unit: 'units',
    found: 'judged',
    reason: 'Of a cell of two columns: the mean of fewer is one unit’s.',
  },
  unitsOfManyRows: {
    value: 2,
    unit: 'units',
    found: 'judged',
    reason: 'Of a group whose units have many rows each: of one alone nobody knows whether it is the group or the unit.',
  },
  hidden: {
    value: 0.2,
    unit: 'p',
    found: 'judged',
    reason:
      'What units differ by hides a difference within them from all rows together; one that shows less than this is too small to matter.',
  },
  numbersApart: {
    value: 4,
    unit: 'times the units',
    found: 'judged',
    reason: 'Numbers of things run on, with some left out; what is measured strays further.',
  },
  clusters: {
    value: 0.05,
    unit: 'p',
    found: 'judged',
    reason: 'The customary bound: below it the rows of one unit are taken to resemble each other.',
  },
  labelsLookedAt: {
    value: 4,
    unit: 'labels',
    found: 'budget',
    reason: 'The most frequent labels show whether a column goes by units.',
  },
  shufflesExact: {
    value: 200,
    unit: 'units',
    found: 'budget',
    reason: 'Of more units χ² is near enough; up to here each pair of labels is tested exactly (Fisher).',
  },
  tells: {
    value: 40,
    unit: 'values',
    found: 'judged',
    reason: 'Figures and times that tell rows apart are at least so many: by fewer, different records are alike.',
  },
  mostOfOne: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'And none of them is met more often than this: twice as often as if all were met alike.',
  },
  othersApart: {
    value: 1.25,
    unit: 'rows a figure',
    found: 'judged',
    reason: 'Rows whose figures agree agree in all else, but for chance: orders of one customer share his name and differ.',
  },
  leastCopied: {
    value: 0.1,
    unit: 'share',
    found: 'judged',
    reason: 'With fewer rows that repeat others the copies move no p that matters.',
  },
  copiesOfChance: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason:
      'Different rows there are, of those that there would be if the columns were shuffled: a quarter where each record was made six times, nearly all where each row is its own.',
  },
  mostLabelsBehind: {
    value: 40,
    unit: 'labels',
    found: 'judged',
    reason: 'Finer columns hold too few rows of each side to compare them (as mostStrata of a mix).',
  },
  fewestBeside: {
    value: 8,
    unit: 'rows',
    found: 'judged',
    reason: 'That a label must have, or would have by chance, beside the rows that are looked at.',
  },
  leastAlike: {
    value: 0.5,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of rows of which fewer have others of their label, the label is what they are.',
  },
  mostOfDifference: {
    value: 0.5,
    unit: 'share of the difference',
    found: 'judged',
    reason: 'Where at most half remains among rows of one label, the label tells most of it.',
  },
  fewestKnown: { value: 30, unit: 'rows', found: 'judged', reason: 'Fewer rows may stand in one order by accident.' },
  knownBy: {
    value: 0.995,
    unit: 'Spearman’s ρ',
    found: 'judged',
    reason: 'Of what is measured nothing goes together so wholly: what does was computed, and rounded.',
  },
});
