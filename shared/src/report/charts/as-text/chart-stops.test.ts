import { sampleCharts } from '../../testing/sample-charts';
import { chartStops, nextStop } from './chart-stops';

const texts = (type: keyof typeof sampleCharts) => chartStops(sampleCharts[type]).map(({ text }) => text);
const walk = (type: keyof typeof sampleCharts, ...keys: string[]) => {
  const stops = chartStops(sampleCharts[type]);
  const at = keys.reduce<number | null>((current, key) => nextStop(stops, current, key) ?? current, null);
  return at === null ? null : stops[at]?.text;
};

it('says each point in words, in the order in which it is drawn', () => {
  expect(texts('bar')[0]).toBe('API Issues: 52.1 hours (1 of 3)');
  expect(texts('line')).toEqual(['Email, Jan 2024: 10 (1 of 3)', 'Email, Feb 2024: 12 (2 of 3)', 'Chat, Jan 2024: 4 (3 of 3)']);
  expect(texts('scatter')[1]).toBe('Minutes 60, Satisfaction 2.5 (2 of 2)');
  expect(texts('heatmap')).toHaveLength(3);
  expect(texts('histogram')[0]).toBe('0 to 10: 40 (1 of 2)');
  expect(texts('box')[0]).toBe('North: median 3 hours, middle half 2 hours to 4 hours (1 of 2)');
});

it.each([
  ['bar', ['ArrowRight'], 'API Issues: 52.1 hours (1 of 3)'],
  ['bar', ['ArrowRight', 'ArrowRight'], 'Login Issues: 19.3 hours (2 of 3)'],
  ['bar', ['End', 'ArrowRight', 'ArrowDown'], 'UI Bugs: 7 hours (3 of 3)'],
  ['bar', ['End', 'ArrowUp'], 'Login Issues: 19.3 hours (2 of 3)'],
  ['bar', ['End', 'Home', 'ArrowLeft'], 'API Issues: 52.1 hours (1 of 3)'],
  ['line', ['Home', 'ArrowRight', 'ArrowDown'], 'Chat, Jan 2024: 4 (3 of 3)'],
  ['line', ['Home', 'ArrowDown', 'ArrowUp'], 'Email, Jan 2024: 10 (1 of 3)'],
  ['heatmap', ['Home', 'ArrowDown'], '10, Tue: 5 (3 of 3)'],
  ['heatmap', ['Home', 'ArrowRight', 'ArrowDown'], '10, Tue: 5 (3 of 3)'],
] as const)('%s: %j leads to %s', (type, keys, text) => expect(walk(type, ...keys)).toBe(text));

it('leaves other keys alone', () => {
  const stops = chartStops(sampleCharts.bar);
  expect(nextStop(stops, null, 'Tab')).toBeNull();
  expect(nextStop(stops, 1, 'a')).toBeNull();
  expect(nextStop([], null, 'ArrowRight')).toBeNull();
});
