import type { Alert } from '../../contracts/report/alert';
import type { LoadedTable } from '../../read/load/loaded-table';
import type { AlertMaker } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

/** Encodings that have a name for readers. */
const NAMED = [
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'utf-8',
  'iso-8859-15',
  'iso-8859-2',
  'iso-8859-7',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'cp850',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

function nameOf(encoding: string): string {
  const named = NAMED.find((one) => one === encoding);
  return named ? t(`encoding.name.${named}`) : encoding;
}

/** How the bytes of the file were read, where that was not plain. */
export function encodingAlerts({ notes }: LoadedTable, make: AlertMaker): Alert[] {
  const { encoding, mixedEncodingLines: lines } = notes;
  const details = { count: lines.length, lines: lines.slice(0, LIMITS.mostBrokenLines) };
  if (lines.length > 0 && encoding !== 'utf-8')
    return [make('encoding', 'warning', [], t('encoding.bad-lines', { encoding: nameOf(encoding), n: lines.length }), details)];
  if (lines.length > 0) return [make('encoding', 'warning', [], t('encoding.mixed', { n: lines.length }), details)];
  if (notes.encodingDoubtful) return [make('encoding', 'serious', [], t('encoding.doubtful'))];
  return encoding === 'utf-8' ? [] : [make('encoding', 'info', [], t('encoding.read', { encoding: nameOf(encoding) }))];
}
