const DAY_MS = 86_400_000;

/** The same time of day in UTC, so many days later, or earlier where `days` is negative. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
