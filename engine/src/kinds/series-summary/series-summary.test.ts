import type { Finding } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { saySummary, type SummaryTold } from './say';

const measure = { noun: 'price', unit: 'EUR', fraction: false } as Measure;
const finding = { told: { measure, timeline: null } } as Finding<SummaryTold>;

test.each([
  [1, 1, 'Of 9 series, mean price is highest for Rome (€12) and lowest for Oslo (€3).'],
  [2, 4, 'Of 9 series, mean price is highest for Rome and 1 more (€12) and lowest for Oslo and 3 more (€3).'],
])('those that share an extreme are counted beside the one that is named: %d and %d', (top, bottom, sentence) => {
  const facts = { value: 12, baseline: 3, highest: 'Rome', lowest: 'Oslo', series: 9, top, bottom, n: 90 };
  expect(saySummary(finding, facts, {} as Frame)?.sentence).toBe(sentence);
});
