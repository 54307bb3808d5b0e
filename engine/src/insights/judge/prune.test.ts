import { COUNT, type Subject } from '../../contracts/report/claim';
import { handFinding } from '../../testing/hand-made-finding';
import type { Frame } from '../frame/frame';
import { prune } from './prune';

const FRAME: Pick<Frame, 'aliases' | 'measures' | 'parents'> = { aliases: new Map(), measures: [], parents: new Map() };

const waiting = (column: string, group: Pick<Subject, 'breakdown'> & { member: string | null }, strength = 1) =>
  handFinding({
    kind: 'waiting',
    subject: { filter: [{ column, op: 'is null', value: '' }], breakdown: group.breakdown, measure: COUNT },
    member: group.member,
    strength,
  });

test.each([
  { breakdown: null, member: null },
  { breakdown: 'team', member: 'A' },
])('rows that wait for one thing are not those that wait for another: %j', (group) => {
  const found = [waiting('sent', group), waiting('billed', group)];
  expect(prune(found, FRAME)).toEqual(found);
  expect(prune([waiting('sent', group), waiting('sent', group, 0.5)], FRAME)).toHaveLength(1);
});
