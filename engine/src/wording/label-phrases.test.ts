import { handDimension } from '../testing/hand-made-frame';
import type { ColumnRole } from '../contracts/table/column';
import { isSaid, shareTitle, shareWith } from './label-phrases';

const of = (header: string, role: ColumnRole = 'boolean') => {
  const dimension = handDimension(header, []);
  return { ...dimension, noun: header, column: { ...dimension.column, role } };
};

test.each([
  ['defaulted', '1', 'have defaulted'],
  ['defaulted', '0', 'have not defaulted'],
  ['cancelled', 'Yes', 'are cancelled'],
  ['cancelled', 'No', 'are not cancelled'],
  ['paid', 'Y', 'are paid'],
  ['is active', 'true', 'are active'],
  ['was late', 'f', 'are not late'],
  ['has children', 'ja', 'have children'],
])('of those with %s %s a sentence says that they %s', (header, label, so) =>
  expect(isSaid(of(header), label)).toMatchObject({ form: 'so', so }),
);

test.each(['fraud', 'speed', 'red', 'feed', 'late payment received', 'home'])(
  'of %s it says what it is as people do',
  (header) => {
    expect(isSaid(of(header), '1')).toMatchObject({ form: 'is', noun: header, label: 'yes' });
    expect(isSaid(of(header), 'Yes')).toMatchObject({ form: 'is', noun: header, label: 'Yes' });
  },
);

test.each([
  ['status', 'late', 'are late'],
  ['order status', 'Shipped', 'are Shipped'],
  ['status', 'Employee', 'have status Employee'],
  ['assigned to', 'Ann', 'are assigned to Ann'],
  ['plan', 'Annual', 'have plan Annual'],
  ['defaulted', '1', 'have defaulted 1'],
])('of those with %s %s of several labels it says that they %s', (header, label, so) =>
  expect(isSaid(of(header, 'category'), label)).toMatchObject({ form: 'so', so }),
);

test.each([
  ['defaulted', '1', 'share that has defaulted'],
  ['cancelled', 'No', 'share that is not cancelled'],
  ['fraud', '1', 'share where fraud is yes'],
  ['fraud', 'Ja', 'share where fraud is Ja'],
])('their part, %s %s, is the %s', (header, label, share) => {
  expect(shareWith(of(header), label)).toBe(`the ${share}`);
  expect(shareTitle(of(header), label)).toBe(share.replace('share', 'Share'));
});
