import { numberFormat } from '../words';
import { t } from './messages';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

/** How large something may be, never more than it is: `16 MB`, `1 GB`. `bytes` may be characters where each takes about one. */
export function sizeText(bytes: number): string {
  const [unit, key] = bytes >= GIGABYTE ? ([GIGABYTE, 'size.gigabytes'] as const) : ([MEGABYTE, 'size.megabytes'] as const);
  const size = bytes / unit;
  const maximumFractionDigits = size < 10 ? 1 : 0;
  return t(key, { number: numberFormat({ maximumFractionDigits, roundingMode: 'floor' }).format(size) });
}
