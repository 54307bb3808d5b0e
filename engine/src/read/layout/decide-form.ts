import { decideComments, markedLines, usualWidth } from '../dialect/comment-lines';
import { decideDialect, parseHead } from '../dialect/decide-dialect';
import { PLAIN_DIALECT, type Dialect } from '../dialect/dialect';
import { leadIn, type LeadIn } from '../dialect/lead-in';
import { refuseOtherText } from '../file-kind/file-kind';
import { decideFixedWidth } from '../fixed-width/decide-fixed-width';
import { linesOf } from '../lines-of';
import { LIMITS } from './limits';

/** How the text of a file is written. */
export interface TextForm {
  /** What stands before the first record of all. */
  lead: LeadIn;
  dialect: Dialect;
}

/** Decides by the beginning of a file how its cells are kept apart. @throws InputError when it is no table but another document */
export function decideForm(text: string, complete: boolean): TextForm {
  const lead = leadIn(text, complete);
  const body = text.slice(lead.length);
  const marked = markedLines(body);
  if (marked) {
    const plain = marked.withoutMarked;
    const dialect = dialectOf(plain, complete, lead);
    const rows = cellsOf(plain, dialect, complete);
    const parse = (line: string) => parseHead(line, dialect, true);
    const comments = decideComments(marked, linesOf(body), rows, parse);
    if (comments) {
      const width = usualWidth(rows);
      const even = rows.filter((cells) => cells.length === width).length;
      refuseOtherText(width > 1 && even >= rows.length * LIMITS.even ? plain : text, complete);
      // Names above columns that blanks keep apart tell more of where these begin.
      const fixedWidth = dialect.fixedWidth && comments.header ? decideFixedWidth(marked.withLast, complete) : null;
      return { lead, dialect: { ...dialect, ...(fixedWidth ? { fixedWidth } : {}), comments } };
    }
  }
  refuseOtherText(body, complete);
  return { lead, dialect: dialectOf(body, complete, lead) };
}

function dialectOf(text: string, complete: boolean, lead: LeadIn): Dialect {
  const fixedWidth = lead.delimiter === null ? decideFixedWidth(text, complete) : null;
  return fixedWidth ? { ...PLAIN_DIALECT, fixedWidth } : decideDialect(text, complete, lead.delimiter);
}

const cellsOf = (text: string, dialect: Dialect, complete: boolean): string[][] =>
  parseHead(text, dialect, complete)
    .filter((record) => !record.empty)
    .map(({ cells }) => cells);
