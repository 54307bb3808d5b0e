import { COUNT, type Subject } from '../../contracts/report/claim';
import { meanOf } from '../../contracts/report/measure';
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

const level = (breakdown: string, member: string, measure: Subject['measure'], filter: Subject['filter'] = []) =>
  handFinding({
    kind: filter.length > 0 ? 'mean-interaction' : 'group-difference',
    subject: { filter, breakdown, measure },
    member,
  });
const CELL = {
  ...level('job', 'weldment', meanOf('cost'), [{ column: 'material', op: '=', value: 'stainless' }]),
  makes: {
    groups: [{ column: 'job', label: 'weldment' }, { column: 'material', label: 'stainless' }],
    measures: [meanOf('cost'), { op: 'quotient' as const, of: 'needed', by: 'quoted' }],
  },
}; // prettier-ignore

test.each<[string, Subject['measure'], string, string, boolean]>([
  ['its row', meanOf('cost'), 'material', 'stainless', false],
  ['its column', meanOf('cost'), 'job', 'weldment', false],
  ['its row by what is told beside it, the other way round', { op: 'quotient', of: 'quoted', by: 'needed' }, 'material', 'stainless', false],
  ['another label of that column', meanOf('cost'), 'material', 'brass', true],
  ['another measure of its row', meanOf('price'), 'material', 'stainless', true],
])('a cell stands for the plain difference that it makes: %s', (_, measure, breakdown, member, isTold) => {
  const plain = level(breakdown, member, measure);
  expect(prune([CELL, plain], FRAME)).toEqual(isTold ? [CELL, plain] : [CELL]);
}); // prettier-ignore
