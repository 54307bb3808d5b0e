import type { CsvForm } from './csv-form';
import { eachRecord } from './each-record';
import type { MendedRecord, ReadingNotes, SkippedLines } from './loaded-table';
import { recordMender } from './mend-record';
import { detached, type TextRecord } from './record-parser';
import { isTotalRow } from './total-row';

const MAX_NOTED = 100;
const COMMENT = /^\s*(#|\/\/|--)/;

/** Hands out the table's rows and completes the notes while it goes. */
export async function streamRows(
  form: CsvForm,
  notes: ReadingNotes,
  signal: AbortSignal | undefined,
  onRow: (cells: string[], line: number) => void | Promise<void>,
): Promise<void> {
  const { layout, from } = form;
  const header = layout.headerRows.map((row) => row.cells.join('\u0000'));
  let position = -1;
  let waiting: Promise<void> | null = null;
  let held: { cells: string[]; line: number } | null = null;
  const body: string[][] = [];
  notes.counted = 0;
  notes.mended = [];
  notes.mendedCounts = {};
  const give = (cells: string[], line: number) => {
    notes.counted++;
    const result = onRow(cells, line);
    if (result) waiting = result;
  };
  const mend = recordMender(layout, from.dialect, body);
  const note = (entry: MendedRecord) => {
    const count = (notes.mendedCounts[entry.what] ?? 0) + 1;
    notes.mendedCounts[entry.what] = count;
    if (count <= MAX_NOTED) notes.mended.push(entry);
  };
  const take = (record: TextRecord) => {
    position++;
    if (position < layout.dataFrom || (position > layout.dataTo && !form.scan)) return;
    if (record.empty || record.cells.every((cell) => cell.trim() === '')) {
      noteSkipped(notes, 'empty-rows', record, '');
      return;
    }
    if (layout.width > 2 && record.cells.length === 1 && COMMENT.test(record.cells[0] ?? '')) {
      noteSkipped(notes, 'comment', record, (record.cells[0] ?? '').slice(0, 120));
      return;
    }
    if (header.length && record.cells.length > 1 && header.includes(record.cells.join('\u0000'))) {
      noteSkipped(notes, 'repeated-header', record, record.cells.join(' ').slice(0, 120));
      return;
    }
    const mended = mend(record);
    if (mended.what) note({ line: record.line, what: mended.what, ...(mended.extra ? { extra: mended.extra } : {}) });
    if (held) {
      give(held.cells, held.line);
      if (body.length < 60) body.push(held.cells.map(detached));
    }
    held = { cells: mended.cells, line: record.line };
  };
  await eachRecord(from, take, {
    signal,
    afterPiece: async () => {
      if (waiting) await waiting;
      waiting = null;
    },
  });
  const last = held as { cells: string[]; line: number } | null;
  if (!last) return;
  if (isTotalRow(last.cells, body)) {
    notes.skipped.push({
      why: 'total',
      from: last.line,
      to: last.line,
      text: last.cells.filter(Boolean).join(' ').slice(0, 120),
    });
  } else give(last.cells, last.line);
  if (waiting) await waiting;
}

function noteSkipped(notes: ReadingNotes, why: SkippedLines['why'], record: TextRecord, text: string): void {
  const before = notes.skipped.at(-1);
  if (before?.why === why && record.line === before.to + 1) before.to = record.lastLine;
  else if (notes.skipped.length < 1000) notes.skipped.push({ why, from: record.line, to: record.lastLine, text });
}
