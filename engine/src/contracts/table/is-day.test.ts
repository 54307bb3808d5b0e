import { columnType } from './column';
import { isDay } from './is-day';

test('dates are days, with or without a time; a time of day alone is none', () =>
  expect(columnType.options.filter((type) => isDay({ type }))).toEqual(['date', 'timestamp']));
