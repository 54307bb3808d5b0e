import { isSameQuantity } from './same-quantity';

test.each([
  ['budget', 'budget_2013$'],
  ['temp_min', 'temp_max'],
  ['Dividend', 'Real Dividend'],
  ['salary', 'salary_in_usd'],
  ['actual_mean_temp', 'record_max_temp'],
  ['P25th', 'Median'],
  ['p90', 'p50'],
  ['75th', 'max'],
  ['wage 25th percentile', 'wage median'],
])('%s and %s are one quantity', (a, b) => expect(isSameQuantity(a, b)).toBe(true));

test.each([
  ['2019', '2020'],
  ['min', 'max'],
  ['P25th', 'wage'],
  ['wage p25', 'price p25'],
  ['Q1', 'Q2'],
  ['price', 'quantity'],
  ['sales north', 'sales south'],
  ['real price', 'earnings'],
])('%s and %s are two', (a, b) => expect(isSameQuantity(a, b)).toBe(false));
