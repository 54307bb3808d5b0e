import type { Frame } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import type { Column, Table } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { chartOfBroken } from './chart';

const DAY = 86_400_000;
const ROWS = 400;
const SHIPPED: Rule = {
  says: { kind: 'order', start: 'ordered', end: 'shipped' },
  columns: ['ordered', 'shipped'],
  where: 'shipped IS NOT NULL',
  broken: 'shipped < ordered',
  codes: new Int32Array(),
};
const column = (name: string) => ({ name, type: 'text', role: 'identifier', stats: {} }) as unknown as Column;

interface World {
  /** 1 where a row breaks the rule, −1 where it says nothing of it. */
  broken: (row: number) => number;
  rule?: Partial<Rule>;
  frame?: Partial<Frame>;
  table?: Partial<Table>;
  member?: string;
  filter?: readonly string[];
}

/** Four hundred rows, one a day, of two teams in turns. */
function drawn({ broken, rule = {}, frame = {}, table = {}, member, filter = SHIPPED.columns }: World) {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const made = handFrame(
    't',
    ROWS,
    {
      dimensions: [handDimension('team', rows.map((row) => (row % 2 ? 'B' : 'A')))],
      measures: [handMeasure('ordered', [1], { unit: 'EUR' })],
      rules: [{ ...SHIPPED, codes: Int32Array.from(rows, broken), ...rule }],
      ...frame,
    },
    { columns: [column('no'), column('team'), column('ordered')], model: { shape: { kind: 'entity', key: ['no'] } } as unknown as Table['model'], ...table },
  );
  const subject = { filter: filter.map((one) => ({ column: one, op: 'is not null' as const, value: '' })), breakdown: member === undefined ? null : 'team' };
  return chartOfBroken(handAbout(made, { member: member ?? null, subject }));
} // prettier-ignore

const rows = Array.from({ length: ROWS }, (_, row) => row * DAY);
const timeline = handTimeline(rows, { edges: Array.from({ length: 14 }, (_, i) => 30 * i * DAY), grain: 'month' });

test('where one label breaks it, labels are shown beside what the others come to', () => {
  // Of fifty rows of team B one breaks it; what the rule says nothing of is no row of it.
  const plan = drawn({
    broken: (row) => (row >= 200 ? -1 : row % 2 === 0 ? Number(row % 4 === 0) : Number(row === 1)),
    member: 'A',
  });
  expect(plan).toMatchObject({
    type: 'bar',
    highlight: 'A',
    reference: { value: 1 / 100 },
    key: 'broken|ordered|shipped|share|team',
    rows: [{ how: 'share', mark: { sql: 'shipped < ordered', columns: ['ordered', 'shipped'] } }],
  });
  expect(plan?.title).toMatch(/by team$/);
  expect(plan?.sql).toContain('shipped IS NOT NULL AND team IS NOT NULL');
});

test('where nobody else has rows of it nothing is usual', () =>
  expect(drawn({ broken: (row) => (row % 2 ? -1 : Number(row % 4 === 0)), member: 'A' })?.reference).toBeUndefined());

test('where it is broken from a time on, it is shown over time', () => {
  const late = (row: number) => Number(row >= 300 && row % 2 === 0);
  expect(drawn({ broken: late, frame: { timeline } })).toMatchObject({ type: 'line', x: { type: 'time' } });
  // Without periods there is no course.
  const short = handTimeline(rows, { edges: [0, 400 * DAY], grain: 'year' });
  expect(drawn({ broken: late, frame: { timeline: short } })).toBeNull();
});

test('where it is broken anywhere, rows are shown by their names, those first that are furthest off', () => {
  const figures = {
    value: 'total',
    made: 'net + tax',
    values: new Float64Array(),
    reckoned: new Float64Array(),
    tolerance: 0,
    added: [],
  };
  const plan = drawn({ broken: (row) => Number(row % 50 === 0), rule: { figures } });
  expect(plan).toMatchObject({ type: 'bar', y: { label: 'Ordered', unit: 'EUR' }, key: 'broken|ordered|shipped|rows|no' });
  expect(plan?.sql).toBe(
    'SELECT no AS x, abs(total - net + tax) AS y FROM t WHERE shipped IS NOT NULL AND shipped < ordered AND no IS NOT NULL AND abs(total - net + tax) IS NOT NULL ORDER BY y DESC, x LIMIT 10',
  );
  // Nothing names its rows, or nothing is reckoned of them.
  expect(drawn({ broken: (row) => Number(row % 50 === 0), rule: { figures }, table: { columns: [] } })).toBeNull();
  expect(drawn({ broken: (row) => Number(row % 50 === 0) })).toBeNull();
});

test('a rule that is none any more has no picture', () =>
  expect(drawn({ broken: () => 0, member: 'A', filter: ['shipped', 'ordered'] })).toBeNull());
