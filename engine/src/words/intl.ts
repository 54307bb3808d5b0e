import { FORMATTERS } from './formatters';
import { language } from './language';

/** Writes numbers as the language of the work that asks does. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  FORMATTERS.getNumberFormat(language(), options);

/** Writes parts of dates, such as the names of months, in the language of the work that asks. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  FORMATTERS.getDateTimeFormat(language(), options);
