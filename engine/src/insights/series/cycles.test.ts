import { CYCLES } from './cycles';
import { DAY } from '../frame/time/periods';

/** The part of each cycle that holds an instant, by the calendar. */
const PARTS: Record<(typeof CYCLES)[number]['id'], (date: Date) => number> = {
  weekday: (date) => (date.getUTCDay() + 6) % 7,
  hour: (date) => date.getUTCHours(),
  month: (date) => date.getUTCMonth(),
};

test.each(CYCLES.map((cycle) => [cycle.id, cycle] as const))('the part of a step is that of the calendar: %s', (id, cycle) => {
  const first = Date.UTC(1880, 0, 1);
  const moments = Array.from({ length: 7000 }, (_, i) => first + 11.3 * i * DAY);
  expect(moments.map((at) => cycle.partOf(cycle.step(at)))).toEqual(moments.map((at) => PARTS[id](new Date(at))));
});
