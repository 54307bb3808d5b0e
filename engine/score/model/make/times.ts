const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

export const START = Date.UTC(2019, 0, 1);
export const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const momentText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
export const daysLater = (ms: number, days: number): number => ms + days * DAY;

export type Grain = 'year' | 'quarter' | 'month' | 'week' | 'day';

/** Periods as a file writes them, one after the other. */
export function periods(grain: Grain, count: number, first = 2008): string[] {
  return Array.from({ length: count }, (_, i) => {
    switch (grain) {
      case 'year':
        return String(first + i);
      case 'quarter':
        return `${first + Math.floor(i / 4)}Q${1 + (i % 4)}`;
      case 'month':
        return `${first + Math.floor(i / 12)}-${two(1 + (i % 12))}`;
      case 'week':
        return dayText(daysLater(Date.UTC(first, 0, 7 - ((new Date(Date.UTC(first, 0, 7)).getUTCDay() + 6) % 7)), 7 * i));
      case 'day':
        return dayText(daysLater(Date.UTC(first, 0, 1), i));
    }
  });
}
