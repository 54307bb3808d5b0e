import { handAbout } from '../../testing/hand-made-about';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { chartOfRepeated } from './chart';

const cells = { firm: ['A', 'A', 'A', 'B', 'A'], amount: [50, 20, 50, 50, null] };
const frame = handFrame('t', 5, { dimensions: [handDimension('firm', cells.firm)], rows: 'payments' });
const plan = (breakdown: string[] | string, member: string | null = 'A') =>
  chartOfRepeated(handAbout(frame, { member, subject: { breakdown } }));

test('how often each amount comes with the one who has one of them again and again', async () => {
  const found = plan(['firm', 'amount']);
  expect(found).toMatchObject({
    type: 'bar',
    x: { label: 'Amount', type: 'category' },
    y: { label: 'Payments' },
    series: ['Payments'],
    part: { what: 'groups', chosen: 'highest' },
    rows: [{ how: 'count', where: "firm = 'A' AND amount IS NOT NULL", at: { columns: ['amount'] } }],
    key: 'repeated|firm|A|amount',
  });
  expect(found?.title).toMatch(/^Payments by amount.*A/);
  const facts = await handFacts(cells, [{ sql: found?.sql ?? '' } as never, { sql: found?.part?.sql ?? '' } as never]);
  expect(facts).toMatchObject([{ x: '50.0', y: 2 }, { n: 2 }]);
});

test('without an amount, a firm or its name there is none', () => {
  expect(plan('firm')).toBeNull();
  expect(plan(['gone', 'amount'])).toBeNull();
  expect(plan(['firm', 'amount'], null)).toBeNull();
});
