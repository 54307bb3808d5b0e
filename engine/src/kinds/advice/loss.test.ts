import type { Table } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { adviseOnLoss } from './loss';

const ACCOUNT = { kind: 'sum', target: 'margin', plus: ['sales'], minus: ['cost'], divisor: 1 };

interface Changes {
  value?: number;
  algebra?: readonly unknown[];
  cost?: readonly number[];
}

function advised({ value = 1.2, algebra = [ACCOUNT], cost = [40, 50, 10] }: Changes) {
  const frame = handFrame(
    't',
    3,
    {
      dimensions: [handDimension('client', ['North', 'North', 'South'])],
      measures: [handMeasure('cost', cost, { unit: 'EUR' }), handMeasure('sales', [30, 45, 30], { unit: 'EUR' })],
    },
    { model: { algebra, outcome: { kind: 'none' } } as unknown as Table['model'] },
  );
  const measure = { op: 'quotient' as const, of: 'cost', by: 'sales' };
  return adviseOnLoss(handAbout(frame, { member: 'North', value, subject: { breakdown: 'client', measure } }));
}

test.each<[string, Changes, string | null]>([
  [
    'what is lost with a group',
    {},
    'Check what is charged for rows with client North, and what they cost: together their cost is €15 more than their sales.',
  ],
  ['a part that stays below the whole', { value: 0.9 }, null],
  ['two sums of no account', { algebra: [] }, null],
  ['an account the other way round', { algebra: [{ ...ACCOUNT, plus: ['cost'], minus: ['sales'] }] }, null],
  ['rows that lose nothing', { cost: [10, 20, 10] }, null],
])('%s', (_, changes, advice) => expect(advised(changes)).toBe(advice));
