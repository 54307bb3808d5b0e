import { LIMITS } from './limits';

export type GroupMark = ',' | '.' | ' ' | "'" | '';

/** A number as it is written; what its separators mean may be left open. */
export interface WrittenNumber {
  /** `1,234` or `1.234`: the one separator may group thousands or begin the decimals. */
  ambiguous: '.' | ',' | null;
  decimal: '.' | ',' | '';
  group: GroupMark;
  integer: boolean;
  percent: boolean;
  /** Symbol or code. */
  currency: string | null;
  parentheses: boolean;
  exponent: boolean;
  /** `007`: a code rather than a quantity. */
  leadingZero: boolean;
  /** `RS-04`, `CAD01`: letters close before digits that are padded with noughts, as no amount is written. */
  lettered: boolean;
  digits: number;
  /** `1.200`: a last nought that a program would not write behind a decimal point only now and then. */
  endsInZero: boolean;
  /** Nothing but digits and perhaps a minus and a decimal point. */
  plain: boolean;
}

export const CURRENCY_SYMBOLS = '$€£¥₹₽₩₺₴₪฿₫₱₦₡₵';
export const CURRENCY_CODES =
  'USD|EUR|GBP|JPY|CHF|CNY|INR|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BRL|MXN|ZAR|TRY|KRW|SGD|HKD|RUB|ILS|AED|SAR|THB';
const CURRENCY = `(?:(?:US|AU|CA|A|C|NZ|HK|S|R)?[${CURRENCY_SYMBOLS}]|(?:${CURRENCY_CODES})|Rs\\.?|kr\\.?|zł)`;
const SPACE = '[ \\u00a0\\u202f\\u2009]';
const PARTS = new RegExp(
  `^(\\()?([-+−])?(${CURRENCY})?${SPACE}?([-+−])?((?:\\d|[.,]\\d)[\\d.,'’ \\u00a0\\u202f\\u2009]*)(e[-+]?\\d{1,3})?${SPACE}?(%)?${SPACE}?(${CURRENCY})?(-)?(\\))?$`,
  'i',
);
const SYMBOL_CODES: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  ZŁ: 'PLN',
};

/** Most numbers are written like this. */
const SIMPLE = /^-?(\d+(?:\.\d+)?)$/;
export const LETTERED = /^\p{L}+[-−]?0\d+$/u;
/** What no number has: the long pattern need not be tried. */
const NO_NUMBER = /[:_/#]|\d-\d/;

/** Cells come again and again, within a column and from one question about it to the next. */
const known = new Map<string, WrittenNumber | null>();

/** Takes a cell apart as a number; null when it is none. `cell` is trimmed. */
export function parseNumber(cell: string): WrittenNumber | null {
  const before = known.get(cell);
  if (before !== undefined) return before;
  const number = takeApart(cell);
  if (known.size >= LIMITS.mostKnown) known.clear();
  if (cell.length <= LIMITS.longestKept) known.set(cell, number);
  return number;
}

function takeApart(cell: string): WrittenNumber | null {
  const simple = SIMPLE.exec(cell)?.[1];
  if (simple !== undefined) return simpleNumber(simple);
  if (NO_NUMBER.test(cell)) return null;
  const parts = PARTS.exec(cell);
  if (!parts) return null;
  const [, open, signA, before, signB, bodyText, exponent, percent, after, signC, close] = parts;
  const body = (bodyText ?? '').trimEnd();
  if (Boolean(open) !== Boolean(close) || [signA, signB, signC, open].filter(Boolean).length > 1 || (before && after))
    return null;
  if (signC && !/\d-$/.test(cell)) return null;
  const shape = bodyShape(body);
  if (!shape) return null;
  const currency = before ?? after ?? null;
  return {
    ...shape,
    integer: shape.decimal === '' && !exponent,
    percent: Boolean(percent),
    currency: currency && (SYMBOL_CODES[currency.toUpperCase()] ?? currency.toUpperCase()),
    parentheses: Boolean(open),
    exponent: Boolean(exponent),
    leadingZero: /^0\d/.test(body),
    lettered: LETTERED.test(cell),
    digits: body.replace(/\D/g, '').length,
    endsInZero: body.endsWith('0'),
    plain:
      !percent &&
      !currency &&
      !open &&
      !signC &&
      signA !== '+' &&
      signA !== '−' &&
      !signB &&
      shape.group === '' &&
      shape.decimal !== ',',
  };
}

/** A number of digits and perhaps a decimal point. */
function simpleNumber(body: string): WrittenNumber {
  const point = body.indexOf('.');
  const leadingZero = body.length > 1 && body[0] === '0' && point !== 1;
  return {
    ambiguous: point > 0 && point <= 3 && body.length - point === 4 && body[0] !== '0' ? '.' : null,
    decimal: point < 0 ? '' : '.',
    group: '',
    integer: point < 0,
    percent: false,
    currency: null,
    parentheses: false,
    exponent: false,
    leadingZero,
    lettered: false,
    digits: point < 0 ? body.length : body.length - 1,
    endsInZero: body.endsWith('0'),
    plain: true,
  };
}

type Shape = Pick<WrittenNumber, 'ambiguous' | 'decimal' | 'group'>;

function bodyShape(body: string): Shape | null {
  if (/^\d+$/.test(body)) return { ambiguous: null, decimal: '', group: '' };
  if (/^\d*\.\d+$|^\d+\.$/.test(body)) {
    const grouped = /^[1-9]\d{0,2}\.\d{3}$/.test(body);
    return { ambiguous: grouped ? '.' : null, decimal: '.', group: '' };
  }
  if (/^\d*,\d+$/.test(body)) {
    const grouped = /^[1-9]\d{0,2},\d{3}$/.test(body);
    return { ambiguous: grouped ? ',' : null, decimal: ',', group: '' };
  }
  const grouped = /^\d{1,3}(?:([.,'’ \u00a0\u202f\u2009])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/.exec(body);
  if (grouped) {
    const mark = grouped[1] ?? '';
    const decimal = grouped[2] ?? '';
    if (mark === decimal) return null;
    return { ambiguous: null, decimal: decimal as Shape['decimal'], group: groupMark(mark) };
  }
  // Indian grouping: 12,34,567.89
  const indian = /^\d{1,2}(?:,\d{2})*,\d{3}(\.\d+)?$/.exec(body);
  return indian ? { ambiguous: null, decimal: indian[1] ? '.' : '', group: ',' } : null;
}

function groupMark(mark: string): GroupMark {
  if (mark === ',' || mark === '.') return mark;
  return mark === "'" || mark === '’' ? "'" : ' ';
}
