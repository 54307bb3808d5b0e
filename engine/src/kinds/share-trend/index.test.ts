import { COUNT, meanOf, rateOf, type InsightKind } from '../../contracts/report/claim';
import type { Finding } from '../../insights/finding';
import { handAbout } from '../../testing/hand-made-about';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { MONTHLY } from '../../testing/hand-made-saying';
import { shareTrend } from '.';

const share = (changes: Partial<Finding['subject']> = {}, member = 'North') =>
  handFinding({ kind: 'share-trend', member, subject: { filter: [], breakdown: 'moment', measure: rateOf('place', member), ...changes } }); // prettier-ignore
const other = (kind: InsightKind, column = 'place', value = 'North') =>
  handFinding({ kind, subject: { filter: [{ column, op: '=', value }], breakdown: 'moment', measure: COUNT } });
const yields = (finding: Finding, to: Finding) => shareTrend.prune(finding, to, { derived: new Set() });

test.each<[InsightKind, boolean]>([
  ['newcomer', true],
  ['vanished', true],
  ['episode', true],
  ['subgroup-count-trend', true],
  ['new-level', true],
  ['subgroup-trend', false],
  ['share-trend', false],
  ['trend', false],
])('that a share moves gives way to a %s of the same label: %p', (kind, given) =>
  expect(yields(share(), other(kind))).toBe(given),
);

test.each<[string, Finding, Finding]>([
  ['another column', share(), other('episode', 'team')],
  ['another label', share(), other('episode', 'place', 'South')],
  ['all rows', share(), handFinding({ kind: 'episode' })],
])('it does not give way to what is said of %s', (_, finding, to) => expect(yields(finding, to)).toBe(false));

test('what is no share gives way to none', () =>
  expect(yields(share({ measure: meanOf('place') }), other('episode'))).toBe(false));

test('its chart is the line of the share', () => {
  const frame = handFrame('t', 4, {
    timeline: MONTHLY,
    dimensions: [handDimension('place', ['North', 'North', 'South', 'West'])],
  });
  const subject = { breakdown: 'moment', measure: rateOf('place', 'North') };
  const chart = shareTrend.chart(handAbout(frame, { kind: 'share-trend', member: 'North', subject }));
  expect(chart).toMatchObject({ type: 'line', y: { unit: '%' }, key: 'line|rate(place=North)|' });
  // The rate of what is no column of labels, or without a time, has no line.
  expect(shareTrend.chart(handAbout(frame, { subject: { measure: rateOf('team', 'A') } }))).toBeNull();
  expect(shareTrend.chart(handAbout({ ...frame, timeline: null }, { subject }))).toBeNull();
});

test('it calls for nothing, stands among what happens over time and rests on rows that are worked out', () => {
  expect(shareTrend.advise(handAbout(handFrame('t', 4), {}))).toBeNull();
  expect(shareTrend).toMatchObject({ rows: 'worked-out', standing: { advice: 'Over Time', onePerFamily: false } });
});
