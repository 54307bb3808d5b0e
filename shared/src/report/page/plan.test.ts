import type { Block } from '../../contracts/reports/report';
import { findingGroups } from './finding-groups';
import { drawnOf, planOf } from './plan';

const paragraph = (id: string): Block => ({ type: 'paragraph', id, spans: [{ text: id }] });
const item = (id: string): Block => ({ type: 'item', id, spans: [{ text: id }] });
const chart = (id: string): Block => ({ type: 'chart', id, chart: id });
const ids = (blocks: Block[]) => findingGroups(blocks).map((group) => group.map(({ id }) => id).join(' '));

test('a statement is drawn with its chart, and a list in parts', () => {
  expect(ids([paragraph('a'), chart('b'), paragraph('c'), paragraph('d')])).toEqual(['a b', 'c', 'd']);
  const list = Array.from({ length: 10 }, (_, i) => item(`i${i}`));
  expect(findingGroups(list).map(({ length }) => length)).toEqual([8, 2]);
  expect(ids([item('a'), chart('b'), item('c'), item('d')])).toEqual(['a b', 'c d']);
});

test('what is drawn comes in reading order and is all there in the end', () => {
  const section = (id: string, n: number) => ({
    id,
    kind: 'findings' as const,
    title: id,
    parts: [],
    blocks: Array.from({ length: n }, (_, i) => paragraph(`${id}${i}`)),
  });
  const plan = planOf([
    { id: 'findings', title: 'F', sections: [section('a', 2), section('b', 1)] },
    { id: 'data', title: 'D', sections: [section('c', 1)] },
  ]);
  const at = (drawn: number) => drawnOf(plan, drawn).map((each) => each.drawn);
  expect(plan.map(({ parts }) => parts)).toEqual([5, 2]);
  expect([at(0), at(3), at(6), at(7)]).toEqual([
    [0, 0],
    [3, 0],
    [5, 1],
    [5, 2],
  ]);
});
