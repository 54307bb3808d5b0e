import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayResultLevels, type ResultLevelsTold } from './say';

test('the levels, and that they are those of these rows', () => {
  const told: ResultLevelsTold = {
    looked: { outcome: handDimension('late', ['yes', 'no']), label: 'yes' },
    dimension: handDimension('depot', ['North', 'South']),
    labels: ['North', 'South'],
    result: new Set(['late']),
  };
  expect(handSaid(sayResultLevels, told, { value: 0.4, y0: 0.4, y1: 0.25, n: 80 })).toEqual({
    sentence: 'Share with late yes: 40% for depot North and 25% for South. Whether other rows differ so is not certain.',
    n: 80,
  });
});
