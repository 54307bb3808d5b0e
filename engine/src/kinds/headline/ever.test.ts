import { TestLog } from '../../insights/judge/test-log';
import type { Column, Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handTimeline } from '../../testing/hand-made-frame';
import { sayEver } from './ever';
import { mineHeadlines } from './headline';
import { sayFigure } from './say';

const DAY = 86_400_000;
const TIMES = Array.from({ length: 8 }, (_, i) => Date.UTC(2026, 0, 1) + 10 * i * DAY);
const CELLS = {
  status: ['Active', 'Gone', 'Gone', 'Active', 'Active', 'Gone', 'Active', 'Active'],
  within: ['false', 'true', 'true', 'false', 'false', 'false', null, null],
};

async function told(so: string) {
  const within = { name: 'within', type: 'boolean', role: 'boolean', within: so } as Column;
  const columns = [{ name: 'status', type: 'text', role: 'category' } as Column, within];
  const dimension = { ...handDimension('within', CELLS.within, { outcome: true, event: 'true' }), noun: `${so} within 30 days` };
  const stay = { column: 'within', of: 'status', so, start: 'moment', end: 'left', gone: `"status" = 'Gone'`, cut: Date.UTC(2026, 2, 20) / 1000 };
  const frame = handFrame(
    't',
    TIMES.length,
    { dimensions: [{ ...dimension, column: within }], timeline: handTimeline(TIMES), rows: 'members' },
    { columns, stay: stay as unknown as NonNullable<Table['stay']> },
  );
  const found = mineHeadlines({ frame, log: new TestLog() }).filter(({ told: { figure } }) => figure === 'ever' || figure === 'shares');
  const facts = await handFacts(CELLS, found, TIMES);
  return found.map((one, i) => sayFigure(one, facts[i] ?? {}, frame)?.sentence);
} // prettier-ignore

test.each([
  ['cancelled', 'So far 3 members (37.5%) are cancelled, whenever they began; half of all began at least 43 days before 20 March 2026.', '33.3% of members are cancelled within 30 days (of the 6 that were watched for as long).'],
  ['left', 'So far 3 members (37.5%) have left, whenever they began; half of all began at least 43 days before 20 March 2026.', '33.3% of members have left within 30 days (of the 6 that were watched for as long).'],
  ['churn', 'So far churn is yes for 3 members (37.5%), whenever they began; half of all began at least 43 days before 20 March 2026.', 'Churn within 30 days is yes for 33.3% of members (of the 6 that were watched for as long).'],
])('how many came to their end, at one age and so far: %s', async (so, ever, within) => expect(await told(so)).toEqual([ever, within])); // prettier-ignore

test.each<[string, object, object, boolean]>([
  ['some have come to their end', {}, {}, true],
  ['none has', {}, { value: 0 }, false],
  ['all began on the last day', {}, { watched: 0 }, false],
  ['what became of them has no name', { so: null }, {}, false],
  ['there is no column of it', { column: 'elsewhere' }, {}, false],
])('so far: it is told where %s: %#', (_, changes, facts, is) => {
  const stay = { so: 'left', cut: Date.UTC(2026, 2, 20) / 1000, column: 'within', ...changes } as unknown as NonNullable<Table['stay']>;
  const frame = handFrame('t', 8, { rows: 'members' }, { columns: [{ name: 'within', type: 'boolean', role: 'boolean' } as Column] });
  const said = sayEver(frame, stay, { value: 2, n: 8, watched: (43 * DAY) / 1000, ...facts });
  expect(said?.sentence ?? null).toEqual(is ? 'So far 2 members (25%) have left, whenever they began; half of all began at least 43 days before 20 March 2026.' : null);
  expect(said?.n).toBe(is ? 8 : undefined);
}); // prettier-ignore
