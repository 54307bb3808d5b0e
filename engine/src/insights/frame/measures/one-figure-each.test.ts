import { oneFigureEach } from './one-figure-each';

test.each<[string, number[], number[], number]>([
  ['that keep theirs', [0, 1, 0, 1], [40, 70, 40, 70], 2],
  ['of which one changes it', [0, 1, 0, 1], [40, 70, 40, 71], 0],
  ['that are read once', [0, 1, 2], [40, 70, 40], 0],
  ['of which some rows are nobody’s or have none', [0, -1, 1, 0, 1], [40, 9, 70, 40, NaN], 2],
])('groups %s', (_, codes, values, groups) =>
  expect(oneFigureEach(Int32Array.from(codes), Float64Array.from(values))).toBe(groups),
);
