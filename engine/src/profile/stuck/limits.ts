import { limits } from '../../limits';

/** When readings that stay the same say that nothing was read. */
export const LIMITS = limits({
  fewestStuck: { value: 5, unit: 'rows', found: 'judged', reason: 'In a row that are equal: of fewer nobody would say that something hangs.' },
  fewestDead: { value: 3, unit: 'rows', found: 'judged', reason: 'Of nought in a row: two are a bad weekend.' },
  byChance: {
    value: 1e-6,
    unit: 'probability',
    found: 'judged',
    reason: 'That so many follow each other by how often it happens otherwise, over all rows, columns and members: readings hang together more than that says.',
  },
  fewestSeen: { value: 3, unit: 'times', found: 'judged', reason: 'That a value is there elsewhere before it says how long it stays.' },
  fewestOfMember: { value: 20, unit: 'rows', found: 'judged', reason: 'Of a member on average: of fewer a run would be most of it.' },
  timesTheAxis: { value: 2, unit: 'times', found: 'judged', reason: 'As many moments of each thing as the table\'s own time has: then that is no time at which things are read.' },
  fewestMembers: { value: 3, unit: 'members', found: 'judged', reason: 'That show what was to be read at the time.' },
  atEdge: {
    value: 0.25,
    unit: 'of the usual',
    found: 'judged',
    reason: 'Just before and behind a stretch of nought: what fades out and comes back slowly was really less.',
  },
  othersToo: { value: 0.5, unit: 'of the others', found: 'judged', reason: 'That are nought at the same time: then there was nothing to read.' },
  fewDead: { value: 0.1, unit: 'of the members', found: 'judged', reason: 'With a stretch of nought: of more it is what members do once a year.' },
  falls: { value: 0.02, unit: 'of the steps', found: 'judged', reason: 'Of a counter, which stands still when nothing happens.' },
  fewestValues: { value: 12, unit: 'values', found: 'judged', reason: 'Of a reading: of fewer it is a scale or a setting, of which many follow each other.' },
  mostRows: { value: 200_000, unit: 'rows', found: 'budget', reason: 'That are put in order; a part of them has no neighbours.' },
  mostMembers: { value: 6, unit: 'columns', found: 'budget', reason: 'The first ones, whose members may each have a device of their own.' },
  mostMeasures: { value: 12, unit: 'columns', found: 'budget', reason: 'Of readings: each is looked at for each column of members.' },
  smallCount: { value: 10, unit: 'whole number', found: 'judged', reason: 'Below which it is a count of a few things, which the same kinds of rows share.' },
  mostStuck: { value: 2, unit: 'runs', found: 'judged', reason: 'Of one column, or as many as one in ten of its members: what stays the same again and again is written down so.' },
  seldom: { value: 0.05, unit: 'of the rows', found: 'judged', reason: 'That are nought elsewhere: where there are more, nought is a figure like any other.' },
}); // prettier-ignore
