import { isAbovePage } from '../layout/page-heads';
import { isRule } from '../layout/survey';
import type { CsvForm } from '../layout/csv-form';
import { eachRecord } from '../dialect/each-record';
import type { RepairedRecord, ReadingNotes, SkippedLines } from './loaded-table';
import { recordRepairer } from '../layout/repair-record';
import { detached, type TextRecord } from '../dialect/record-parser';
import { footerOf, MOST_BELOW } from '../layout/total-row';
import { LIMITS } from './limits';

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
  const isAbove = isAbovePage(notes.skipped.flatMap(({ why, text }) => (why === 'preamble' ? [text] : [])));
  let position = -1;
  let waiting: Promise<void> | null = null;
  /** The last rows: they may sum up or explain those above. */
  const held: { cells: string[]; line: number; repaired: RepairedRecord | null }[] = [];
  const body: string[][] = [];
  notes.counted = 0;
  notes.repaired = [];
  notes.repairedCounts = {};
  const give = (cells: string[], line: number) => {
    notes.counted++;
    const result = onRow(cells, line);
    if (result) waiting = result;
  };
  /** Rows that tell what a row is like: not the very last ones, which may be none. */
  const known: string[][] = [];
  const repair = recordRepairer(layout, from.dialect, known);
  const note = (entry: RepairedRecord) => {
    const count = (notes.repairedCounts[entry.what] ?? 0) + 1;
    notes.repairedCounts[entry.what] = count;
    if (count <= LIMITS.mostNoted) notes.repaired.push(entry);
  };
  const giveFirst = () => {
    const first = held.shift();
    if (!first) return;
    if (first.repaired) note(first.repaired);
    give(first.cells, first.line);
    if (body.length < LIMITS.known) body.push(first.cells.map(detached));
  };
  const take = (record: TextRecord) => {
    if (record.comment) {
      noteSkipped(notes.skipped, 'comment', record, record.raw.trim().slice(0, 120));
      return;
    }
    position++;
    if (position < layout.dataFrom || (position > layout.dataTo && !form.scan)) return;
    if (record.empty || isRule(record) || record.cells.every((cell) => cell.trim() === '')) {
      noteSkipped(notes.skipped, 'empty-rows', record, '');
      return;
    }
    if (layout.width > 2 && record.cells.length === 1 && COMMENT.test(record.cells[0] ?? '')) {
      noteSkipped(notes.skipped, 'comment', record, (record.cells[0] ?? '').slice(0, 120));
      return;
    }
    if (header.length && record.cells.length > 1 && header.includes(record.cells.join('\u0000'))) {
      for (let last = held.at(-1); last && isAbove(last.cells.join(' ')); last = held.at(-1)) {
        held.pop();
        notes.skipped.push({
          why: 'repeated-header',
          from: last.line,
          to: last.line,
          text: last.cells.filter(Boolean).join(' ').slice(0, 120),
        });
      }
      noteSkipped(notes.skipped, 'repeated-header', record, record.cells.join(' ').slice(0, 120));
      return;
    }
    const repaired = repair(record);
    held.push({
      cells: repaired.cells,
      line: record.line,
      repaired: repaired.what
        ? { line: record.line, what: repaired.what, ...(repaired.extra ? { extra: repaired.extra } : {}) }
        : null,
    });
    const settled = held.at(-1 - LIMITS.unsettled);
    if (settled && known.length < LIMITS.known) known.push(settled.cells.map(detached));
    if (held.length > MOST_BELOW) giveFirst();
  };
  const settle = async () => {
    await waiting;
    waiting = null;
  };
  await eachRecord(from, take, { signal, afterPiece: settle });
  footerOf(
    held.map(({ cells }) => cells),
    body,
  ).forEach((why) => {
    const last = held.pop();
    if (!last) return;
    notes.skipped.push({ why, from: last.line, to: last.line, text: last.cells.filter(Boolean).join(' ').slice(0, 120) });
  });
  while (held.length) giveFirst();
  await settle();
}

/** Notes lines that are no row; those that follow each other become one note. */
export function noteSkipped(skipped: SkippedLines[], why: SkippedLines['why'], record: TextRecord, text: string): void {
  const before = skipped.at(-1);
  if (before?.why === why && record.line === before.to + 1) before.to = record.lastLine;
  else if (skipped.length < 1000) skipped.push({ why, from: record.line, to: record.lastLine, text });
}
