/** How a workbook shows numbers of a style. */
export type NumberStyle = 'number' | 'date' | 'timestamp' | 'time' | 'percent' | { currency: string };

/** Formats that every workbook knows by number (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Record<number, NumberStyle> = {
  9: 'percent', 10: 'percent', 14: 'date', 15: 'date', 16: 'date', 17: 'date', 18: 'time', 19: 'time', 20: 'time', 21: 'time', 22: 'timestamp',
  27: 'date', 28: 'date', 29: 'date', 30: 'date', 31: 'date', 36: 'date', 45: 'time', 46: 'time', 47: 'time', 50: 'date', 51: 'date', 52: 'date', 53: 'date', 54: 'date', 57: 'date', 58: 'date',
}; // prettier-ignore

/** What a format's code makes of a number. */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return BUILT_IN[id] ?? 'number';
  const [positive = ''] = code.split(';');
  const currency = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(positive)?.[1] ?? /[$€£¥₹]/.exec(positive)?.[0];
  const plain = positive.replace(/"[^"]*"|\\.|_.|\*.|\[\$?[^\]hms]*\]/gi, '');
  const hasDay = /[dy]/i.test(plain) || /mmm/i.test(plain);
  const hasTime = /[hs]/i.test(plain);
  if (hasDay || hasTime) return hasDay && hasTime ? 'timestamp' : hasDay ? 'date' : 'time';
  if (plain.includes('%')) return 'percent';
  return currency !== undefined && /[0#?]/.test(plain) ? { currency } : 'number';
}

const DAY_MS = 86_400_000;
/** Day 0 of the usual count of days, and of that which old Macintosh programs use. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_466;

/** Digits as the workbook's program shows them: fifteen, so that 0.1 + 0.2 is 0.3. */
const digits = (value: number): string => String(Number(value.toPrecision(15)));

/** A cell's number as text that is read like that of any CSV file. */
export function numberText(raw: string, style: NumberStyle, is1904: boolean): string {
  const value = Number(raw);
  if (raw === '' || !Number.isFinite(value)) return raw;
  if (style === 'number') return digits(value);
  if (style === 'percent') return `${digits(value * 100)}%`;
  if (typeof style === 'object') return `${value < 0 ? '-' : ''}${style.currency.trim()}${digits(Math.abs(value))}`;
  if (value < 0 || value >= LAST_DAY) return digits(value);
  const at = new Date(Math.round(((is1904 ? EPOCH_1904 : EPOCH) + value * DAY_MS) / 1000) * 1000).toISOString();
  const [day, time] = [at.slice(0, 10), at.slice(11, 19)];
  if (style === 'time') return value < 1 ? time : digits(value * 24);
  return style === 'date' && Number.isInteger(value) ? day : `${day} ${time}`;
}
