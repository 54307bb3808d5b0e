import { escapeHtml } from './escape-html';
import type { Picture } from './picture';

const QUIET = '#8b94a7';
const ACCENT = '#3b4fd8';
const SMALL = 'font-size:13px;color:#5b6472';
/** Height of a course, in pixels. */
const HEIGHT = 72;

const table = (style: string, content: string, role = ''): string =>
  `<table${role} cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 16px;${style}">${content}</table>`;

/** A box that some mail programs would fold up without a character in it. */
const box = (style: string): string => `<div style="${style};font-size:0;line-height:0">&nbsp;</div>`;

const percent = (share: number): string => `${Math.max(1, Math.round(share * 100))}%`;

/** The picture as cells of a table, in which nothing is loaded from anywhere. */
export function pictureHtml(picture: Picture): string {
  if (picture.kind === 'bars') {
    const rows = picture.bars.map(
      ({ label, text, share, isMarked }) =>
        `<tr><th scope="row" style="width:35%;padding:4px 12px 4px 0;text-align:start;font-weight:normal;${SMALL}">${escapeHtml(label)}</th>` +
        `<td style="padding:4px 0">${box(`width:${percent(share)};height:14px;border-radius:3px;background:${isMarked ? ACCENT : QUIET}`)}</td>` +
        `<td style="width:1%;padding:4px 0 4px 12px;text-align:end;white-space:nowrap;${SMALL}">${escapeHtml(text)}</td></tr>`,
    );
    return table('', rows.join(''));
  }
  const { shares, title, from, to } = picture;
  const columns = shares.map(
    (share, at) =>
      `<td style="height:${HEIGHT}px;padding:0 1px 0 0;vertical-align:bottom">${box(
        `height:${Math.max(1, Math.round(share * HEIGHT))}px;background:${at === shares.length - 1 ? ACCENT : QUIET}`,
      )}</td>`,
  );
  const drawn = table(
    'table-layout:fixed;margin-bottom:4px',
    `<tr>${columns.join('')}</tr>`,
    ` role="img" aria-label="${escapeHtml(title)}"`,
  );
  const ends = `<tr><td style="${SMALL}">${escapeHtml(from)}</td><td style="text-align:end;${SMALL}">${escapeHtml(to)}</td></tr>`;
  return drawn + table('', ends, ' role="presentation"');
}
