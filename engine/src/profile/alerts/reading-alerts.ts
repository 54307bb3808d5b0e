import type { Alert } from '../../contracts/alert';
import type { LoadedTable, MendedRecord, SkippedLines } from '../../read/load/loaded-table';
import { alertMaker, counted, listed, type AlertMaker } from './alert-context';

const SKIPPED: Record<SkippedLines['why'], string> = {
  preamble: 'above the table were not read as data',
  footer: 'below the table were not read as data',
  total: 'sum up the rows above and were not read as data',
  'other-table': 'hold another table and were not read; only the largest table of a file is analysed',
  'repeated-header': 'repeat the header and were left out',
  'empty-rows': 'without a value were left out',
  comment: 'hold a comment and no data',
  'separator-line': 'names the delimiter and is no data',
  'wrong-separator': 'names another delimiter than the rows have; the file was read by its rows',
  statement: 'hold a question to a database and no data',
};
const ENCODINGS: Record<string, string> = {
  'windows-1252': 'Windows-1252 (Latin-1)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'utf-8': 'UTF-8',
  'iso-8859-15': 'ISO 8859-15 (Latin-9)',
  'iso-8859-2': 'ISO 8859-2 (Latin-2)',
  'iso-8859-7': 'ISO 8859-7 (Greek)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1255': 'Windows-1255 (Hebrew)',
  'windows-1256': 'Windows-1256 (Arabic)',
  'windows-1257': 'Windows-1257 (Baltic)',
  'koi8-r': 'KOI8-R (Cyrillic)',
  'koi8-u': 'KOI8-U (Cyrillic)',
  ibm866: 'MS-DOS 866 (Cyrillic)',
  cp850: 'MS-DOS 850 (western)',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift_JIS (Japanese)',
  'euc-jp': 'EUC-JP (Japanese)',
  'euc-kr': 'EUC-KR (Korean)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
};

/** What the reader had to decide, leave out or mend. */
export function readingAlerts(loaded: LoadedTable): Alert[] {
  const make = alertMaker(loaded.name);
  return [
    ...encodingAlerts(loaded, make),
    ...headerAlerts(loaded, make),
    ...skippedAlerts(loaded, make),
    ...mendedAlerts(loaded, make),
    ...cellAlerts(loaded, make),
    ...(loaded.notes.notCopied ?? []).map(({ columns, sentence }) => make('truncated', 'warning', columns, sentence)),
  ];
}

function encodingAlerts({ notes }: LoadedTable, make: AlertMaker): Alert[] {
  const { encoding, mixedEncodingLines: lines } = notes;
  const name = ENCODINGS[encoding] ?? encoding;
  if (lines.length && encoding !== 'utf-8') {
    const sentence = `The file was read as ${name} text, but ${counted(lines.length, 'line has', 'lines have')} bytes that are no character of it; they show as �.`;
    return [make('encoding', 'warning', [], sentence, { count: lines.length, lines: lines.slice(0, 20) })];
  }
  if (lines.length) {
    return [
      make(
        'encoding',
        'warning',
        [],
        `The text mixes UTF-8 with Windows-1252; ${counted(lines.length, 'line was', 'lines were')} read as Windows-1252.`,
        { count: lines.length, lines: lines.slice(0, 20) },
      ),
    ];
  }
  if (notes.encodingDoubtful) {
    const sentence =
      'The file is not UTF-8 and was read as Windows-1252, but hardly looks like it; if letters are wrong, please save it as UTF-8.';
    return [make('encoding', 'serious', [], sentence)];
  }
  return encoding === 'utf-8' ? [] : [make('encoding', 'info', [], `The file was read as ${name} text.`)];
}

function headerAlerts({ notes, columns }: LoadedTable, make: AlertMaker): Alert[] {
  const alerts: Alert[] = [];
  if (notes.header === 'none') {
    alerts.push(
      make(
        'header',
        'warning',
        [],
        `The file has no header row; the columns were named ${listed(
          columns.map((column) => column.name),
          2,
        )}.`,
      ),
    );
  } else {
    const unnamed = columns.filter((column) => column.unnamed).map((column) => column.name);
    if (unnamed.length)
      alerts.push(
        make(
          'header',
          'warning',
          unnamed,
          `The header leaves ${counted(unnamed.length, 'column')} without a name; named ${listed(unnamed)} here.`,
        ),
      );
  }
  if (notes.header === 'several-rows')
    alerts.push(
      make('header', 'info', [], 'The header has several rows; their texts were joined into one name for each column.'),
    );
  const repeated = [...new Set(notes.repeatedNames)];
  if (repeated.length)
    alerts.push(
      make(
        'header',
        'warning',
        repeated,
        `The header names ${listed(repeated)} more than once; a number was added to tell the columns apart.`,
      ),
    );
  return alerts;
}

function skippedAlerts({ notes }: LoadedTable, make: AlertMaker): Alert[] {
  const alerts: Alert[] = [];
  for (const why of Object.keys(SKIPPED)) {
    const parts = notes.skipped.filter((skipped) => skipped.why === why);
    const [first] = parts;
    if (!first || first.why === 'separator-line') continue;
    const count = parts.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    const where = parts.slice(0, 3).map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
    const lines = `${count === 1 ? 'Line' : 'Lines'} ${where.join(', ')}${parts.length > 3 ? ' and others' : ''}`;
    const kind = first.why === 'repeated-header' ? 'header' : 'skipped-lines';
    const severity = first.why === 'other-table' ? 'warning' : 'info';
    const verb =
      count === 1
        ? SKIPPED[first.why]
            .replace(/^hold /, 'holds ')
            .replace(/^repeat /, 'repeats ')
            .replace(/^sum /, 'sums ')
            .replace(/ were /g, ' was ')
        : SKIPPED[first.why];
    const examples = parts
      .map(({ text }) => text)
      .filter(Boolean)
      .slice(0, 5);
    alerts.push(
      make(kind, severity, [], `${lines} ${verb}.`, {
        count,
        lines: parts.slice(0, 20).map(({ from }) => from),
        ...(examples.length ? { examples } : {}),
      }),
    );
  }
  return alerts;
}

