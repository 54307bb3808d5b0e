/** A way in which values are written; shown to people in the data-quality section. */
export type CellFormat =
  | 'text'
  | 'integer'
  | 'decimal point'
  | 'decimal comma'
  | 'thousands ,'
  | 'thousands .'
  | 'thousands space'
  | "thousands '"
  | 'exponent'
  | 'currency'
  | 'percent'
  | 'parentheses for negative'
  | 'unit after the number'
  | 'note after the number'
  | 'true/false'
  | 'yes/no'
  | 'time'
  | 'duration'
  | 'year-month-day'
  | 'day-month-year'
  | 'month-day-year'
  | 'month in words'
  | 'time zone'
  | 'year'
  | 'quarter'
  | 'week'
  | 'days since 1900'
  | 'year-month'
  | 'compact date'
  | 'seconds since 1970'
  | 'milliseconds since 1970';

/** Forms of dates that do not say the day. */
export const COARSE: ReadonlySet<string> = new Set<CellFormat>(['year', 'quarter', 'year-month', 'week']);
