import { orderOfLabels } from './scales';

test.each([
  [
    ['High', 'Low', 'Medium'],
    ['Low', 'Medium', 'High'],
  ],
  [
    ['1 - Critical', '4 - Low', '2 - High'],
    ['4 - Low', '2 - High', '1 - Critical'],
  ],
  [
    ['L', 'S', 'M'],
    ['S', 'M', 'L'],
  ],
  [
    ['P3', 'P1', 'P2'],
    ['P1', 'P2', 'P3'],
  ],
  [
    ['18-24', '65+', '25-64'],
    ['18-24', '25-64', '65+'],
  ],
  [
    ['Often', 'Never', 'Always'],
    ['Never', 'Often', 'Always'],
  ],
])('orders %j', (labels, expected) => {
  expect(orderOfLabels(labels)).toEqual(expected);
});

test.each([[['red', 'green', 'blue']], [['North', 'South']], [['Open', 'Closed', 'Low']], [['A-1', 'B-2']]])(
  '%j have no order',
  (labels) => {
    expect(orderOfLabels(labels)).toBeNull();
  },
);
