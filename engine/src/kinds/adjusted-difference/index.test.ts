import { meanOf, rateOf, type Subject } from '../../contracts/report/claim';
import { handAbout } from '../../testing/hand-made-about';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { adjustedDifference } from '.';

const frame = handFrame('t', 4, {
  dimensions: [
    handDimension('team', ['A', 'A', 'B', 'B']),
    handDimension('place', ['North', 'South', 'North', 'South']),
    handDimension('state', ['open', 'closed', 'open', 'open'], { outcome: true }),
  ],
  measures: [handMeasure('cost', [1, 2, 3, 4])],
});
const drawn = (breakdown: Subject['breakdown'], measure: Subject['measure'] = meanOf('cost')) =>
  adjustedDifference.chart(handAbout(frame, { kind: 'adjusted-difference', subject: { breakdown, measure } }));

test.each<[string, ReturnType<typeof drawn>, string | undefined]>([
  ['the means of the groups that are compared, whatever they are adjusted for', drawn(['place', 'team']), 'mean|place|cost|'],
  ['those of the only column that is named', drawn('team'), 'mean|team|cost|'],
  ['shares where a share is compared', drawn(['team', 'place'], rateOf('state', 'open')), 'rate|team|rate(state=open)|'],
  ['nothing of a column that does not group', drawn(['cost', 'team']), undefined],
  ['nothing without a column', drawn(null), undefined],
  ['nothing of what is not measured', drawn(['team', 'place'], meanOf('price')), undefined],
])('its chart shows %s', (_, chart, key) => expect(chart?.key).toBe(key));

test('it gives way to none and calls for nothing', () => {
  const finding = handFinding({ kind: 'adjusted-difference' });
  expect(adjustedDifference.prune(finding, finding, { derived: new Set() })).toBe(false);
  expect(adjustedDifference.advise(handAbout(frame, {}))).toBeNull();
  expect(adjustedDifference.rows).toBe('own');
});
