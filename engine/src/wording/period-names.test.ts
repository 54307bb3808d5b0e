import { inLanguage } from '../words';
import { periodText, rangeText, spanText, whenText } from './date-text';
import { withPeriodNames, type PeriodNames } from './period-names';

const YEARS: PeriodNames = [[Date.UTC(2021, 0), '2021/22'], [Date.UTC(2022, 0), '2022/23']]; // prettier-ignore
const TERMS: PeriodNames = [[Date.UTC(2021, 0), 'Spring 2021'], [Date.UTC(2021, 8), 'Fall 2021'], [Date.UTC(2022, 0), 'Spring 2022']]; // prettier-ignore

test('a period is called as the table calls it', () =>
  withPeriodNames(YEARS, () => {
    expect(periodText(Date.UTC(2021, 0), 'year')).toBe('2021/22');
    expect(spanText(Date.UTC(2021, 0), Date.UTC(2022, 0), 'year')).toBe('2021/22 – 2022/23');
    expect(whenText(Date.UTC(2021, 0), Date.UTC(2021, 0), 'year')).toBe('in 2021/22');
    expect(inLanguage('de', () => whenText(Date.UTC(2021, 0), Date.UTC(2021, 0), 'year'))).toBe('in 2021/22');
    expect(rangeText(Date.UTC(2021, 0), Date.UTC(2022, 0), true)).toBe('from 2021/22 to 2022/23');
    expect(periodText(Date.UTC(2019, 0), 'year')).toBe('2019');
  }));

test('by the length that holds one of them, and not by a longer one', () =>
  withPeriodNames(TERMS, () => {
    expect(periodText(Date.UTC(2021, 6), 'quarter')).toBe('Fall 2021');
    expect(rangeText(Date.UTC(2021, 8), Date.UTC(2022, 0), false)).toBe('from Fall 2021 to Spring 2022');
    expect(periodText(Date.UTC(2022, 0), 'year')).toBe('2022');
  }));

test('names hold for the work that is done with them', () => expect(periodText(Date.UTC(2021, 0), 'year')).toBe('2021'));
