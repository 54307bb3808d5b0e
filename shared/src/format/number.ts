import { once } from './once';

const LOCALE = 'en-US';
const whole = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));
const compact = once(() => new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 }));

/** Shown where there is no value. */
export const NO_VALUE = '–';

/** `12345` → `12,345`. Whole numbers need no formatter: they are most of what a first screen shows. */
export const formatCount = (value: number): string =>
  Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',') : whole().format(value);

/** At most `digits` decimals, thousands separated: `1234.567` → `1,234.57`. */
export const formatNumber = (value: number, digits = 2): string =>
  new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }).format(value);

/** Always `digits` decimals: `5` → `5.00`. */
export const formatFixed = (value: number, digits: number): string =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** `12345` → `12.3K`. */
export const formatCompact = (value: number): string => compact().format(value);

/** A percentage from 0 to 100: `97.25` → `97.3%`; null, where nothing was measured, is a dash. */
export const formatPercent = (value: number | null, digits = 1): string =>
  value === null ? NO_VALUE : `${formatNumber(value, digits)}%`;
