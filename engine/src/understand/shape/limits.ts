import { limits } from '../../limits';

/** What form a table has. */
export const LIMITS = limits({
  even: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'Part of the steps within an entity that must be equal; a key by chance is none.',
  },
  fewestSteps: { value: 6, unit: 'steps', found: 'judged', reason: 'Fewer steps are equal by accident.' },
  lookedAt: { value: 20_000, unit: 'rows', found: 'budget', reason: 'Rows of whole entities whose steps are measured.' },
  mostParts: {
    value: 5,
    unit: 'columns',
    found: 'budget',
    reason: 'Columns that are tried as parts of a key: combinations grow with each.',
  },
  fewestReadings: { value: 3, unit: 'rows', found: 'judged', reason: 'A thing with a number for a name is read several times.' },
  mostDoubles: {
    value: 0.005,
    unit: 'share',
    found: 'judged',
    reason: 'Of the rows that may stand twice by a slip, where each has a number of its own.',
  },
  nearlyAll: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'A name that one row in ten shares with another still names the thing.',
  },
  many: { value: 0.5, unit: 'share', found: 'judged', reason: 'Many places share a name with another.' },
  grid: {
    value: 0.4,
    unit: 'share',
    found: 'judged',
    reason: 'Part of the combinations of its attributes, or of things and periods, that a table of cells or a panel holds.',
  },
  gridByEstimates: {
    value: 0.5,
    unit: 'share',
    found: 'derived',
    reason: 'Of that part: numbers of different values are estimates that may be off by an eighth, for things and for moments.',
  },
  fewestOfGrid: {
    value: 50,
    unit: 'rows',
    found: 'derived',
    reason: 'Of so many rows thrown at a grid they fill to 40%, ten pairs would meet by chance: that none does has p = e⁻¹⁰.',
  },
  rowsOfMoment: {
    value: 1.5,
    unit: 'rows',
    found: 'judged',
    reason:
      'A moment on which several things are read: days of which hardly any comes twice fill half of a grid of two things by themselves.',
  },
  fewestBalanced: {
    value: 12,
    unit: 'combinations',
    found: 'judged',
    reason: 'With fewer combinations counts of chance are at times as even.',
  },
  often: {
    value: 2,
    unit: 'rows a combination',
    found: 'judged',
    reason: 'With fewer rows each, the counts cannot vary enough to tell a plan from chance.',
  },
  balanced: {
    value: 0.25,
    unit: 'variance by mean',
    found: 'derived',
    reason:
      'Of the rows a combination: 1 by chance, and this low in 6 of 1,000 tables of twelve combinations (χ² of 11 below 2.75).',
  },
  mostMetrics: {
    value: 200,
    unit: 'labels',
    found: 'judged',
    reason: 'More labels name things, and not what was measured of them.',
  },
  apart: {
    value: 30,
    unit: 'times',
    found: 'judged',
    reason: 'Medians of metrics that differ by this factor are not of one kind.',
  },
  fewestAged: {
    value: 10,
    unit: 'things',
    found: 'judged',
    reason: 'That are read again at the same ages; fewer are kinds with a figure for each age.',
  },
  fewestMoments: {
    value: 3,
    unit: 'moments',
    found: 'judged',
    reason: 'At which things are read again; two are before and after.',
  },
  mostMoments: {
    value: 60,
    unit: 'moments',
    found: 'judged',
    reason: 'Five years by month. What has more is a series of readings.',
  },
  fewMoments: {
    value: 12,
    unit: 'moments',
    found: 'judged',
    reason: 'Where all start on one day: so few are a plan of visits and no calendar.',
  },
  momentsOfThing: {
    value: 2,
    unit: 'moments',
    found: 'derived',
    reason: 'Of a thing on average: with one there is nothing that changes.',
  },
  later: {
    value: 0.95,
    unit: 'share of the steps',
    found: 'judged',
    reason: 'To a moment that counts more, and that lead to a later date; others are slips of the pen.',
  },
  fewestOfGroup: { value: 5, unit: 'things', found: 'judged', reason: 'Fewer say little of how those of their group change.' },
  mostGroups: { value: 12, unit: 'labels', found: 'budget', reason: 'Groups of a column with more are small.' },
  leastConstant: {
    value: 0.95,
    unit: 'share of the things',
    found: 'judged',
    reason: 'What changes within more of them is no group that they belong to.',
  },
  fewestUnits: { value: 2, unit: 'units', found: 'derived', reason: 'Of one unit the figures may be one measure.' },
  unitLabels: {
    value: 0.6,
    unit: 'of the labels',
    found: 'judged',
    reason: 'That are known units: others are counted in pieces, or in units of a trade.',
  },
  fewestHeaders: {
    value: 4,
    unit: 'headers',
    found: 'judged',
    reason: 'Three headers that look like points of a series occur by accident.',
  },
  mostHeaders: { value: 80, unit: 'headers', found: 'budget', reason: 'Of more headers only all together are tried.' },
  fewestOfKind: {
    value: 5,
    unit: 'rows',
    found: 'judged',
    reason: 'Of a kind whose usual size is compared with that of others.',
  },
  mostSizes: {
    value: 30,
    unit: 'kinds',
    found: 'judged',
    reason: 'That are quantities of their own; with more, they are members of one.',
  },
});