function mendedAlerts({ notes, columns }: LoadedTable, make: AlertMaker): Alert[] {
  const sentences: Record<MendedRecord['what'], (rows: string, one: boolean) => string> = {
    'missing-cells': (rows, one) =>
      `${rows} ${one ? 'has' : 'have'} fewer than ${columns.length} cells; the missing cells were left empty.`,
    'extra-cells': (rows, one) =>
      `${rows} ${one ? 'has' : 'have'} more than ${columns.length} cells; what found no column was not analysed.`,
    'other-delimiter': (rows, one) =>
      `${rows} ${one ? 'uses' : 'use'} another delimiter than the rest and ${one ? 'was' : 'were'} read with that one.`,
    'stray-quote': (rows, one) => `${rows} ${one ? 'has' : 'have'} a quotation mark in an unusual place, which was read as text.`,
  };
  const alerts: Alert[] = [];
  if (notes.columnsDoubtful) {
    const sentence =
      'Blanks keep the columns of this file apart, and some cells hold several blanks in a row: there, columns may have been read as one or cut in the wrong place.';
    alerts.push(make('unread-rows', 'serious', [], sentence));
  }
  for (const what of Object.keys(sentences) as MendedRecord['what'][]) {
    const count = notes.mendedCounts[what] ?? 0;
    if (!count) continue;
    const rows = notes.mended.filter((mended) => mended.what === what);
    const lost = rows.flatMap(({ extra }) => (extra?.length ? [extra.join(' | ').slice(0, 80)] : [])).slice(0, 5);
    const severity = lost.length || what === 'missing-cells' ? 'warning' : 'info';
    const details = { count, lines: rows.slice(0, 20).map(({ line }) => line), ...(lost.length ? { examples: lost } : {}) };
    alerts.push(make('unread-rows', severity, [], sentences[what](counted(count, 'row'), count === 1), details));
  }
  return alerts;
}

function cellAlerts({ columns }: LoadedTable, make: AlertMaker): Alert[] {
  const alerts: Alert[] = [];
  for (const { name, type, unread, placeholders, ambiguousDates, formats, doubts, zones } of columns) {
    if (unread.count) {
      const sentence = `${counted(unread.count, 'cell')} of “${name}” could not be read as ${KIND[type] ?? type} and ${unread.count === 1 ? 'counts' : 'count'} as missing.`;
      alerts.push(
        make('unread-cells', 'warning', [name], sentence, {
          count: unread.count,
          lines: unread.lines,
          examples: unread.examples,
        }),
      );
    }
    const count = placeholders.reduce((sum, [, n]) => sum + n, 0);
    if (count) {
      const spellings = placeholders.map(([text]) => text);
      alerts.push(
        make(
          'placeholder-nulls',
          'info',
          [name],
          `“${name}” writes “no value” as ${listed(spellings)} in ${counted(count, 'cell')}; these count as missing.`,
          { count, examples: spellings.slice(0, 5) },
        ),
      );
    }
    if (ambiguousDates) {
      const order = ['year-month-day', 'month-day-year', 'day-month-year'].find((one) =>
        formats.some((format) => format === one),
      );
      const first = order?.split('-')[0] ?? 'day';
      alerts.push(
        make(
          'ambiguous-dates',
          'warning',
          [name],
          `The dates of “${name}” can be read with the day or the ${first === 'year' ? 'year' : 'month'} first; they were read ${first} first.`,
        ),
      );
    }
    if (zones) {
      const said = listed(zones.names, 4);
      const sentence = zones.toUtc
        ? `The times of “${name}” carry their time zone (${said}); this report tells them in UTC.`
        : `The times of “${name}” are those of ${said}; this report tells them as they are written.`;
      alerts.push(make('mixed-formats', 'info', [name], sentence));
    }
    if (doubts?.includes('decimal-or-thousands')) {
      const mark = formats.some((format) => format.startsWith('thousands')) ? 'between thousands' : 'before the decimals';
      const sentence = `The numbers of “${name}” can be read in two ways; the mark within them was taken to stand ${mark}.`;
      alerts.push(make('mixed-formats', 'warning', [name], sentence));
    }
    if (doubts?.includes('mixed-currencies')) {
      const sentence = `“${name}” holds amounts of several currencies, which were not converted; its sums and means mix them.`;
      alerts.push(make('mixed-formats', 'serious', [name], sentence));
    }
    const dates =
      formats.filter((format) => format.includes('-') && format.includes('day')).length +
      (formats.includes('month in words') ? 1 : 0);
    if (dates > 1)
      alerts.push(make('mixed-formats', 'info', [name], `“${name}” writes its dates in different ways: ${formats.join(', ')}.`));
  }
  return alerts;
}

const KIND: Partial<Record<string, string>> = {
  integer: 'whole numbers',
  number: 'numbers',
  date: 'dates',
  timestamp: 'points in time',
  time: 'times of day',
  boolean: 'true or false',
};
