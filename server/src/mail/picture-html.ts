import { escapeHtml } from './escape-html';
import type { Picture } from './picture';

/** Classes of small words and of the mark that is spoken of, which have other colours where it is dark. */
export const QUIET = 'quiet';
export const MARKED = 'marked';
const GREY = '#8b94a7';
const ACCENT = '#3b4fd8';
const SMALL = 'font-size:13px;color:#5b6472';
/** Height of a course, in pixels. */
const HEIGHT = 72;

const table = (style: string, content: string, role = ''): string =>
  `<table${role} cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 16px;${style}">${content}</table>`;

/** A box that some mail programs would fold up without a character in it. */
const box = (style: string, isMarked: boolean): string =>
  `<div${isMarked ? ` class="${MARKED}"` : ''} style="${style};background:${isMarked ? ACCENT : GREY};font-size:0;line-height:0">&nbsp;</div>`;

const percent = (share: number): string => `${Math.max(1, Math.round(share * 100))}%`;

/** The picture as cells of a table, in which nothing is loaded from anywhere. */
export function pictureHtml(picture: Picture): string {
  if (picture.kind === 'bars') {
    const rows = picture.bars.map(
      ({ label, text, share, isMarked }) =>
        // Its bar below it, so that a long name leaves it its room on a phone, too.
        `<tr><th scope="row" class="${QUIET}" style="padding:6px 12px 0 0;text-align:start;font-weight:normal;overflow-wrap:anywhere;${SMALL}">${escapeHtml(label)}</th>` +
        `<td class="${QUIET}" style="padding:6px 0 0;text-align:end;white-space:nowrap;vertical-align:bottom;${SMALL}">${escapeHtml(text)}</td></tr>` +
        `<tr><td colspan="2" style="padding:2px 0 0">${box(`width:${percent(share)};height:12px;border-radius:3px`, isMarked)}</td></tr>`,
    );
    return table('', rows.join(''));
  }
  const { shares, title, from, to } = picture;
  const columns = shares.map(
    (share, at) =>
      `<td style="height:${HEIGHT}px;padding:0 1px 0 0;vertical-align:bottom">${box(
        `height:${Math.max(1, Math.round(share * HEIGHT))}px`,
        at === shares.length - 1,
      )}</td>`,
  );
  const drawn = table(
    'table-layout:fixed;margin-bottom:4px',
    `<tr>${columns.join('')}</tr>`,
    ` role="img" aria-label="${escapeHtml(title)}"`,
  );
  const ends = `<tr><td class="${QUIET}" style="${SMALL}">${escapeHtml(from)}</td><td class="${QUIET}" style="text-align:end;${SMALL}">${escapeHtml(to)}</td></tr>`;
  return drawn + table('', ends, ' role="presentation"');
}
