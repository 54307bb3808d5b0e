export const DAY_MS = 86_400_000;
/** Of a year. */
export const MONTHS = 12;
export const YEAR_DAYS = 365.25;
