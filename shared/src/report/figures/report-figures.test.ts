import { reportFigures } from './report-figures';

const figure = (label: string, value: string, note: string | null = null) => ({ label, value, note });

describe('reportFigures', () => {
  it('gives the four figures of ticket-like data in their order', () => {
    const report = `## Key Metrics
- **Avg Response Time:** 42.5 min
- **Total Issues:** 12,340
- **Resolved:** 10,021 (81.2% of all)
- **Avg Satisfaction:** 3.9 of 5
- **Backlog:** 12`;
    expect(reportFigures(report)).toEqual([
      figure('Total Issues', '12,340'),
      figure('Resolved', '10,021', '81.2% of all'),
      figure('Avg Satisfaction', '3.9 of 5'),
      figure('Avg Response Time', '42.5 min'),
    ]);
  });

  it('finds them wherever the report states them, and adds the minutes', () => {
    const report = '## Overview\n* Total Issues: 12\n\n| Figure | Value |\n|---|---|\n| Avg Response Time (in min) | 7 |';
    expect(reportFigures(report)).toEqual([figure('Total Issues', '12'), figure('Avg Response Time', '7 min')]);
  });

  it('otherwise gives the leading four of Key Metrics', () => {
    const report = `## Summary
- **Not a metric:** 1
## Key Metrics
- **Records:** 1,234 — 4% up on 2023
- **Total amount:** $1,234,567, up from $900,000
- **__Odd__:** none given
- **Period:** Jan 1, 2023 to Dec 31, 2024
- **Mean delay:** 3.2 days. The median is 2.
- **Fifth:** 5
- **Sixth:** 6`;
    expect(reportFigures(report)).toEqual([
      figure('Records', '1,234', '4% up on 2023'),
      figure('Total amount', '$1,234,567', 'up from $900,000'),
      figure('Period', 'Jan 1, 2023 to Dec 31, 2024'),
      figure('Mean delay', '3.2 days', 'The median is 2.'),
    ]);
  });

  it('reads the key metrics of several tables', () => {
    const report = '## Key Metrics\n### orders\n- **Orders:** 12\n### customers\n- **Customers:** 5';
    expect(reportFigures(report)).toEqual([figure('Orders', '12'), figure('Customers', '5')]);
  });

  it('a lone ticket word is no ticket data', () => {
    expect(reportFigures('## Key Metrics\n- **Resolved:** 4\n- **Rows:** 9')).toEqual([
      figure('Resolved', '4'),
      figure('Rows', '9'),
    ]);
  });

  it.each(['', 'text', '## Key Metrics\nNo figures here.', '## Key Metrics\n- **Label:**'])('finds none in %j', (markdown) => {
    expect(reportFigures(markdown)).toEqual([]);
  });
});
