import { language } from '../words/language';
import { FORMATTERS } from '../words/formatters';

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  FORMATTERS.getNumberFormat(language(), options).format(value);

/** Shown where there is no value. */
export const NO_VALUE = '–';

/** `12345` → `12,345`. Whole numbers in English need no formatter: they are most of what a first screen shows. */
export const formatCount = (value: number): string =>
  language() === 'en' && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : written(value, { maximumFractionDigits: 0 });

/** At most `digits` decimals, thousands separated: `1234.567` → `1,234.57`. */
export const formatNumber = (value: number, digits = 2): string => written(value, { maximumFractionDigits: digits });

/** Always `digits` decimals: `5` → `5.00`. */
export const formatFixed = (value: number, digits: number): string =>
  written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `12345` → `12.3K`. */
export const formatCompact = (value: number): string => written(value, { notation: 'compact', maximumFractionDigits: 1 });

/** A number with a unit of `Intl`, without separators of thousands: `2.5` and `megabyte` → `2.5 MB`. */
export const formatUnit = (value: number, unit: string, options: Intl.NumberFormatOptions): string =>
  written(value, { style: 'unit', unit, useGrouping: false, ...options });

/** A percentage from 0 to 100, with as many decimals as are asked for: `97.25` → `97.3%`; null, where nothing was measured, is a dash. */
export const formatPercent = (value: number | null, most = 1, least = 0): string =>
  value === null
    ? NO_VALUE
    : written(value, { style: 'unit', unit: 'percent', minimumFractionDigits: least, maximumFractionDigits: most });
