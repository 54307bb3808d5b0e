import { sampleClaim } from '../../testing/sample-document';
import type { Claim } from './claim';
import { leadOf, withoutLead } from './lead';

const charted = ['c2', 'c3'];
const leadFrom = (claims: readonly Pick<Claim, 'id' | 'kind'>[]) => {
  const all = claims.map((one) => sampleClaim({ ...one, sentence: one.id, ...(charted.includes(one.id) ? { chart: `g-${one.id}` } : {}) }));
  const spans = all.map(({ id, sentence }) => ({ text: sentence, claim: id }));
  const section = (kind: 'summary' | 'overview') => ({ id: kind, kind, title: kind, parts: [], blocks: [{ type: 'paragraph' as const, id: `${kind}/1`, spans }] });
  const named = {
    claim: (id: string) => all.find((one) => one.id === id),
    chart: (id: string) => (all.some(({ chart }) => chart === id) ? ({ id } as never) : undefined),
  };
  const lead = leadOf({ sections: [section('summary')] }, named);
  return { lead, rest: lead?.rest.flatMap((block) => ('spans' in block ? block.spans.map(({ text }) => text) : [])) };
}; // prettier-ignore

const FINDING = 'group-difference' as const;
const FIGURE = 'headline' as const;

test.each([
  ['a finding leads, with a chart', [['c2', FINDING], ['c3', FINDING]], 'c2', 'g-c2', ['c3']],
  ['and without one', [['c1', FINDING], ['c2', FINDING]], 'c1', null, ['c2']],
  ['of figures alone the first that a chart shows', [['c1', FIGURE], ['c3', FIGURE], ['c4', FIGURE]], 'c3', 'g-c3', ['c1', 'c4']],
  ['else the first', [['c1', FIGURE], ['c4', FIGURE]], 'c1', null, ['c4']],
] as const)('%s', (_, claims, id, chart, others) => {
  const { lead, rest } = leadFrom(claims.map(([own, kind]) => ({ id: own, kind })));
  expect([lead?.claim.id, lead?.chart, rest]).toEqual([id, chart, others]);
}); // prettier-ignore

test('what leads is not told again where figures are listed', () => {
  const { lead } = leadFrom([{ id: 'c1', kind: FIGURE }, { id: 'c3', kind: FIGURE }]); // prettier-ignore
  const blocks = [
    { type: 'paragraph' as const, id: 'o/1', spans: [{ text: 'c3', claim: 'c3' }] },
    { type: 'chart' as const, id: 'o/2', chart: 'g-c3' },
  ];
  expect(withoutLead({ id: 'o', kind: 'overview', title: 'Overview', blocks, parts: [] }, lead)).toBeNull();
});
