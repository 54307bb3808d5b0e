import { writeZip } from './write-zip';

/** A cell of a workbook: text, a number, yes or no, nothing, or a number with the place of its style in `STYLES`. */
export type SheetCell = string | number | boolean | null | { n: number; style: number };

/** Number formats by their places: a plain number, a day, a point in time, a share, euros, a time of day. */
const STYLES = ['General', 'dd\\.mm\\.yyyy', 'yyyy-mm-dd hh:mm:ss', '0.0%', '#,##0.00\\ [$€-407]', 'h:mm:ss'];
export const DAY = 1;
export const POINT = 2;
export const SHARE = 3;
export const EURO = 4;
export const TIME = 5;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const column = (i: number): string => (i < 26 ? '' : column(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));

interface WrittenSheet {
  rows: SheetCell[][];
  hidden?: boolean;
}

/** Days since the end of 1899, as workbooks count them. */
export const serial = (iso: string): number =>
  (Date.parse(iso.length > 10 ? `${iso.replace(' ', 'T')}Z` : iso) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** The files of a workbook as spreadsheet programs write them, for tests. */
export function workbookFiles(sheets: Record<string, WrittenSheet>): Record<string, string> {
  const texts: string[] = [];
  const place = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const cell = (value: SheetCell, at: string): string => {
    if (value === null) return `<c r="${at}"/>`;
    if (typeof value === 'string') return `<c r="${at}" t="s"><v>${place(value)}</v></c>`;
    if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" s="${value.style}"><v>${value.n}</v></c>`;
  };
  const written = Object.values(sheets).map(
    ({ rows }) =>
      `${HEAD}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
        .map((row, y) =>
          row.length === 0
            ? ''
            : `<row r="${y + 1}">${row.map((value, x) => cell(value, `${column(x)}${y + 1}`)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
  );
  const names = Object.entries(sheets);
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns:r="r"><sheets>${names
      .map(
        ([name, { hidden }], i) =>
          `<sheet name="${xml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"${hidden ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet><numFmts>${STYLES.map(
      (code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${xml(code)}"/>`,
    ).join(
      '',
    )}</numFmts><cellXfs>${STYLES.map((_, i) => `<xf numFmtId="${i === 0 ? 0 : 164 + i}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(written.map((text, i) => [`xl/worksheets/sheet${i + 1}.xml`, text])),
    'xl/sharedStrings.xml': `${HEAD}<sst>${texts.map((text) => `<si><t xml:space="preserve">${xml(text)}</t></si>`).join('')}</sst>`,
  };
}

export const writeWorkbook = (sheets: Record<string, WrittenSheet>): Buffer => writeZip(workbookFiles(sheets));
