import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { mineCourses } from './course';
import { oneAlone } from './one-alone';
import { sayCourse } from './say';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
/** Four machines, read each day; how far each goes up in the sixty days. */
function world(ups: readonly number[]) {
  const rows = Array.from({ length: 60 * ups.length }, (_, i) => ({ day: Math.floor(i / ups.length), machine: i % ups.length }));
  const cells = {
    machine: rows.map(({ machine }) => `M${machine}`),
    moment: rows.map(({ day }) => new Date(START + day * DAY).toISOString().slice(0, 10)),
    shake: rows.map(({ day, machine }, i) => 2 + ((ups[machine] ?? 0) * day) / 59 + ((i * 7) % 5) / 100),
  };
  const edges = Array.from({ length: 61 }, (_, day) => START + day * DAY);
  const timeline = handTimeline(
    cells.moment.map((day) => Date.parse(day)),
    { edges, grain: 'day', finest: 'day', regular: true },
  );
  const measure = handMeasure('shake', cells.shake, { unit: 'mm' });
  const frame = handFrame('t', rows.length, {
    dimensions: [handDimension('machine', cells.machine)],
    measures: [measure],
    timeline,
  });
  return { frame, timeline, measure, cells };
}

test('the one machine whose way it is is told with the way of the others', async () => {
  const { frame, cells } = world([0, 0, 4, 0]);
  const [course] = mineCourses({ frame, log: new TestLog() });
  const [facts] = await handFacts(cells, course ? [course] : []);
  const said = course && facts ? sayCourse(course, facts, frame) : null;
  expect(said?.sentence).toContain(
    'It is machine M2 that rises: from 2.66 mm on average in the first third of the time to 5.38 mm in the last; all others together stand at 2.02 mm and 2.02 mm.',
  );
  expect(said?.words?.map(({ says }) => says)).toContain('rises');
});

test.each<[string, readonly number[]]>([
  ['where all rise', [4, 4, 4, 4]],
  ['where two do', [0, 4, 4, 0]],
  ['where the others fall instead', [-1, -1, 4, -1]],
])('nobody alone %s', (_, ups) => {
  const { frame, timeline, measure } = world(ups);
  expect(oneAlone(frame, timeline, measure)).toBeNull();
});

test('who falls alone', () => {
  const { frame, timeline, measure } = world([0, -1.5, 0, 0.1]);
  expect(oneAlone(frame, timeline, measure)?.label).toBe('M1');
});
